import { topics } from '../knowledge/all.ts'
import { plain } from '../plain-words.ts'
import { isCommon, isConnecting } from './common-words.ts'
import { findPattern, patternOf } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Names that say by themselves what is insured, the longest first. */
const names = topics
	.flatMap(({ subjects }) => subjects)
	.filter(({ label }) => /^Seguros? d[aeo] /.test(label))
	.map(({ id, label }) => ({ id, pattern: patternOf(plain(label)) }))
	.toSorted((a, b) => b.pattern.length - a.pattern.length)

/** 'Seguro garantia em geral' and 'uma visão geral do seguro garantia' ask for the whole, whatever else is said. */
const wholes = topics
	.filter(({ kind }) => kind === 'product')
	.flatMap(({ id, label }) => {
		const name = plain(label)
		const after = [
			'em geral',
			'no geral',
			'de modo geral',
			'de forma geral',
			'em linhas gerais',
			'como um todo',
			'do zero',
		]
		const before = ['geral do', 'geral de', 'geral sobre', 'geral sobre o', 'panorama do', 'introducao ao']
		return [...after.map((words) => `${name} ${words}`), ...before.map((words) => `${words} ${name}`)].map(
			(phrase) => ({
				id,
				pattern: patternOf(phrase),
			}),
		)
	})

/** What may stand after a name without making another of it: 'seguro de moto aquática' is not of motorcycles. */
const going = new Set([
	'para',
	'pra',
	'pro',
	'com',
	'que',
	'como',
	'quando',
	'quanto',
	'qual',
	'quais',
	'vale',
	'precisa',
])

/**
 * The topic that is asked for as a whole, or the subject whose name a prompt begins with. 'Seguro de caminhão para motorista
 * autônomo' is of lorries: what follows says for whom, and has many examples in other subjects.
 */
export function namedIn(asked: readonly Token[]): string | undefined {
	const whole = wholes.find(({ pattern }) => findPattern(asked, pattern) !== undefined)
	if (whole) return whole.id
	const head = asked.findIndex(({ word }) => /^seguros?$/.test(word))
	if (head < 0 || asked.slice(0, head).some((token) => !isConnecting(token) && !isCommon(token))) return undefined
	return names.find(({ pattern }) => {
		const [from, to] = findPattern(asked, pattern, head) ?? []
		if (from !== head) return false
		const next = asked[to!]
		return !next || next.part !== asked[head]!.part || going.has(next.word)
	})?.id
}
