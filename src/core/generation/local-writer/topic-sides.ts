import type { Angle, Aspect, Topic } from './knowledge/types.ts'

/** Which sides of a topic answer a question. Each answers one, so that no two articles on a topic are alike. */
const sides: Record<Angle, readonly Aspect[]> = {
	guide: ['what'],
	cost: ['price'],
	claim: ['claim'],
	worth: ['who'],
	coverage: ['covers', 'excludes'],
	mistakes: ['mistakes'],
	rights: ['law'],
	buying: ['buying'],
	// Of two products, which are then told side by side.
	compare: ['what', 'who'],
}

type Asked = { angle: Angle; second?: Topic | undefined }

/** To compare the offers of one product is to choose among them: that is asked by whoever wants to buy. */
export function questionOf({ angle, second }: Asked): Angle {
	return angle === 'compare' && second?.kind !== 'product' ? 'buying' : angle
}

export function sidesOf(asked: Asked): readonly Aspect[] {
	return sides[questionOf(asked)]
}
