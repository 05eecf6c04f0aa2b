import { LoaderCircle, RotateCw } from 'lucide-react'
import { Form, Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import { ProgressBar } from '#app/components/admin/progress-bar.tsx'
import { MissingPoints } from '#app/components/admin/publish-reasons.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { momentOf } from '#lib/brasilia-time.ts'
import type { RunView, RunViewItem } from './run-view.ts'
import { itemLooks, runLook, startTexts, triggers } from './scheduler-words.ts'

type LastRunProps = { run: RunView | null; retrying: boolean; onRetry: () => void }

/** What the last run did, or is doing. */
export function LastRun({ run, retrying, onRetry }: LastRunProps) {
	if (!run)
		return (
			<AdminCard title="Última execução">
				<p className="text-ink-2">Nenhuma execução ainda. Use “Executar agora” ou ligue a geração diária.</p>
			</AdminCard>
		)
	const { tone, words } = runLook(run)
	return (
		<AdminCard
			title="Última execução"
			flush
			actions={
				<span role="status">
					<Badge tone={tone} dot>
						{words}
					</Badge>
				</span>
			}
		>
			<div className="grid gap-3 px-4.5 py-4">
				{run.state === 'running' ? <Progress run={run} /> : <p className="font-medium">{run.message}</p>}
				<p className="text-fine text-ink-3">
					{triggers[run.trigger]}, {momentOf(new Date(run.startedAt))}
				</p>
			</div>
			{run.items.length > 0 && (
				<ul className="divide-y divide-line border-t border-line">
					{run.items.map((item) => (
						<Item key={item.category} item={item} />
					))}
				</ul>
			)}
			{run.state !== 'running' && <Summary run={run} retrying={retrying} onRetry={onRetry} />}
		</AdminCard>
	)
}

function Progress({ run: { items } }: { run: RunView }) {
	const done = items.filter(({ status }) => status !== 'waiting' && status !== 'writing').length
	return (
		<div className="grid gap-2.5">
			<p className="flex items-center gap-2 font-medium">
				<Icon of={LoaderCircle} size={17} className="shrink-0 animate-spin text-ink-2 motion-reduce:animate-none" />
				{startTexts.title}: {done} de {items.length} categorias
			</p>
			<ProgressBar label="Categorias prontas" value={done} max={items.length} />
		</div>
	)
}

function Item({ item }: { item: RunViewItem }) {
	const { category, status, title, postId, postStatus, message, missing = [] } = item
	const { tone, words } = itemLooks[status]
	return (
		<li className="grid gap-x-4 gap-y-1.5 px-4.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
			<div className="min-w-0">
				{postId ? (
					<Link to={`/admin/posts/${postId}`} className="font-semibold wrap-anywhere hover:underline">
						{title}
					</Link>
				) : (
					<p className="font-semibold wrap-anywhere">{title || category}</p>
				)}
				{title && <p className="text-fine text-ink-3">{category}</p>}
				{missing.length > 0 && <MissingPoints reasons={missing} className="mt-0.5 text-fine" />}
				{message && missing.length === 0 && (
					<p className={status === 'error' ? 'mt-0.5 text-fine text-err' : 'mt-0.5 text-fine text-ink-2'}>{message}</p>
				)}
			</div>
			<div className="flex flex-wrap items-center gap-1.5">
				{status === 'success' && postStatus && <PostStateBadge state={postStatus} />}
				<Badge tone={tone} dot={status !== 'success'}>
					{words}
				</Badge>
			</div>
		</li>
	)
}

type SummaryProps = { run: RunView; retrying: boolean; onRetry: () => void }

function Summary({ run: { id, items, summary }, retrying, onRetry }: SummaryProps) {
	const made = items.filter(({ status }) => status === 'success')
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-4.5 py-3.5">
			<dl className="flex flex-wrap gap-x-4 gap-y-1 text-fine" aria-label="Resumo da execução">
				<Fact label="Total" value={summary.success} strong />
				{made.map(({ category }) => (
					<Fact key={category} label={category} value={1} />
				))}
				{summary.skipped > 0 && <Fact label="Ignoradas" value={summary.skipped} />}
				{summary.error > 0 && <Fact label="Com erro" value={summary.error} />}
			</dl>
			{summary.error > 0 && (
				<Form method="post" preventScrollReset onSubmit={onRetry}>
					<input type="hidden" name="intent" value="retry" />
					<input type="hidden" name="runId" value={id} />
					<AdminButton type="submit" size="small" busy={retrying} icon={<Icon of={RotateCw} size={15} />}>
						Tentar de novo
					</AdminButton>
				</Form>
			)}
		</div>
	)
}

function Fact({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
	return (
		<div className={strong ? 'flex gap-1.5 font-semibold' : 'flex gap-1.5 text-ink-2'}>
			<dt>{label}:</dt>
			<dd>{value}</dd>
		</div>
	)
}
