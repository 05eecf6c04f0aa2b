import { z } from 'zod'
import { referencesIn } from '#core/generation/local-writer/markup.ts'
import { collectFaults, type Faults } from '#lib/content/faults.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readMarkdown } from '#lib/content/read-markdown.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import { factsOnDay, faultOfReference, type Register } from '../../facts/register.ts'
import type { DemoCategory, DemoPost } from '../types.ts'
import { articleHtml } from './article-html.ts'

const CATEGORIES = 'content/demo/_categorias.yaml'

const text = z.string().trim().min(1)
const categoriesFile = z.record(text, z.strictObject({ nome: text, texto: text, titulo: text, descricao: text }))

const frontMatter = z.strictObject({
	titulo: text,
	resumo: text,
	descricao: text,
	/** By its slug. */
	categoria: text,
	etiquetas: z.array(text).min(1),
	publicado_ha_dias: z.int().positive(),
	/** The day to which its figures and laws are true. */
	escrito_em: z.iso.date(),
	/** The order of the sources, where it is not that of the links. */
	fontes: z.array(z.url()).optional(),
	nota: text,
})

export type Demo = { categories: DemoCategory[]; posts: DemoPost[] }

/** What a new blog begins with: its categories, and articles named by their address, the newest first. */
export function readDemo(files: Files, register: Register): Demo {
	const faults = collectFaults()
	const listed = readYaml(categoriesFile, { file: CATEGORIES, text: files.get(CATEGORIES) ?? '' }, faults)
	const categories = Object.entries(listed?.value ?? {}).map(([slug, { nome, texto, titulo, descricao }]) => ({
		slug,
		name: nome,
		description: texto,
		metaTitle: titulo,
		metaDescription: descricao,
	}))
	const posts = [...files]
		.filter(([file]) => file.endsWith('.md'))
		.flatMap(([file, content]) => readPost({ file, text: content }, { categories, register, faults }) ?? [])
	faults.throwIfAny()
	return { categories, posts: posts.toSorted((a, b) => a.publishedDaysAgo - b.publishedDaysAgo) }
}

type Desk = { categories: readonly DemoCategory[]; register: Register; faults: Faults }

function readPost(part: TextPart, { categories, register, faults }: Desk): DemoPost | undefined {
	for (const [index, line] of part.text.split('\n').entries())
		if (/[<&]/.test(line)) faults.add(part.file, index + 1, 'o texto não pode ter < nem &')
	const { data, sections } = readMarkdown(frontMatter, part, faults)
	if (!data) return undefined
	const { value, lineOf } = data
	if (!categories.some(({ slug }) => slug === value.categoria))
		faults.add(part.file, lineOf('categoria'), `não há categoria "${value.categoria}" em ${CATEGORIES}`)
	for (const [index, line] of part.text.split('\n').entries())
		for (const reference of referencesIn(line)) {
			const fault = faultOfReference(register, { ...reference, day: value.escrito_em })
			if (fault) faults.add(part.file, index + 1, fault)
		}
	const content = articleHtml(sections, { note: value.nota, facts: factsOnDay(register, value.escrito_em) })
	const linked = [...new Set([...content.matchAll(/<a href="(https:[^"]+)"/g)].map(([, url]) => url!))]
	if (value.fontes && value.fontes.toSorted().join(' ') !== linked.toSorted().join(' '))
		faults.add(part.file, lineOf('fontes'), '"fontes" são as páginas que o texto cita, nem mais nem menos')
	return {
		slug: part.file.slice(part.file.lastIndexOf('/') + 1, -'.md'.length),
		title: value.titulo,
		excerpt: value.resumo,
		categorySlug: value.categoria,
		tags: value.etiquetas,
		metaTitle: value.titulo,
		metaDescription: value.descricao,
		sourceUrls: value.fontes ?? linked,
		publishedDaysAgo: value.publicado_ha_dias,
		content,
	}
}
