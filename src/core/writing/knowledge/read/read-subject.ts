import { z } from 'zod'
import { readMarkdown } from '#lib/content/read-markdown.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'
import { slugify } from '#lib/slugify.ts'
import { spoken } from '../../markup.ts'
import type { Fact, Faq, Procedure, Subject } from '../types.ts'
import { angle, aspect, label, prompts, text, title, words } from './fields.ts'
import {
	type Desk,
	factsOf,
	faqsOf,
	onlyParagraphOf,
	pointsOf,
	procedureOf,
	procedures,
	readSections,
} from './sections.ts'

const frontMatter = z.strictObject({
	rotulo: label,
	/** The heading above what it has to tell. */
	secao: text,
	palavras: words,
	pergunta: angle.optional(),
	ignora: words.optional(),
	titulos: z.array(title).min(1).optional(),
	omite: z.array(aspect).min(1).optional(),
	exemplos: prompts.optional(),
})

/** Prompts that have to be understood as what their file is about. */
export type Examples = { id: string; prompts: readonly string[] }

const POINTS = { count: 2, least: 150, most: 200 }

/** A subject of a topic, from the file that is named by its label. */
export function readSubject(part: TextPart, desk: Desk): { subject: Subject; examples: Examples } | undefined {
	const open = { ...desk, file: part.file }
	const content = readMarkdown(frontMatter, part, desk.faults)
	const told: {
		opening?: string
		points?: readonly [string, string]
		facts?: Fact[]
		procedure?: Pick<Procedure, 'heading' | 'steps'>
		faqs?: Faq[]
		warning?: string
	} = {}
	readSections(
		content,
		{
			Abertura: (section) => (told.opening = onlyParagraphOf(section, open)),
			'Em resumo': (section) => {
				const points = pointsOf(section, open)
				const { length } = spoken(points.join(' '))
				// Both together are what lists of articles show.
				if (points.length !== POINTS.count || length < POINTS.least || length > POINTS.most)
					open.faults.add(
						part.file,
						section.line,
						`"Em resumo" são ${POINTS.count} pontos, de ${POINTS.least} a ${POINTS.most} letras ao todo; aqui há ${points.length}, de ${length} letras`,
					)
				told.points = [points[0] ?? '', points[1] ?? '']
			},
			'O que dizer': (section) => (told.facts = factsOf(section, open)),
			[procedures]: (section) => {
				if (told.procedure) open.faults.add(part.file, section.line, 'um assunto tem um só passo a passo')
				told.procedure = procedureOf(section, open)
			},
			'Perguntas frequentes': (section) => (told.faqs = faqsOf(section, open)),
			Aviso: (section) => (told.warning = onlyParagraphOf(section, open)),
		},
		open,
	)
	if (!content.data) return undefined
	const { value, lineOf } = content.data
	const [, folder, name] = /([^/]+)\/([^/]+)\.md$/.exec(part.file)!
	if (name !== slugify(value.rotulo))
		open.faults.add(part.file, lineOf('rotulo'), `com este rótulo, o arquivo se chama "${slugify(value.rotulo)}.md"`)
	const id = `${folder}/${name}`
	const subject: Subject = {
		id,
		label: value.rotulo,
		heading: value.secao,
		words: value.palavras,
		...(value.pergunta && { angle: value.pergunta }),
		...(value.ignora && { incidental: value.ignora }),
		...(value.titulos && { titles: value.titulos }),
		...(value.omite && { omits: value.omite }),
		...told,
	}
	return { subject, examples: { id, prompts: value.exemplos ?? [] } }
}
