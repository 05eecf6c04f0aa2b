import { z } from 'zod'
import { readMarkdown, type Section } from '#lib/content/read-markdown.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'
import { linksIn } from '../../markup.ts'
import { angleNames, aspectNames } from '../names.ts'
import { type Aspect, aspects, type Fact, type Faq, type Procedure, type Table, type Topic } from '../types.ts'
import { label, namesOf, prompts, text, texts, title, words, yesOrNo } from './fields.ts'
import type { Examples } from './read-subject.ts'
import {
	type Desk,
	factsOf,
	faqsOf,
	type Open,
	paragraphsOf,
	pointsOf,
	procedureOf,
	procedures,
	readSections,
	tablesOf,
	withoutTables,
} from './sections.ts'

const frontMatter = z.strictObject({
	rotulo: label,
	nome: text,
	artigo: z.enum(['o', 'a', 'os', 'as']),
	tipo: z.enum(['produto', 'tema']),
	seguro: yesOrNo,
	pagina: z.strictObject({ endereco: z.string().startsWith('/'), texto: text }),
	categorias: texts,
	palavras: words,
	titulos: z.array(title).min(1).optional(),
	secoes: z.partialRecord(z.enum(namesOf(aspectNames)), texts).optional(),
	nao_substitui: text.optional(),
	exemplos: prompts.optional(),
	assuntos: z.array(text).optional(),
})

/** A topic without its subjects, and the order in which it names them. */
export type TopicFile = {
	topic: Omit<Topic, 'subjects'>
	order: readonly string[]
	lineOf: (at: number) => number
	examples: Examples
}

const LEAST = { openings: 3, summary: 6, facts: 3, procedures: 1, faqs: 5, warnings: 1, checks: 2 }

/** What the file `_topico.md` of a topic's folder tells. */
export function readTopic(part: TextPart, desk: Desk): TopicFile | undefined {
	const open = { ...desk, file: part.file }
	const content = readMarkdown(frontMatter, part, desk.faults)
	const told = {
		openings: [] as string[],
		summary: [] as string[],
		facts: Object.fromEntries(aspects.map((one) => [one, [] as Fact[]])) as Record<Aspect, Fact[]>,
		tables: [] as Table[],
		procedures: [] as Procedure[],
		faqs: [] as Faq[],
		warnings: [] as string[],
		checks: [] as string[],
	}
	const sides = Object.entries(aspectNames).map(([name, side]) => [
		name,
		(section: Section) => {
			told.facts[side] = factsOf(withoutTables(section), open)
			told.tables.push(...tablesOf(section, open).map((table) => ({ aspect: side, ...table })))
		},
	])
	readSections(
		content,
		{
			Aberturas: (section) => (told.openings = paragraphsOf(section, open)),
			'Em resumo': (section) => (told.summary = pointsOf(section, open)),
			...Object.fromEntries(sides),
			[procedures]: (section) => told.procedures.push(lentProcedureOf(section, open)),
			'Perguntas frequentes': (section) => (told.faqs = faqsOf(section, open)),
			Avisos: (section) => (told.warnings = paragraphsOf(section, open)),
			'Onde conferir': (section) => (told.checks = checksOf(section, open)),
		},
		open,
	)
	const counts: [string, number, number][] = [
		['Aberturas', told.openings.length, LEAST.openings],
		['Em resumo', told.summary.length, LEAST.summary],
		...Object.entries(aspectNames).map(([name, side]): [string, number, number] => [
			name,
			told.facts[side].length,
			LEAST.facts,
		]),
		[procedures, told.procedures.length, LEAST.procedures],
		['Perguntas frequentes', told.faqs.length, LEAST.faqs],
		['Avisos', told.warnings.length, LEAST.warnings],
		['Onde conferir', told.checks.length, LEAST.checks],
	]
	for (const [name, count, least] of counts)
		if (count < least) open.faults.add(part.file, 1, `"${name}" tem ${count} de pelo menos ${least}`)

	if (!content.data) return undefined
	const { value, lineOf } = content.data
	const id = /([^/]+)\/[^/]+$/.exec(part.file)![1]!
	const topic = {
		id,
		kind: value.tipo === 'produto' ? 'product' : 'matter',
		insurance: value.seguro,
		name: value.nome,
		article: value.artigo,
		label: value.rotulo,
		words: value.palavras,
		categories: value.categorias,
		page: { href: value.pagina.endereco, text: value.pagina.texto },
		...(value.titulos && { titles: value.titulos }),
		...(value.secoes && { headings: byAspect(value.secoes) }),
		...(value.nao_substitui && { doesNotReplace: value.nao_substitui }),
		...told,
	} satisfies Omit<Topic, 'subjects'>
	return {
		topic,
		order: value.assuntos ?? [],
		lineOf: (at) => lineOf('assuntos', at),
		examples: { id, prompts: value.exemplos ?? [] },
	}
}

function byAspect<Value>(named: Partial<Record<keyof typeof aspectNames, Value>>): Partial<Record<Aspect, Value>> {
	return Object.fromEntries(Object.entries(named).map(([name, value]) => [aspectNames[name as never], value]))
}

const FOR = 'Para perguntas sobre: '

/** A topic's how-to says, above its steps, which question it answers. */
function lentProcedureOf(section: Section, open: Open): Procedure {
	const [first] = section.blocks
	const name = first?.kind === 'paragraph' && first.text.startsWith(FOR) ? first.text.slice(FOR.length) : undefined
	if (name === undefined || section.blocks.length !== 2)
		open.faults.add(open.file, section.line, `um passo a passo tem uma linha "${FOR}…" e a lista numerada`)
	else if (!Object.hasOwn(angleNames, name))
		open.faults.add(open.file, first!.line, `não há pergunta "${name}"; há: ${Object.keys(angleNames).join(', ')}`)
	return { angle: angleNames[name as keyof typeof angleNames], ...procedureOf(section, open) }
}

const PAGES_EACH = 2

function checksOf(section: Section, open: Open): string[] {
	for (const block of section.blocks)
		if (block.kind === 'paragraph' && new Set(linksIn(block.text)).size !== PAGES_EACH)
			open.faults.add(open.file, block.line, `cada parágrafo de "${section.heading}" cita ${PAGES_EACH} fontes`)
	return paragraphsOf(section, open)
}
