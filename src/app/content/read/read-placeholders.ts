import { z } from 'zod'
import { iconName } from '#drawings/read/icon-name.ts'
import { collectFaults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import { placeholderSlugs } from '../placeholder-slugs.ts'
import type { PlaceholderProduct } from '../placeholders.ts'

const text = z.string().trim().min(1)

const schema = z.array(
	z.strictObject({ produto: z.enum(placeholderSlugs), titulo: text, frase: text, icone: iconName, conversa: text }),
)

/** The products whose page is still to be written, one entry for each address that the site has for them. */
export function readPlaceholders(part: TextPart): Omit<PlaceholderProduct, 'path'>[] {
	const faults = collectFaults()
	const data = readYaml(schema, part, faults)
	const found = data?.value.map(({ produto }) => produto) ?? []
	if (data) {
		for (const slug of placeholderSlugs)
			if (!found.includes(slug)) faults.add(part.file, 1, `falta o produto "${slug}"`)
		for (const [index, slug] of found.entries())
			if (found.indexOf(slug) < index) faults.add(part.file, data.lineOf(index), `"${slug}" está duas vezes`)
	}
	faults.throwIfAny()
	return data!.value.map(({ produto, titulo, frase, icone, conversa }) => ({
		slug: produto,
		title: titulo,
		sentence: frase,
		icon: icone,
		chatMessage: conversa,
	}))
}
