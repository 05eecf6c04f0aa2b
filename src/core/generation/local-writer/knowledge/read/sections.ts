import { faultOfReference, type Register } from '#core/facts/register.ts'
import type { Faults } from '#lib/content/faults.ts'
import type { Block, ContentFile, Section, Text } from '#lib/content/read-markdown.ts'
import { linksIn, referencesIn, spoken } from '../../markup.ts'
import type { Fact, Faq, Procedure, Table } from '../types.ts'
import { text as plainText, unwanted } from './fields.ts'

/** What is needed to read a text: where to tell what is wrong with it, and what it may link. */
export type Desk = {
	faults: Faults
	isSource: (id: string) => boolean
	register: Register
	/** The day on which the texts were last brought up to date with the law. */
	writtenOn: string
}

/** A file on the desk. */
export type Open = Desk & { file: string }

const PROCEDURE = 'Passo a passo: '

type Readers = Record<string, (section: Section) => void>

/** Gives each section to its reader, by its heading. Each may stand once, how-tos any number of times. */
export function readSections({ sections }: ContentFile<unknown>, readers: Readers, { file, faults }: Open): void {
	const seen = new Set<string>()
	for (const section of sections) {
		const { heading, line } = section
		const name = heading.startsWith(PROCEDURE) ? PROCEDURE.trim() : heading
		const read = Object.hasOwn(readers, name) ? readers[name] : undefined
		if (!read) faults.add(file, line, `não há seção "${heading}"; há: ${Object.keys(readers).join(', ')}`)
		else if (seen.has(heading)) faults.add(file, line, `a seção "${heading}" já está acima`)
		else read(section)
		seen.add(heading)
	}
}

/** The heading under which how-tos are read by `readSections`. */
export const procedures = PROCEDURE.trim()

function checked({ text, line }: Text, open: Open): string {
	const { file, faults, isSource } = open
	const odd = unwanted.exec(text)?.[0]
	if (odd !== undefined) faults.add(file, line, `o texto não pode ter isto: ${odd.trim() || 'dois espaços seguidos'}`)
	for (const target of linksIn(text))
		if (!isSource(target)) faults.add(file, line, `não há fonte "${target}" em content/sources.yaml`)
	return resting(text, line, open)
}

/** A text whose words say what the facts say on which they rest. */
export function resting(text: string, line: number, { file, faults, register, writtenOn: day }: Open): string {
	for (const reference of referencesIn(text)) {
		const fault = faultOfReference(register, { ...reference, day })
		if (fault) faults.add(file, line, fault)
	}
	return text
}

/** A paragraph is a fact, together with the list that follows it. */
export function factsOf({ blocks }: Pick<Section, 'blocks'>, open: Open): Fact[] {
	const facts: Fact[] = []
	for (const block of blocks) {
		const lead = facts.at(-1)
		if (block.kind === 'paragraph') facts.push(checked(block, open))
		else if (block.kind === 'list' && !block.ordered && typeof lead === 'string')
			facts.splice(-1, 1, { lead, items: block.items.map((item) => checked(item, open)) })
		else open.faults.add(open.file, block.line, 'aqui vão parágrafos, cada um com uma lista se quiser')
	}
	return facts
}

export function tablesOf({ blocks }: Section, open: Open): Omit<Table, 'aspect'>[] {
	return blocks.filter(isTable).map(({ head, rows, line }) => {
		for (const cell of head) plainly({ text: cell, line }, open)
		for (const cell of rows.flat()) {
			plainly({ text: linksIn(cell).length > 0 ? cell : spoken(cell), line }, open)
			resting(cell, line, open)
		}
		return { head, rows }
	})
}

/** Headings and cells are shown as they stand; a cell may refer to a fact. */
function plainly({ text, line }: Text, { file, faults }: Open): string {
	if (!plainText.safeParse(text).success) faults.add(file, line, `aqui vai só texto, e não: ${text || 'nada'}`)
	return text
}

function isTable(block: Block): block is Extract<Block, { kind: 'table' }> {
	return block.kind === 'table'
}

export function withoutTables(section: Section): Pick<Section, 'blocks'> {
	return { blocks: section.blocks.filter((block) => !isTable(block)) }
}

export function paragraphsOf({ blocks }: Section, open: Open): string[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'paragraph') return [checked(block, open)]
		open.faults.add(open.file, block.line, 'aqui vão só parágrafos')
		return []
	})
}

export function onlyParagraphOf(section: Section, open: Open): string {
	const [first = '', ...others] = paragraphsOf(section, open)
	if (!first || others.length > 0) open.faults.add(open.file, section.line, `"${section.heading}" é um só parágrafo`)
	return first
}

/** A few paragraphs of running text. */
export function fewParagraphsOf(section: Section, most: number, open: Open): string[] {
	const paragraphs = paragraphsOf(section, open)
	if (paragraphs.length === 0 || paragraphs.length > most)
		open.faults.add(
			open.file,
			section.line,
			`"${section.heading}" tem de 1 a ${most} parágrafos; aqui há ${paragraphs.length}`,
		)
	return paragraphs
}

export function pointsOf({ heading, blocks, line }: Section, open: Open): string[] {
	const [list, ...others] = blocks
	if (list?.kind === 'list' && !list.ordered && others.length === 0)
		return list.items.map((item) => checked(item, open))
	open.faults.add(open.file, line, `"${heading}" é uma lista, com "- " no começo de cada linha`)
	return []
}

const step = /^\*\*(.+?)\*\* (.+)$/

/** What to do, and how: `1. **Avise.** No mesmo dia, com protocolo.` */
export function procedureOf({ heading, blocks, line }: Section, open: Open): Pick<Procedure, 'heading' | 'steps'> {
	const list = blocks.at(-1)
	if (list?.kind !== 'list' || !list.ordered) {
		open.faults.add(open.file, line, `"${heading}" termina com uma lista numerada`)
		return { heading, steps: [] }
	}
	const steps = list.items.map((item) => {
		const [, lead = '', text = ''] = step.exec(checked(item, open)) ?? []
		if (!lead) open.faults.add(open.file, item.line, 'um passo é "1. **O que fazer.** Como fazer."')
		return [lead, text] as const
	})
	return { heading: heading.slice(PROCEDURE.length), steps }
}

/** Each part is a question with its answer. */
export function faqsOf({ heading, blocks, line, parts }: Section, open: Open): Faq[] {
	if (blocks.length > 0 || parts.length === 0)
		open.faults.add(open.file, line, `"${heading}" tem perguntas, cada uma sob "### Pergunta?"`)
	return parts.map((part) => [plainly({ text: part.heading, line: part.line }, open), onlyParagraphOf(part, open)])
}
