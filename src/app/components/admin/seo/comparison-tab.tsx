import { Fragment, useState } from 'react'
import { ScoreRing } from '#app/components/ui/score-ring.tsx'
import { diffBlocks, type TextChange } from '#core/seo/block-diff.ts'
import type { Check } from '#core/seo/check-article.ts'
import type { Group } from '#core/seo/finding.ts'
import { WEIGHTS } from '#core/seo/points.ts'
import { classNames } from '#lib/class-names.ts'
import { AdminButton } from '../admin-button.tsx'
import { Cell, DataTable, HeadCell, Row } from '../data-table.tsx'
import { NoLineDiffers } from '../no-line-differs.tsx'
import { possibleWords } from './possible-words.ts'

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

function Score({ label, check: { score, possible, html, ymyl } }: { label: string; check: Check }) {
	return (
		<div className="flex items-center gap-4">
			<ScoreRing score={Math.round(score)} />
			<p>
				<b className="block">{label}</b>
				<span className="block text-ink-2 tabular-nums">
					{shareOf('html')} de {decimal(html)} + {shareOf('ymyl')} de {decimal(ymyl)} = {decimal(score)}
				</span>
				<span className="block text-fine text-ink-3">
					{['Estrutura HTML e YMYL', possibleWords(possible)].filter(Boolean).join(', ')}
				</span>
			</p>
		</div>
	)
}

/** Rules with all their points are folded: nobody has to do anything about them. */
function Points({ before, after }: { before: Check; after: Check }) {
	const [unfolded, setUnfolded] = useState(false)
	const earlierOf = (id: string) => before.rules.find((one) => one.id === id)?.granted ?? 0
	const full = after.rules.filter(({ id, points, granted }) => granted === points && earlierOf(id) === points)
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
				{groups.map(({ name, label }) => (
					<Fragment key={name}>
						<tr>
							<HeadCell scope="rowgroup" colSpan={4}>
								{label}
							</HeadCell>
						</tr>
						{after.rules
							.filter((rule) => rule.group === name && (unfolded || !full.includes(rule)))
							.map(({ id, label: rule, points, granted }) => (
								<PointsRow key={id} label={rule} most={points} before={earlierOf(id)} after={granted} />
							))}
						<PointsRow
							sum
							label={`Soma de ${label} (vale ${shareOf(name)} da nota)`}
							most={100}
							before={before[name]}
							after={after[name]}
						/>
					</Fragment>
				))}
				<PointsRow
					sum
					label={`Nota: ${groups.map(({ name, label }) => `${shareOf(name)} de ${label}`).join(' + ')}`}
					most={100}
					before={before.score}
					after={after.score}
				/>
			</DataTable>
			{full.length > 0 && (
				<p className="border-t border-line px-2 py-1.5">
					<AdminButton tone="quiet" size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
						{unfolded ? 'Dobrar' : 'Mostrar'} as regras com todos os pontos ({full.length})
					</AdminButton>
				</p>
			)}
		</div>
	)
}

const groups: { name: Group; label: string }[] = [
	{ name: 'html', label: 'Estrutura HTML' },
	{ name: 'ymyl', label: 'YMYL' },
]

function shareOf(group: Group): string {
	return `${decimal(WEIGHTS[group] * 100)} %`
}

type PointsRowProps = { label: string; most: number; before: number; after: number; sum?: boolean }

function PointsRow({ label, most, before, after, sum = false }: PointsRowProps) {
	return (
		<Row className={classNames(sum && 'font-semibold')}>
			<Cell>{label}</Cell>
			<Cell numeric quiet>
				{decimal(most)}
			</Cell>
			<Cell numeric>{decimal(before)}</Cell>
			<Cell
				numeric
				className={classNames(after > before && 'font-semibold text-ok', after < before && 'font-semibold text-err')}
			>
				{decimal(after)}
			</Cell>
		</Row>
	)
}

const looks: Record<TextChange['kind'], { sign: string; name: string; look: string }> = {
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
				<li className="px-4 py-1.5 text-ink-3">Há mais diferenças do que cabe mostrar; só as primeiras aparecem.</li>
			)}
		</ul>
	)
}

function isNearChange(changes: readonly TextChange[], index: number): boolean {
	return [index - 1, index + 1].some((neighbour) => (changes[neighbour]?.kind ?? 'same') !== 'same')
}

function decimal(value: number): string {
	return value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}
