import { z } from 'zod'
import { collectFaults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import { BLANK, type MailName, mailBlanks } from '../blanks.ts'

const line = z.string().regex(/^\S[^\n]*$/)
const mail = z.strictObject({ assunto: line, texto: z.string().min(1) })
const names = Object.keys(mailBlanks) as MailName[]
const schema = z.strictObject(Object.fromEntries(names.map((name) => [name, mail])))

export type MailTexts = Record<MailName, { subject: string; body: string }>

/** The texts of mails. Each uses all of its blanks, or somebody would get one without its link, and no other. */
export function readMailTexts(part: TextPart): MailTexts {
	const faults = collectFaults()
	const data = readYaml(schema, part, faults)
	const texts = names.map((name) => {
		const { assunto = '', texto = '' } = data?.value[name] ?? {}
		const used = [...`${assunto}\n${texto}`.matchAll(BLANK)].map(([, blank]) => blank!)
		const known: readonly string[] = mailBlanks[name]
		const wrong = data
			? [
					...used.filter((blank) => !known.includes(blank)).map((blank) => `nada preenche "{${blank}}"`),
					...known.filter((blank) => !used.includes(blank)).map((blank) => `falta "{${blank}}"`),
				]
			: []
		for (const what of wrong) faults.add(part.file, data!.lineOf(name), `em "${name}", ${what}`)
		return [name, { subject: assunto, body: texto.trim() }] as const
	})
	faults.throwIfAny()
	return Object.fromEntries(texts) as MailTexts
}
