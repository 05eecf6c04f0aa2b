import type { Expected, WritingCosts } from './expected.ts'
import { Figure, Figures } from './figures.tsx'
import { dollars, wholeDollars } from './run-words.ts'

/** Before a run: what it will cost and take by the records, and what the month has left for it. */
export function BeforeFigures({ expected, month }: { expected: Expected; month: WritingCosts['month'] }) {
	return (
		<Figures className="md:grid-cols-3">
			<Figure label="Custo estimado" note={expected.cost.note}>
				{expected.cost.text}
			</Figure>
			<Figure label="Tempo esperado" note={expected.time.note}>
				{expected.time.text}
			</Figure>
			{month ? (
				<Figure label="Resta neste mês" note={`de ${wholeDollars(month.limitUsd)} com o ${month.label}`}>
					{dollars(Math.max(0, month.limitUsd - month.spentUsd))}
				</Figure>
			) : (
				<Figure label="Resta neste mês" note="o redator local não cobra">
					sem limite
				</Figure>
			)}
		</Figures>
	)
}
