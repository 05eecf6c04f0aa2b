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
	claim: { id: 'sinistros', aspect: 'claim' },
	rights: { id: 'direitos-do-consumidor', aspect: 'law' },
	buying: { id: 'cotacoes', aspect: 'buying' },
	mistakes: { id: 'cotacoes', aspect: 'mistakes' },
	cost: { id: 'cotacoes', aspect: 'price' },
}

/** Sides of matters that hold for every insurance. */
export const related: readonly (readonly [id: string, Aspect])[] = [
	['sinistros', 'claim'],
	['sinistros', 'law'],
	['sinistros', 'mistakes'],
	['sinistros', 'buying'],
	['direitos-do-consumidor', 'law'],
	['direitos-do-consumidor', 'claim'],
	['direitos-do-consumidor', 'buying'],
	['direitos-do-consumidor', 'covers'],
	['direitos-do-consumidor', 'price'],
	['cotacoes', 'buying'],
	['cotacoes', 'law'],
	['cotacoes', 'who'],
	['cotacoes', 'claim'],
	['renovacao', 'law'],
	['renovacao', 'mistakes'],
	['renovacao', 'buying'],
	['golpes', 'buying'],
	['glossario', 'covers'],
	['glossario', 'excludes'],
	['glossario', 'buying'],
	['glossario', 'claim'],
]

/** Where an article on a product borrows a how-to. */
export const lentProcedures: Partial<Record<Angle, readonly string[]>> = {
	coverage: ['glossario'],
	worth: ['cotacoes'],
	compare: ['cotacoes'],
	cost: ['cotacoes', 'renovacao'],
	rights: ['sinistros', 'direitos-do-consumidor'],
	mistakes: ['renovacao', 'cotacoes', 'glossario'],
}

/** Where an article on a matter borrows one. */
export const matterProcedures: Record<string, readonly string[]> = {
	cotacoes: ['glossario', 'renovacao', 'golpes'],
	'direitos-do-consumidor': ['sinistros'],
	'franquia-e-bonus': ['cotacoes', 'renovacao'],
	renovacao: ['cotacoes', 'glossario'],
	glossario: ['cotacoes'],
}
