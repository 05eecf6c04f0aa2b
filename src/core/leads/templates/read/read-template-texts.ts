import { z } from 'zod'
import { collectFaults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import { templateFaults } from '../template-fields.ts'

const template = z.strictObject({ nome: z.string().min(1).max(40), texto: z.string().min(1).max(1000) })
const schema = z.record(z.string().regex(/^[a-z-]+$/), template)

export type ReleasedTemplate = { key: string; name: string; body: string }

/** The texts that a brokerage begins with. Each uses only fields that something fills. */
export function readTemplateTexts(part: TextPart): ReleasedTemplate[] {
	const faults = collectFaults()
	const data = readYaml(schema, part, faults)
	const texts = Object.entries(data?.value ?? {}).map(([key, { nome, texto }]) => {
		const { unknown, strayBrace } = templateFaults(texto)
		for (const name of unknown) faults.add(part.file, data!.lineOf(key), `em "${key}", nada preenche "{${name}}"`)
		if (strayBrace) faults.add(part.file, data!.lineOf(key), `em "${key}", há uma chave sem par`)
		return { key, name: nome, body: texto.trim() }
	})
	faults.throwIfAny()
	return texts
}
