import { z } from 'zod'
import { readRegister } from '#core/facts/read/read-register.ts'
import { collectFaults } from '#lib/content/faults.ts'
import { type Files, readFolder } from '#lib/content/read-folder.ts'
import { readYaml } from '#lib/content/read-yaml.ts'

/** How people say a rule, rightly and wrongly. They are examples to know it by; no text is written with them. */
export type Wordings = {
	/** What the fact says where they were written: of another statement they tell nothing. */
	statement: string
	right: string[]
	wrong: string[]
}

const sentence = z.string().trim().min(10)
const wordingsFile = z.record(
	z.string(),
	z.strictObject({ certo: z.array(sentence).min(1), engano: z.array(sentence).min(1) }),
)

export function readWordings(): Record<string, Wordings> {
	const statements = new Map(readRegister().map(({ id, text }) => [id, text.versions[0]!.statement]))
	return wordingsOf(readFolder('content/wordings'), statements)
}

export function wordingsOf(files: Files, statements: ReadonlyMap<string, string>): Record<string, Wordings> {
	const faults = collectFaults()
	const found: Record<string, Wordings> = {}
	for (const [file, text] of files) {
		const data = readYaml(wordingsFile, { file, text }, faults)
		for (const [id, { certo, engano }] of Object.entries(data?.value ?? {})) {
			const add = (what: string, ...path: (string | number)[]) => faults.add(file, data!.lineOf(id, ...path), what)
			const statement = statements.get(id)
			if (!statement) add(`não há fato "${id}" em content/facts`)
			if (found[id]) add(`já há frases de "${id}"`)
			for (const [at, one] of engano.entries())
				if (certo.includes(one)) add('a mesma frase está entre as certas', 'engano', at)
			found[id] = { statement: statement ?? '', right: certo, wrong: engano }
		}
	}
	faults.throwIfAny()
	return found
}
