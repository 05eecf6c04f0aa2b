import { z } from 'zod'
import { collectFaults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9-]+$/)

const schema = z.record(
	slug,
	z.strictObject({
		enquanto_isso: z.array(text).min(1),
		fechado: z.strictObject({ titulo: text, texto: text, artigo: slug, chamada: text }).optional(),
	}),
)

export type RequestHints = {
	/** What can be got ready while somebody is at work on it. */
	meanwhile: string[]
	/** What cannot wait until the brokerage opens. */
	closed: { title: string; text: string; article: string; call: string } | undefined
}

/** What *Meu pedido* says beside the answer to come, by the last part of the product's address. */
export function readRequestHints(part: TextPart): Record<string, RequestHints> {
	const faults = collectFaults()
	const data = readYaml(schema, part, faults)
	faults.throwIfAny()
	return Object.fromEntries(
		Object.entries(data!.value).map(([product, { enquanto_isso: meanwhile, fechado }]) => [
			product,
			{
				meanwhile,
				closed: fechado && {
					title: fechado.titulo,
					text: fechado.texto,
					article: fechado.artigo,
					call: fechado.chamada,
				},
			},
		]),
	)
}
