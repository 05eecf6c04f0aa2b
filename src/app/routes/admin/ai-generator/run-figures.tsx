import type { ReactNode } from 'react'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { possibleWords } from '#app/components/admin/seo/possible-words.ts'
import { scoreGrade } from '#app/components/ui/score-grade.ts'
import { MOST_UNREVIEWED } from '#core/seo/check-article.ts'
import { classNames } from '#lib/class-names.ts'
import { dollars } from './run-words.ts'

const tones = { good: 'text-ok', middling: 'text-warn', poor: 'text-err' } as const

type RunFiguresProps = {
	estimateUsd: number
	/** Nothing before there is a run. */
	spentUsd: number | undefined
	score: number | null
	target: number
	time: { label: string; value: string }
}

/** What it costs, how good it is, how long it takes. */
export function RunFigures({ estimateUsd, spentUsd, score, target, time }: RunFiguresProps) {
	return (
		<dl className={classNames(cardLook, '@container grid grid-cols-2 overflow-hidden @2xl:grid-cols-4 lg:grid-cols-4')}>
			<Figure label="Custo estimado">{dollars(estimateUsd)}</Figure>
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
			<Figure label={time.label}>{time.value}</Figure>
		</dl>
	)
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="-mb-px -ml-px min-w-0 border-b border-l border-line px-4.5 py-3.5">
			<dt className="text-field-hint text-ink-3">{label}</dt>
			<dd className="font-heading text-[1.375rem] leading-tight font-heavy normal-nums">{children}</dd>
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
