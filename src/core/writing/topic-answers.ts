import { type Angle, angles, type Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { sharedStems, stemsIn } from './shared-words.ts'
import { sidesOf } from './topic-sides.ts'

/**
 * The point of a topic's summary that answers a question: the one nearest to its sides. Each answers one question; where
 * there are too few of them, none is left for some.
 */
export function answerOf({ summary, facts }: Topic, question: Angle): string | undefined {
	// Of two products side by side, it is told first what the first is.
	const asked = question === 'compare' ? 'guide' : question
	const offers = angles
		.filter((angle) => angle !== 'compare')
		.flatMap((angle) => {
			const told = sidesOf({ angle }).flatMap((aspect) => facts[aspect])
			const stems = stemsIn(told.map((fact) => spoken(fact)).join(' '))
			return summary.map((point) => ({
				angle,
				point,
				nearness: sharedStems(point, stems) / Math.max(1, stemsIn(point).size),
			}))
		})
		.toSorted((a, b) => b.nearness - a.nearness)
	const answers = new Map<Angle, string>()
	for (const { angle, point } of offers)
		if (!answers.has(angle) && ![...answers.values()].includes(point)) answers.set(angle, point)
	return answers.get(asked)
}
