import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import type { DueReview } from '#core/reviews/list-due-reviews.ts'
import { dateOf, daysBetween } from '#lib/brasilia-time.ts'
import type { Block } from './block.ts'
import { BlockCard, NothingHere } from './block-card.tsx'
import { PostLine } from './post-line.tsx'

type DueReviewsProps = { block: Block<{ articles: DueReview[]; total: number; more: boolean }>; now: Date }

export function DueReviews({ block, now }: DueReviewsProps) {
	const { total, more } = block.ok ? block.value : { total: 0, more: false }
	return (
		<BlockCard
			title="No ar, a revisar"
			block={block}
			actions={total > 0 && <Badge tone="warn">{`${more ? 'mais de ' : ''}${countOf(total)}`}</Badge>}
		>
			{({ articles }) =>
				articles.length === 0 ? (
					<NothingHere
						title="Tudo revisado"
						hint="Um artigo volta aqui quando o texto muda, ou cinco meses depois da revisão."
					/>
				) : (
					<ul className="divide-y divide-line">
						{articles.map((article) => (
							<li key={article.id}>
								<Article article={article} now={now} />
							</li>
						))}
					</ul>
				)
			}
		</BlockCard>
	)
}

function countOf(total: number): string {
	return `${total.toLocaleString('pt-BR')} ${total === 1 ? 'artigo' : 'artigos'}`
}

function Article({ article, now }: { article: DueReview; now: Date }) {
	const { id, title, reviewedAt } = article
	const { tone, words } = describe(article, now)
	const note = reviewedAt ? `Revisado em ${dateOf(reviewedAt)}` : 'No ar sem revisão de uma pessoa'
	return (
		<PostLine id={id} title={title} note={note}>
			<Badge tone={tone} dot>
				{words}
			</Badge>
		</PostLine>
	)
}

function describe({ reviewedAt, expiresAt }: DueReview, now: Date): { tone: BadgeTone; words: string } {
	if (!reviewedAt) return { tone: 'err', words: 'nunca revisado' }
	if (!expiresAt) return { tone: 'err', words: 'mudou depois da revisão' }
	const days = daysBetween(now, expiresAt)
	if (days === 0) return { tone: 'warn', words: 'vence hoje' }
	if (days < 0) return { tone: 'err', words: `vencida há ${daysOf(-days)}` }
	return { tone: 'warn', words: `vence em ${daysOf(days)}` }
}

function daysOf(days: number): string {
	return days === 1 ? '1 dia' : `${days.toLocaleString('pt-BR')} dias`
}
