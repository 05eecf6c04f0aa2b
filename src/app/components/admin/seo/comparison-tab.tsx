import { ScoreRing } from '#app/components/ui/score-ring.tsx'
import { type BlockChange, diffBlocks } from '#core/seo/block-diff.ts'
import type { Check } from '#core/seo/check-article.ts'
import { classNames } from '#lib/class-names.ts'
import { Cell, DataTable, HeadCell, Row } from '../data-table.tsx'
import { NoLineDiffers } from '../no-line-differs.tsx'

export type Version = { content: string; check: Check }

/** Two versions of a text side by side: their scores, point by point, and what was written otherwise. */
export function ComparisonTab({ before, after }: { before: Version; after: Version }) {
	return (
		<div className="grid gap-6">
			<div className="flex flex-wrap gap-x-10 gap-y-4">
				<Score label="Antes" check={before.check} />
				<Score label="Depois" check={after.check} />
			</div>
			<Points before={before.check} after={after.check} />
			<Difference before={before.content} after={after.content} />
		</div>
	)
}

function Score({ label, check: { score, html, ymyl } }: { label: string; check: Check }) {
	return (
		<div className="flex items-center gap-4">
			<ScoreRing score={Math.round(score)} />
			<p>
				<b className="block">{label}</b>
				<span className="block text-ink-2 tabular-nums">
					40 % de {decimal(html)} + 60 % de {decimal(ymyl)} = {decimal(score)}
				</span>
				<span className="block text-fine text-ink-3">Estrutura HTML e YMYL</span>
			</p>
		</div>
	)
}

function Points({ before, after }: { before: Check; after: Check }) {
	return (
		<div className="rounded-card border border-line">
			<DataTable
				caption="Pontos por regra, antes e depois"
				head={
					<>
						<HeadCell>Regra</HeadCell>
						<HeadCell numeric>Máximo</HeadCell>
						<HeadCell numeric>Antes</HeadCell>
						<HeadCell numeric>Depois</HeadCell>
					</>
				}
			>
				{after.rules.map(({ id, label, points, granted }) => {
					const earlier = before.rules.find((rule) => rule.id === id)?.granted ?? 0
					return (
						<Row key={id}>
							<Cell>{label}</Cell>
							<Cell numeric quiet>
								{decimal(points)}
							</Cell>
							<Cell numeric>{decimal(earlier)}</Cell>
							<Cell
								numeric
								className={classNames(
									granted > earlier && 'font-semibold text-ok',
									granted < earlier && 'font-semibold text-err',
								)}
							>
								{decimal(granted)}
							</Cell>
						</Row>
					)
				})}
			</DataTable>
		</div>
	)
}

const looks: Record<BlockChange['kind'], { sign: string; name: string; look: string }> = {
	same: { sign: ' ', name: 'igual', look: 'text-ink-3' },
	removed: { sign: '−', name: 'removido', look: 'bg-err-surface text-err' },
	added: { sign: '+', name: 'acrescentado', look: 'bg-ok-surface text-ok' },
}

function Difference({ before, after }: { before: string; after: string }) {
	const { changes, cut } = diffBlocks(before, after)
	const shown = changes.filter(({ kind }, index) => kind !== 'same' || isNearChange(changes, index))
	if (!changes.some(({ kind }) => kind !== 'same')) return <NoLineDiffers before={before} after={after} />
	return (
		<ul
			aria-label="O que mudou no texto"
			className="overflow-hidden rounded-card border border-line font-mono text-fine"
		>
			{shown.map(({ kind, text }, index) => (
				<li key={index} className={classNames('flex gap-2.5 px-4 py-1.5', looks[kind].look)}>
					<span aria-hidden="true" className="w-3 shrink-0 text-center">
						{looks[kind].sign}
					</span>
					<span className="min-w-0 break-words">
						<span className="sr-only">{looks[kind].name}: </span>
						{text}
					</span>
				</li>
			))}
			{cut && (
				<li className="px-4 py-1.5 text-ink-3">Há mais diferenças do que cabem aqui; só as primeiras aparecem.</li>
			)}
		</ul>
	)
}

function isNearChange(changes: readonly BlockChange[], index: number): boolean {
	return [index - 1, index + 1].some((neighbour) => (changes[neighbour]?.kind ?? 'same') !== 'same')
}

function decimal(value: number): string {
	return value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}
