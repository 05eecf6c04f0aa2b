import type { ReactNode } from 'react'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { possibleWords } from '#app/components/admin/seo/possible-words.ts'
import { scoreGrade } from '#app/components/ui/score-grade.ts'
import { MOST_UNREVIEWED } from '#core/seo/check-article.ts'
import { classNames } from '#lib/class-names.ts'
import type { Expected } from './expected.ts'
import { dollars } from './run-words.ts'

const tones = { good: 'text-ok', middling: 'text-warn', poor: 'text-err' } as const

type RunFiguresProps = {
	expected: Expected
	/** Nothing before there is a run. */
	spentUsd: number | undefined
	score: number | null
	target: number
	/** Nothing before it is over. */
	lasted: string | undefined
}

/** What it costs, how good it is, how long it takes. */
export function RunFigures({ expected, spentUsd, score, target, lasted }: RunFiguresProps) {
	return (
		<dl className={classNames(cardLook, '@container grid grid-cols-2 overflow-hidden @2xl:grid-cols-4 lg:grid-cols-4')}>
			<Figure label="Custo estimado" note={expected.cost.note}>
				{expected.cost.text}
			</Figure>
			<Figure label={spentUsd === undefined ? 'Gasto' : 'Gasto até aqui'}>
				{spentUsd === undefined ? 'nada ainda' : dollars(spentUsd)}
			</Figure>
			<Figure label="SEO agora">
				{score === null ? (
					<>
						– <Small>meta {target}</Small>
					</>
				) : (
					<>
						<span className={tones[scoreGrade(score).tone]}>{score}</span> <Small>meta {target}</Small>
						{/* Nobody reviews a text while it is being made. */}
						<Small block>{possibleWords(MOST_UNREVIEWED)}</Small>
					</>
				)}
			</Figure>
			{lasted === undefined ? (
				<Figure label="Tempo esperado" note={expected.time.note}>
					{expected.time.text}
				</Figure>
			) : (
				<Figure label="Duração">{lasted}</Figure>
			)}
		</dl>
	)
}

function Figure({ label, note, children }: { label: string; note?: string | undefined; children: ReactNode }) {
	return (
		<div className="-mb-px -ml-px min-w-0 border-b border-l border-line px-4.5 py-3.5">
			<dt className="text-field-hint text-ink-3">{label}</dt>
			<dd className="font-heading text-[1.375rem] leading-tight font-heavy normal-nums">{children}</dd>
			{note && <dd className="text-field-hint text-ink-3">{note}</dd>}
		</div>
	)
}

function Small({ children, block = false }: { children: ReactNode; block?: boolean }) {
	return (
		<small className={classNames('font-sans text-field-hint font-medium text-ink-3', block && 'block')}>
			{children}
		</small>
	)
}
