import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import type { StaleFactCheck } from '#core/posts/reading/list-stale-fact-checks.ts'
import { dateOf, daysBetween } from '#lib/brasilia-time.ts'
import type { Block } from './block.ts'
import { BlockCard, NothingHere } from './block-card.tsx'
import { PostLine } from './post-line.tsx'

type FactChecksProps = { block: Block<{ articles: StaleFactCheck[]; total: number; more: boolean }>; now: Date }

export function FactChecks({ block, now }: FactChecksProps) {
	const { total, more } = block.ok ? block.value : { total: 0, more: false }
	return (
		<BlockCard
			title="Verificação de fatos a vencer"
			block={block}
			actions={total > 0 && <Badge tone="warn">{`${more ? 'mais de ' : ''}${countOf(total)}`}</Badge>}
		>
			{({ articles }) =>
				articles.length === 0 ? (
					<NothingHere title="Tudo verificado" hint="Cada artigo volta aqui cinco meses depois da verificação." />
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

function Article({ article, now }: { article: StaleFactCheck; now: Date }) {
	const { id, title, factCheckedAt, expiresAt } = article
	const { tone, words } = describe(expiresAt, now)
	const note = factCheckedAt ? `Verificado em ${dateOf(factCheckedAt)}` : 'Publicado sem verificação'
	return (
		<PostLine id={id} title={title} note={note}>
			<Badge tone={tone} dot>
				{words}
			</Badge>
		</PostLine>
	)
}

function describe(expiresAt: Date | null, now: Date): { tone: BadgeTone; words: string } {
	if (!expiresAt) return { tone: 'err', words: 'nunca verificado' }
	const days = daysBetween(now, expiresAt)
	if (days === 0) return { tone: 'warn', words: 'vence hoje' }
	if (days < 0) return { tone: 'err', words: `vencida há ${daysOf(-days)}` }
	return { tone: 'warn', words: `vence em ${daysOf(days)}` }
}

function daysOf(days: number): string {
	return days === 1 ? '1 dia' : `${days.toLocaleString('pt-BR')} dias`
}
