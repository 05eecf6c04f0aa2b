import type { Angle, Topic } from './knowledge/types.ts'

/** One of several wordings: always the same for the same request. */
export type Choose = <Item>(items: readonly Item[]) => Item

const contracted = { o: ['do', 'no'], a: ['da', 'na'], os: ['dos', 'nos'], as: ['das', 'nas'] } as const

/** Puts the topic, with its article, where a phrase leaves room for it. */
export function fill(phrase: string, { name, article }: Pick<Topic, 'name' | 'article'>): string {
	const [of, within] = contracted[article]
	return capitalised(
		phrase
			.replaceAll('{o}', `${article} ${name}`)
			.replaceAll('{do}', `${of} ${name}`)
			.replaceAll('{no}', `${within} ${name}`),
	)
}

export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

/** As within a sentence. Initials and names of laws keep their capital. */
export function lowered(text: string): string {
	return /^(?:\p{Lu}{2}|Lei )/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** A consortium or a pension plan has no accident to report, nor coverage to speak of. */
export function voiceOf({ insurance, id }: Pick<Topic, 'insurance' | 'id'>, angle: Angle): Angle {
	if (insurance) return angle
	if (angle === 'claim') return 'rights'
	return angle === 'coverage' && id !== 'plano-de-saude' ? 'guide' : angle
}
