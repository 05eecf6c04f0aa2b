import path from 'node:path'
import { z } from 'zod'
import { faultOfReference, type Register } from '#core/facts/register.ts'
import { referencesIn, withoutReferences } from '#core/generation/local-writer/markup.ts'
import { claimNames } from '#core/identity/claims.ts'
import { chatLines } from '#core/identity/site.ts'
import { isMotifName, type MotifName, motifNames } from '#drawings/motif-names.ts'
import { iconName } from '#drawings/read/icon-name.ts'
import { collectFaults, type Faults } from '#lib/content/faults.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readMarkdown, type Section } from '#lib/content/read-markdown.ts'
import type { TextPart } from '#lib/content/read-yaml.ts'
import { claimsIn } from '../../marketing/claim-marks.ts'
import type { Benefit, LandingContent } from '../landing-content.ts'

/** For a product that is drawn nowhere: a policy, or a comparison. */
const sharedMotif = { seguros: 'sinistro', servicos: 'cotacao' } as const

const LAST_YEARS = 'os últimos 25 anos'

const text = z.string().trim().min(1)
const choice = z.strictObject({ rotulo: text, opcoes: z.array(text).min(1) })

const frontMatter = z.strictObject({
	/** The day to which its figures and laws are true. */
	escrito_em: z.iso.date(),
	titulo: text,
	titulo_na_busca: text.optional(),
	endereco: z.templateLiteral([z.enum(['/seguros/', '/servicos/']), z.string()]),
	descricao: text,
	abertura: text,
	icone: iconName,
	/** What stands on the shore, where it has another name than the page. */
	motivo: z.enum(motifNames).optional(),
	conversa: z.strictObject({ linha: z.enum(chatLines), cotacao: text, consultor: text }),
	formulario: z.strictObject({
		titulo: text,
		texto: text,
		marca: choice,
		modelo: z.strictObject({ rotulo: text, exemplo: text }),
		ano: z.strictObject({ rotulo: text, opcoes: z.union([z.literal(LAST_YEARS), z.array(text).min(1)]) }),
		nota: text,
	}),
})

/** The landing pages, a file each, in the order of their names. */
export function readLandingPages(files: Files, register: Register): LandingContent[] {
	const faults = collectFaults()
	const pages = [...files].flatMap(([file, words]) => readLanding({ file, text: words }, { faults, register }) ?? [])
	faults.throwIfAny()
	return pages
}

type Desk = { faults: Faults; register: Register }

function readLanding(part: TextPart, { faults, register }: Desk): LandingContent | undefined {
	const slug = path.basename(part.file, '.md')
	// The page shows words alone: what they rest on is for those who keep the file.
	const shown = { ...part, text: withoutReferences(part.text) }
	const { data, sections } = readMarkdown(frontMatter, shown, faults)
	const [figures, coverages, questions, voices, call] = sections
	const names = [
		'Números: …',
		'Coberturas: … ou Como funciona: …',
		'Perguntas frequentes',
		'Depoimentos: …',
		'Chamada: …',
	]
	if (!data || !figures || !coverages || !questions || !voices || !call || sections.length > names.length) {
		if (data) faults.add(part.file, 1, `as seções são, nesta ordem: ${names.join('; ')}`)
		return undefined
	}
	const { value } = data
	for (const [index, line] of part.text.split('\n').entries())
		for (const reference of referencesIn(line)) {
			const fault = faultOfReference(register, { ...reference, day: value.escrito_em })
			if (fault) faults.add(part.file, index + 1, fault)
		}
	for (const [index, line] of shown.text.split('\n').entries())
		for (const claim of claimsIn(line))
			if (!claimNames.some((name) => name === claim)) faults.add(part.file, index + 1, `não há anúncio "${claim}"`)
	const { formulario: form, conversa: chat } = value
	const kind = value.endereco.startsWith('/seguros/') ? 'seguros' : 'servicos'
	if (value.endereco !== `/${kind}/${slug}`)
		faults.add(part.file, data.lineOf('endereco'), `o endereço é o nome do arquivo: /${kind}/${slug}`)

	function headed({ heading, line }: Section, ...allowed: string[]): { name: string; heading: string } {
		const [name = '', ...rest] = heading.split(': ')
		if (!allowed.includes(name) || rest.length === 0)
			faults.add(part.file, line, `o título desta seção começa com "${allowed.join(': " ou "')}: "`)
		return { name, heading: rest.join(': ') }
	}

	function paragraphOf({ heading, blocks, line }: Section): string {
		const [first, ...others] = blocks
		if (first?.kind === 'paragraph' && others.length === 0) return first.text
		faults.add(part.file, line, `sob "${heading}" vai um só parágrafo`)
		return ''
	}

	/** As many as the page has room for. */
	function exactly<Items extends readonly unknown[]>(
		count: Items['length'],
		items: Items[number][],
		section: Section,
	): Items {
		if (items.length !== count)
			faults.add(part.file, section.line, `"${section.heading}" tem ${items.length} de ${count} itens`)
		return items as unknown as Items
	}

	const coverage = headed(coverages, 'Coberturas', 'Como funciona')
	return {
		slug,
		path: value.endereco,
		title: value.titulo,
		metaDescription: value.descricao,
		...(value.titulo_na_busca && { metaTitle: value.titulo_na_busca }),
		lead: value.abertura,
		icon: value.icone,
		motif: value.motivo ?? motifOf(slug, kind),
		chat: { line: chat.linha, quoteMessage: chat.cotacao, consultantMessage: chat.consultor },
		quote: {
			heading: form.titulo,
			intro: form.texto,
			brand: { label: form.marca.rotulo, options: form.marca.opcoes },
			model: { label: form.modelo.rotulo, placeholder: form.modelo.exemplo },
			year: {
				label: form.ano.rotulo,
				options: form.ano.opcoes === LAST_YEARS ? 'last-25-years' : form.ano.opcoes,
			},
			note: form.nota,
		},
		benefits: {
			heading: headed(figures, 'Números').heading,
			items: exactly<readonly [Benefit, Benefit, Benefit, Benefit]>(4, benefitsOf(figures), figures),
		},
		coverages: {
			eyebrow: coverage.name,
			heading: coverage.heading,
			items: exactly<LandingContent['coverages']['items']>(
				6,
				coverages.parts.map((one) => ({ title: one.heading, text: paragraphOf(one) })),
				coverages,
			),
		},
		faqs: questions.parts.map((one) => ({ question: one.heading, answer: paragraphOf(one) })),
		testimonials: {
			heading: headed(voices, 'Depoimentos').heading,
			items: exactly<LandingContent['testimonials']['items']>(
				3,
				voices.parts.map((one) => {
					const [role, comment] = one.blocks
					if (role?.kind !== 'paragraph' || comment?.kind !== 'quote') {
						faults.add(part.file, one.line, 'um depoimento é uma linha com quem fala e uma citação, com "> "')
						return { name: one.heading, role: '', comment: '' }
					}
					return { name: one.heading, role: role.text, comment: comment.text }
				}),
				voices,
			),
		},
		call: { heading: headed(call, 'Chamada').heading, text: paragraphOf(call) },
	}
}

function motifOf(slug: string, kind: keyof typeof sharedMotif): MotifName {
	return isMotifName(slug) ? slug : sharedMotif[kind]
}

const COLUMNS = 5

/** A table of five columns: what stands before the figure, the figure, its unit, a title and a text. */
function benefitsOf({ blocks }: Section): Benefit[] {
	const [table] = blocks
	if (table?.kind !== 'table' || table.head.length !== COLUMNS) return []
	return table.rows.map(([before = '', figure = '', unit = '', title = '', words = '']) => ({
		...(before && { before }),
		figure,
		...(unit && { unit }),
		title,
		text: words,
	}))
}
