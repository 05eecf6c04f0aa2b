import { z } from 'zod'
import { wordsOf } from '#core/seo/text/sentences.ts'
import { readMarkdown } from '#lib/content/read-markdown.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'
import { slugify } from '#lib/slugify.ts'
import { spoken } from '../../markup.ts'
import type { Subject } from '../types.ts'
import { angle, label, prompts, text, title, words } from './fields.ts'
import {
	type Desk,
	factsOf,
	faqsOf,
	fewParagraphsOf,
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
	exemplos: prompts.optional(),
})

/** Prompts that have to be understood as what their file is about. */
export type Examples = { id: string; prompts: readonly string[] }

const POINTS = { count: 2, least: 150, most: 200 }
const ANSWER = { least: 25, most: 60 }
const MOST_PARAGRAPHS = 2
const TRAPS = 3

type Told = Pick<
	Subject,
	'answer' | 'opening' | 'points' | 'facts' | 'example' | 'procedure' | 'price' | 'traps' | 'faqs' | 'warning'
>

/** Sections without which a file is no subject. */
const REQUIRED: readonly string[] = ['Resposta', 'O que dizer', 'Um caso com números', 'Preço', 'Armadilhas']

/** A subject of a topic, from the file that is named by its label. */
export function readSubject(part: TextPart, desk: Desk): { subject: Subject; examples: Examples } | undefined {
	const open = { ...desk, file: part.file }
	const content = readMarkdown(frontMatter, part, desk.faults)
	const told: Told = { answer: '', facts: [], example: [], price: [], traps: [] }
	readSections(
		content,
		{
			Resposta: (section) => {
				told.answer = onlyParagraphOf(section, open)
				const { length } = wordsOf(spoken(told.answer))
				if (told.answer && (length < ANSWER.least || length > ANSWER.most))
					open.faults.add(
						part.file,
						section.line,
						`"Resposta" tem de ${ANSWER.least} a ${ANSWER.most} palavras; aqui há ${length}`,
					)
			},
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
			'Um caso com números': (section) => (told.example = fewParagraphsOf(section, MOST_PARAGRAPHS, open)),
			[procedures]: (section) => {
				if (told.procedure) open.faults.add(part.file, section.line, 'um assunto tem um só passo a passo')
				told.procedure = procedureOf(section, open)
			},
			Preço: (section) => (told.price = fewParagraphsOf(section, MOST_PARAGRAPHS, open)),
			Armadilhas: (section) => {
				told.traps = pointsOf(section, open)
				if (told.traps.length > 0 && told.traps.length !== TRAPS)
					open.faults.add(part.file, section.line, `"Armadilhas" são ${TRAPS}; aqui há ${told.traps.length}`)
			},
			'Perguntas frequentes': (section) => (told.faqs = faqsOf(section, open)),
			Aviso: (section) => (told.warning = onlyParagraphOf(section, open)),
		},
		open,
	)
	if (!content.data) return undefined
	for (const name of REQUIRED)
		if (!content.sections.some(({ heading }) => heading === name))
			open.faults.add(part.file, 1, `falta a seção "${name}"`)
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
		...told,
	}
	return { subject, examples: { id, prompts: value.exemplos ?? [] } }
}
