import type { Angle, Aspect } from './knowledge/types.ts'

/** Which sides of a topic an article tells, in what order, and with how many facts each. */
export const plans: Record<Angle, readonly (readonly [Aspect, number])[]> = {
	guide: [
		['what', 3],
		['covers', 2],
		['excludes', 2],
		['buying', 2],
	],
	cost: [
		['price', 4],
		['mistakes', 2],
		['who', 2],
	],
	claim: [
		['claim', 4],
		['law', 2],
		['mistakes', 2],
	],
	worth: [
		['who', 3],
		['price', 2],
		['excludes', 2],
	],
	compare: [
		['what', 2],
		['price', 2],
		['who', 2],
		['buying', 2],
	],
	mistakes: [
		['mistakes', 4],
		['excludes', 2],
		['law', 2],
	],
	coverage: [
		['covers', 4],
		['excludes', 3],
		['claim', 2],
	],
	rights: [
		['law', 4],
		['excludes', 2],
		['buying', 2],
	],
	buying: [
		['buying', 4],
		['who', 2],
		['covers', 2],
	],
}

/** Where an article on some insurance borrows what is true of any. */
export const borrowed: Partial<Record<Angle, { id: string; aspect: Aspect }>> = {
	claim: { id: 'claims', aspect: 'claim' },
	rights: { id: 'consumer-rights', aspect: 'law' },
	buying: { id: 'quotes', aspect: 'buying' },
	mistakes: { id: 'quotes', aspect: 'mistakes' },
	cost: { id: 'quotes', aspect: 'price' },
}

/** Sides of matters that hold for every insurance. */
export const related: readonly (readonly [id: string, Aspect])[] = [
	['claims', 'claim'],
	['claims', 'law'],
	['claims', 'mistakes'],
	['claims', 'buying'],
	['consumer-rights', 'law'],
	['consumer-rights', 'claim'],
	['consumer-rights', 'buying'],
	['consumer-rights', 'covers'],
	['consumer-rights', 'price'],
	['quotes', 'buying'],
	['quotes', 'law'],
	['quotes', 'who'],
	['quotes', 'claim'],
	['renewal', 'law'],
	['renewal', 'mistakes'],
	['renewal', 'buying'],
	['fraud', 'buying'],
	['glossary', 'covers'],
	['glossary', 'excludes'],
	['glossary', 'buying'],
	['glossary', 'claim'],
]

/** Where an article on a product borrows a how-to. */
export const lentProcedures: Partial<Record<Angle, readonly string[]>> = {
	coverage: ['glossary'],
	worth: ['quotes'],
	compare: ['quotes'],
	cost: ['quotes', 'renewal'],
	rights: ['claims', 'consumer-rights'],
	mistakes: ['renewal', 'quotes', 'glossary'],
}

/** Where an article on a matter borrows one. */
export const matterProcedures: Record<string, readonly string[]> = {
	quotes: ['glossary', 'renewal', 'fraud'],
	'consumer-rights': ['claims'],
	'deductible-and-bonus': ['quotes', 'renewal'],
	renewal: ['quotes', 'glossary'],
	glossary: ['quotes'],
}
