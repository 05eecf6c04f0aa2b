import { z } from 'zod'
import { collectFaults, type Faults } from '#lib/content/faults.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readMarkdown } from '#lib/content/read-markdown.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'
import { type LegalText, legalPaths } from '../legal-page.ts'
import { checkBlanks, checkRequired } from './check-blanks.ts'
import { readBlocks } from './read-blocks.ts'

const text = z.string().trim().min(1)

const frontMatter = z.strictObject({
	titulo: text,
	descricao: text,
	abertura: text,
	atualizado_em: z.iso.date(),
})

/** The legal pages, a file each, named by its address. */
export function readLegalPages(files: Files): LegalText[] {
	const faults = collectFaults()
	const fileOf = (path: string) => `content/legal${path}.md`
	const pages = legalPaths.flatMap((path) => {
		const file = fileOf(path)
		if (!files.has(file)) faults.add(file, 1, 'falta este arquivo')
		return readPage(path, { file, text: files.get(file) ?? '' }, faults) ?? []
	})
	for (const file of files.keys())
		if (!legalPaths.some((path) => file === fileOf(path)))
			faults.add(file, 1, `não há página com este nome; há: ${legalPaths.map(fileOf).join(', ')}`)
	faults.throwIfAny()
	return pages
}

function readPage(path: LegalText['path'], part: TextPart, faults: Faults): LegalText | undefined {
	const { data, sections } = readMarkdown(frontMatter, part, faults)
	checkBlanks(part, faults)
	checkRequired(path, part, faults)
	if (!data) return undefined
	const { value, lineOf } = data
	if (value.titulo.includes('{{')) faults.add(part.file, lineOf('titulo'), 'o título da página não tem {{…}}')
	const ids = new Set<string>()
	return {
		path,
		title: value.titulo,
		metaDescription: value.descricao,
		lead: value.abertura,
		updatedAt: value.atualizado_em,
		sections: sections.map(({ heading, line, blocks, parts }) => {
			const [, words = heading, id = ''] = /^(.+) \{#([a-z]+(?:-[a-z]+)*)\}$/.exec(heading) ?? []
			if (id === '')
				faults.add(part.file, line, 'o título de uma seção termina com o endereço dela, como {#quem-somos}')
			else if (ids.has(id)) faults.add(part.file, line, `há outra seção com o endereço {#${id}}`)
			ids.add(id)
			if (blocks.length === 0) faults.add(part.file, line, `não há texto sob "${words}"`)
			for (const one of parts) faults.add(part.file, one.line, 'só há títulos "## Seção" nestas páginas')
			return { id, heading: words, blocks: readBlocks(part.file, blocks, faults) }
		}),
	}
}
