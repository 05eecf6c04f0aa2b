import { z } from 'zod'
import { sourceKindOf } from '#core/seo/rules/official-domains.ts'
import type { Faults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import type { Sources, Term } from '../types.ts'
import { restingText, text } from './fields.ts'
import { type Desk, resting } from './sections.ts'

const official = z
	.url({ protocol: /^https$/ })
	.refine((url) => sourceKindOf(url) === 'official', 'não é de um órgão oficial')
const sourcesFile = z.record(z.string().regex(/^[a-z0-9-]+$/), z.strictObject({ titulo: text, endereco: official }))

/** Official pages, each once. */
export function readSources(part: TextPart, faults: Faults): Sources | undefined {
	const data = readYaml(sourcesFile, part, faults)
	if (!data) return undefined
	const seen = new Set<string>()
	for (const [id, { titulo, endereco }] of Object.entries(data.value))
		for (const [key, value] of Object.entries({ titulo, endereco })) {
			if (seen.has(value)) faults.add(part.file, data.lineOf(id, key), `"${value}" já é de outra fonte`)
			seen.add(value)
		}
	return Object.fromEntries(
		Object.entries(data.value).map(([id, { titulo, endereco }]) => [id, { url: endereco, title: titulo }]),
	)
}

const termsFile = z.array(z.strictObject({ termo: text, texto: restingText }))

export function readTerms(part: TextPart, desk: Desk): Term[] {
	const data = readYaml(termsFile, part, desk.faults)
	for (const [at, { texto }] of (data?.value ?? []).entries())
		resting(texto, data!.lineOf(at, 'texto'), { ...desk, file: part.file })
	return (data?.value ?? []).map(({ termo, texto }) => ({ term: termo, text: texto }))
}
