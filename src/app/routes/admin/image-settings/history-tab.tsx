import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { duration, usd } from '#app/components/admin/charts/figures.ts'
import { lookOf } from '#app/components/admin/charts/provider-look.ts'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { listCard } from '#app/components/admin/list/pager.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { ListedGeneration } from '#core/images/list-generations.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { tellState } from './generation-words.ts'
import { SettingsFrame } from './settings-frame.tsx'
import type { HistoryData } from './tab-data.ts'
import { useRefresh } from './use-refresh.tsx'

export function HistoryTab({ read }: { read: HistoryData }) {
	const { shown, loading, button, refresh } = useRefresh(read)
	const { generations, code } = shown
	return (
		<SettingsFrame current="historico" actions={button}>
			<div aria-busy={loading} className={classNames('transition-opacity', loading && 'opacity-60')}>
				{!generations && (
					<ListState
						state="error"
						message="O histórico não está disponível agora."
						correlationId={code}
						onRetry={refresh}
					/>
				)}
				{generations?.length === 0 && (
					<ListState
						state="empty"
						title="Nenhuma geração para mostrar"
						hint="Clique em “Atualizar” para carregar o histórico de gerações."
					/>
				)}
				{generations && generations.length > 0 && <Generations generations={generations} />}
			</div>
		</SettingsFrame>
	)
}

/** Where columns have no room, everything else moves above and below the prompt. */
const wideOnly = '@max-[46rem]:hidden'

function Generations({ generations }: { generations: ListedGeneration[] }) {
	return (
		<AdminCard flush className={listCard}>
			<DataTable
				caption="Histórico de gerações de imagem"
				fits
				head={
					<>
						<HeadCell className={wideOnly}>Data</HeadCell>
						<HeadCell>Prompt</HeadCell>
						<HeadCell className={wideOnly}>Provedor</HeadCell>
						<HeadCell className={wideOnly}>Status</HeadCell>
						<HeadCell numeric className={wideOnly}>
							Tempo
						</HeadCell>
						<HeadCell numeric className={wideOnly}>
							Custo
						</HeadCell>
					</>
				}
			>
				{generations.map((generation) => (
					<Generation key={generation.id} {...generation} />
				))}
			</DataTable>
			<p className="border-t border-line px-4.5 py-3 text-fine text-ink-3">
				{generations.length === 1 ? 'A geração mais recente.' : `As ${generations.length} gerações mais recentes.`}
			</p>
		</AdminCard>
	)
}

function Generation(generation: ListedGeneration) {
	const { promptText, provider, createdAt, generationTimeMs, costUsd } = generation
	const { tone, label, reason, reasonTone } = tellState(generation)
	const time = generationTimeMs > 0 ? duration(generationTimeMs) : '–'
	const badge = (
		<Badge tone={tone} dot>
			{label}
		</Badge>
	)
	const moment = <time dateTime={createdAt.toISOString()}>{momentOf(createdAt)}</time>
	return (
		<Row>
			<Cell quiet className={classNames('align-top whitespace-nowrap', wideOnly)}>
				{moment}
			</Cell>
			<Cell className="align-top">
				<p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-3 group-hover/row:text-ink-2 @min-[46rem]:hidden">
					{badge}
					{moment}
				</p>
				<p title={promptText} className="line-clamp-2 break-words">
					{promptText}
				</p>
				{reason && (
					<p className={classNames('mt-0.5 text-fine', reasonTone === 'err' ? 'text-err' : 'text-warn')}>{reason}</p>
				)}
				<p className="mt-1 text-fine text-ink-3 group-hover/row:text-ink-2 @min-[46rem]:hidden">
					{lookOf(provider).name} · {time} · {usd(costUsd)}
				</p>
			</Cell>
			<Cell className={classNames('align-top whitespace-nowrap', wideOnly)}>
				<span className="inline-flex items-center gap-2">
					<span className={classNames('size-2.5 rounded-[3px]', lookOf(provider).className)} />
					{lookOf(provider).name}
				</span>
			</Cell>
			<Cell className={classNames('align-top', wideOnly)}>{badge}</Cell>
			<Cell numeric className={classNames('align-top', wideOnly)}>
				{time}
			</Cell>
			<Cell numeric className={classNames('align-top', wideOnly)}>
				{usd(costUsd)}
			</Cell>
		</Row>
	)
}
