import { z } from 'zod'
import { saysValue } from '#core/facts/says-value.ts'
import type { FactKind, FactText, FactVersion } from '#db/schema/facts.ts'
import { storableText } from '#lib/storable-text.ts'

export const factLimits = {
	statement: 300,
	detail: 600,
	value: 40,
	unit: 20,
	article: 60,
	url: 300,
	words: 400,
	note: 300,
}

export const factKinds = [
	'deadline',
	'percentage',
	'amount',
	'norm',
	'regulator',
	'definition',
] as const satisfies readonly FactKind[]
const withFigure: readonly FactKind[] = ['deadline', 'percentage', 'amount']

const line = (most: number) =>
	z
		.string()
		.default('')
		.transform((typed) => storableText(typed).replaceAll(/\s+/g, ' ').trim())
		.pipe(z.string().max(most, `Use no máximo ${most} caracteres`))
const day = z.union([z.literal(''), z.iso.date('Informe um dia que exista')]).default('')
const address = z.union([
	z.literal(''),
	z.url({ protocol: /^https$/, error: 'Informe o endereço completo, com https://' }),
])

type FactFormOptions = {
	/** A new value of a fact: it begins on a day, and has no words and themes of its own. */
	replaces: boolean
	topics: readonly { id: string }[]
}

/** One form for a new fact, for a correction and for a new value. */
export function factForm({ replaces, topics }: FactFormOptions) {
	return z
		.object({
			/** When the fact that is changed was last changed, as its form was read. */
			seen: z.string().max(40).default(''),
			statement: line(factLimits.statement).pipe(z.string().min(1, 'Escreva o que é verdade, em uma frase')),
			detail: line(factLimits.detail),
			kind: z.enum(factKinds).default('deadline'),
			value: line(factLimits.value),
			unit: line(factLimits.unit),
			norm: line(100),
			article: line(factLimits.article),
			url: line(factLimits.url).pipe(address),
			from: day.refine((from) => !replaces || from !== '', 'Informe o primeiro dia'),
			until: day,
			words: line(factLimits.words),
			topics: z
				.union([z.string(), z.array(z.string())])
				.default([])
				.transform((chosen) => topics.map(({ id }) => id).filter((id) => [chosen].flat().includes(id)))
				.refine((chosen) => replaces || chosen.length > 0, 'Escolha ao menos um tema'),
			note: line(factLimits.note),
		})
		.superRefine(({ statement, kind, value, from, until, url }, context) => {
			const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
			if (withFigure.includes(kind) && value === '') refuse('value', 'Este tipo de fato tem um valor')
			if (value && !saysValue(statement, value)) refuse('statement', `A frase não diz o valor “${value}”`)
			if (from && until && until < from) refuse('until', 'O último dia vem depois do primeiro')
			if (url && new URL(url).pathname === '/') refuse('url', 'Informe a própria página, não a entrada do site')
		})
}

export type FactForm = z.output<ReturnType<typeof factForm>>

export function versionOf({ statement, detail, value, unit, norm, article, url, from, until }: FactForm): FactVersion {
	const fields = { detail, value, unit, norm, article, url, from, until }
	return { statement, ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) }
}

export function wordsOf({ words }: FactForm): string[] {
	return words
		.split(',')
		.map((word) => word.trim())
		.filter(Boolean)
}

/** What the form shows of a fact. */
export function fieldsOf(text: FactText, version: FactVersion) {
	return { ...version, kind: text.kind, words: text.words.join(', '), topics: text.topics }
}
