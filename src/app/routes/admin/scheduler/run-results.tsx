import { LoaderCircle } from 'lucide-react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { MissingPoints } from '#app/components/admin/publish-reasons.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { scoreGrade } from '#app/components/ui/score-grade.ts'
import { ScoreRing } from '#app/components/ui/score-ring.tsx'
import { MOST_UNREVIEWED } from '#core/seo/points.ts'
import { dollars } from '../ai-generator/run-words.ts'
import type { RunView, RunViewItem } from './run-view.ts'
import { SchedulerForm } from './scheduler-form.tsx'
import { isToReview, verdictOfItem } from './verdict-of-item.ts'

const columns =
	'@min-[46rem]:grid-cols-[minmax(0,1.2fr)_8.5rem_minmax(0,1fr)_5.5rem_4.5rem] @min-[46rem]:items-center @min-[46rem]:gap-x-4'

/** Each article of a run with its score, verdict, cost and the way to it. */
export function RunResults({ run: { id, state, items } }: { run: RunView }) {
	return (
		<div className="@container border-t border-line">
			<div
				aria-hidden="true"
				className={`hidden px-4.5 py-2 text-fine font-semibold text-ink-3 @min-[46rem]:grid ${columns}`}
			>
				<span>Artigo</span>
				<span>SEO ao gerar</span>
				<span>Veredito</span>
				<span className="text-right">Custo</span>
			</div>
			<ul
				aria-label="Resultado por categoria"
				className="divide-y divide-line @min-[46rem]:border-t @min-[46rem]:border-line"
			>
				{items.map((item) => (
					<Item key={item.categoryId} item={item} runId={id} running={state === 'running'} />
				))}
			</ul>
			<p className="border-t border-line px-4.5 py-2.5 text-fine text-ink-3">
				{state === 'running'
					? 'Cancelar deixa os prontos como estão, para o artigo em curso no fim do passo e não gasta com os que faltam.'
					: `A nota de SEO e o veredito são do momento da geração; sem a revisão de uma pessoa, a nota vai até ${MOST_UNREVIEWED}. O editor mostra os de agora.`}
			</p>
		</div>
	)
}

function Item({ item, runId, running }: { item: RunViewItem; runId: string; running: boolean }) {
	const { category, status, title, missing, costUsd, post } = item
	const { tone, words, reason } = verdictOfItem(item)
	const name = post?.title ?? title
	return (
		<li
			className={`grid gap-x-3 gap-y-1.5 px-4.5 py-3 ${columns} ${status === 'writing' ? 'bg-accent-surface/50' : ''}`}
		>
			<div className="min-w-0">
				{post ? (
					<Link to={`/admin/posts/${post.id}`} className="font-semibold wrap-anywhere hover:underline">
						{name}
					</Link>
				) : (
					<p className="font-semibold wrap-anywhere">{name || category}</p>
				)}
				{name && <p className="text-fine text-ink-3">{category}</p>}
			</div>
			<Score item={item} />
			<div className="min-w-0">
				<Badge tone={tone} dot>
					{words}
				</Badge>
				{reason && (
					<p className={`mt-1 text-fine wrap-anywhere ${status === 'error' ? 'text-err' : 'text-ink-2'}`}>{reason}</p>
				)}
				{!reason && missing.length > 0 && post?.status === 'draft' && (
					<MissingPoints reasons={missing} className="mt-1 text-fine" />
				)}
			</div>
			<p className="text-fine text-ink-2 tabular-nums @min-[46rem]:text-right">
				<span className="@min-[46rem]:sr-only">Custo: </span>
				{status === 'waiting' || status === 'skipped' ? 'nada' : dollars(costUsd)}
			</p>
			<div className="@min-[46rem]:justify-self-end">
				{post && (
					<AdminButton size="small" to={`/admin/posts/${post.id}`} aria-label={`${verb(item)}: ${name}`}>
						{verb(item)}
					</AdminButton>
				)}
				{running && (status === 'waiting' || status === 'writing') && <TakeOut item={item} runId={runId} />}
			</div>
		</li>
	)
}

function verb(item: RunViewItem): string {
	return isToReview(item) ? 'Rever' : 'Abrir'
}

function Score({ item: { status, score } }: { item: RunViewItem }) {
	if (score !== null)
		return (
			<p className="flex items-center gap-2 text-fine text-ink-2">
				<ScoreRing score={score} size={38} />
				<span aria-hidden="true">{scoreGrade(score).word}</span>
			</p>
		)
	if (status !== 'writing') return <p className="text-ink-3 @max-[46rem]:hidden">–</p>
	return (
		<p className="@max-[46rem]:hidden">
			<Icon of={LoaderCircle} size={20} className="animate-spin text-accent motion-reduce:animate-none" />
		</p>
	)
}

/** Calls off one article: the one under way, or one that waits. */
function TakeOut({ item: { categoryId, category, status, cancelling }, runId }: { item: RunViewItem; runId: string }) {
	const word = status === 'writing' ? 'Pular' : 'Tirar'
	return (
		<SchedulerForm>
			<input type="hidden" name="intent" value="cancel" />
			<input type="hidden" name="runId" value={runId} />
			<input type="hidden" name="categoryId" value={categoryId} />
			<AdminButton type="submit" tone="quiet" size="small" disabled={cancelling} aria-label={`${word}: ${category}`}>
				{word}
			</AdminButton>
		</SchedulerForm>
	)
}
