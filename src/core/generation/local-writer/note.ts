import { addMonths } from '#lib/add-months.ts'
import { phrases, updatedAt } from './knowledge/all.ts'
import type { Topic } from './knowledge/types.ts'

/** When the knowledge base was last brought up to date with the law. */
export const UPDATED_AT = new Date(updatedAt)
const FRESH_MONTHS = 6

/** Says what the text is, how old its facts are, and what it does not replace. */
export function noteFor({ doesNotReplace }: Pick<Topic, 'doesNotReplace'>, now: Date): string {
	const { start, old, end, ofInsurance } = phrases.note
	const day = UPDATED_AT.toLocaleDateString('pt-BR', { timeZone: 'UTC' })
	return [
		start.replace('{data}', day),
		...(now > addMonths(UPDATED_AT, FRESH_MONTHS) ? [old] : []),
		end.replace('{leitura}', doesNotReplace ?? ofInsurance),
	].join(' ')
}
