import type { Choice, Wish } from '#core/generation/local-writer/prompt/types.ts'

/** A prompt on a subject that was picked, with the wishes of the one that it takes the place of. */
export function promptFor({ label }: Choice, wishes: readonly Wish[]): string {
	const [topic, subject] = label.split(' › ')
	const wanted = wishes.map((wish) => (wish.kind === 'place' ? `em ${wish.value}` : wish.text))
	return [subject ? `${subject} (${topic})` : topic, ...wanted].join(', ')
}
