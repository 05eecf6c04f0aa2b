import type { ReactNode } from 'react'
import { possibleWords } from '#app/components/admin/seo/possible-words.ts'
import { scoreGrade } from '#app/components/ui/score-grade.ts'
import { MOST_UNREVIEWED } from '#core/seo/points.ts'
import { classNames } from '#lib/class-names.ts'
import type { Expected } from './expected.ts'
import { Figure, Figures } from './figures.tsx'
import { dollars } from './run-words.ts'

const tones = { good: 'text-ok', middling: 'text-warn', poor: 'text-err' } as const

type RunFiguresProps = {
	expected: Expected
	spentUsd: number
	score: number | null
	target: number
	/** Nothing before it is over. */
	lasted: string | undefined
}

/** What it costs, how good it is, how long it takes. */
export function RunFigures({ expected, spentUsd, score, target, lasted }: RunFiguresProps) {
	return (
		<Figures className="grid-cols-2 @2xl:grid-cols-4 lg:grid-cols-4">
			<Figure label="Custo estimado" note={expected.cost.note}>
				{expected.cost.text}
			</Figure>
			<Figure label="Gasto até aqui">{dollars(spentUsd)}</Figure>
			<Figure label="SEO agora">
				{score === null ? (
					<>
						– <Small>meta {target}</Small>
					</>
				) : (
					<>
						<span className={tones[scoreGrade(score).tone]}>{score}</span>{' '}
						{/* Nobody reviews a text while it is being made. */}
						<Small block>
							{possibleWords(MOST_UNREVIEWED)}; a meta é {target} % deles
						</Small>
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
		</Figures>
	)
}

function Small({ children, block = false }: { children: ReactNode; block?: boolean }) {
	return (
		<small className={classNames('font-sans text-field-hint font-medium text-ink-3', block && 'block')}>
			{children}
		</small>
	)
}
