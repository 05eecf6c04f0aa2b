import { z } from 'zod'
import { collectFaults } from '#lib/content/faults.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readMarkdown } from '#lib/content/read-markdown.ts'

const frontMatter = z.strictObject({ categoria: z.string().min(1) })

/** What fits any category, told after its name. */
const OTHERS = '_outras'

export type Topics = { bySlug: Record<string, readonly string[]>; general: readonly string[] }

/** Topics by the slug of their category, which is the name of the file: a list under a heading. */
export function readTopics(files: Files): Topics {
	const faults = collectFaults()
	const lists = [...files].map(([file, text]): [string, string[]] => {
		const { sections } = readMarkdown(frontMatter, { file, text }, faults)
		const [list, ...others] = sections.flatMap(({ blocks }) => blocks)
		if (list?.kind !== 'list' || others.length > 0) faults.add(file, 1, 'aqui vai uma lista, um tema por linha')
		const items = list?.kind === 'list' ? list.items : []
		for (const { text: topic, line } of items)
			if (!/^\P{Cc}{15,85}$/u.test(topic) || /\s{2}|[.;,]$/.test(topic))
				faults.add(file, line, 'um tema tem de 15 a 85 letras, sem ponto no fim')
		return [file.slice(file.lastIndexOf('/') + 1, -'.md'.length), items.map((item) => item.text)]
	})
	faults.throwIfAny()
	const { [OTHERS]: general = [], ...bySlug } = Object.fromEntries(lists)
	return { bySlug, general }
}
