import { z } from 'zod'
import type { PostStatus } from '#db/schema/posts.ts'
import { isSafePicture, isWebAddress } from '../html/safe-url.ts'
import { brasiliaMoment } from './brasilia-moment.ts'
import type { PostFields } from './post-fields.ts'
import { postLimits } from './post-limits.ts'

/** No date of an article lies outside, and the database knows no year 0. */
const EARLIEST = Date.UTC(1970, 0)
const LATEST = Date.UTC(2200, 0)

// Named here, because the browser reads this file and must not get the tables with it.
const statuses = ['draft', 'published'] as const satisfies readonly PostStatus[]

const none = ['', 'none', null, undefined]

function text(max: number, tooLong: string) {
	return z.preprocess((value) => value ?? '', z.string('Este campo é um texto').trim().max(max, tooLong))
}

function optionalText(max: number, tooLong: string) {
	return text(max, tooLong).transform((written) => written || null)
}

function optional<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (none.includes(value as string) ? null : value), schema.nullable())
}

/** Comma text as typed, or a list. */
const tags = z.preprocess(
	(value) => (typeof value === 'string' ? value.split(',') : (value ?? [])),
	z
		.array(z.string().trim().max(postLimits.tag, `Cada tag tem no máximo ${postLimits.tag} caracteres`))
		.transform((list) => [...new Set(list)].filter((tag) => tag !== ''))
		.refine((list) => list.length <= postLimits.tags, `Use no máximo ${postLimits.tags} tags`),
)

/** One address per line, or a list. */
const sourceUrls = z.preprocess(
	(value) => (typeof value === 'string' ? value.split(/\s+/) : (value ?? [])),
	z
		.array(
			z
				.string()
				.trim()
				.max(postLimits.address, 'Este endereço é longo demais')
				.refine(
					(address) => address === '' || isWebAddress(address),
					'Cada fonte é um endereço que começa com http:// ou https://',
				),
		)
		.transform((list) => [...new Set(list)].filter((address) => address !== ''))
		.refine((list) => list.length <= postLimits.sourceUrls, `Use no máximo ${postLimits.sourceUrls} fontes`),
)

const faq = z
	.object({
		question: text(postLimits.faqQuestion, `A pergunta tem no máximo ${postLimits.faqQuestion} caracteres`),
		answer: text(postLimits.faqAnswer, `A resposta tem no máximo ${postLimits.faqAnswer} caracteres`),
	})
	.refine(({ question, answer }) => (question === '') === (answer === ''), 'Escreva a pergunta e a resposta')

/** A list, or its JSON, as a hidden field carries it. Pairs left empty do not count. */
const faqs = z.preprocess(
	(value) => (typeof value === 'string' ? listIn(value) : (value ?? [])),
	z
		.array(faq, 'As perguntas não puderam ser lidas')
		.transform((list) => list.filter(({ question }) => question !== ''))
		.refine((list) => list.length <= postLimits.faqs, `Use no máximo ${postLimits.faqs} perguntas`),
)

/** A moment with its zone, or a date, or date and time by the clock of Brasília. A date alone is its noon. */
function moment(message: string) {
	return optional(
		z.union([z.date(), z.string()], message).transform((value, context) => {
			const found = typeof value === 'string' ? momentIn(value.trim()) : value
			if (found && found.getTime() > EARLIEST && found.getTime() < LATEST) return found
			context.addIssue({ code: 'custom', message })
			return z.NEVER
		}),
	)
}

const webAddress = z
	.string()
	.trim()
	.max(postLimits.address, 'Este endereço é longo demais')
	.refine(isWebAddress, 'O endereço começa com http:// ou https://')

const picture = z
	.string()
	.trim()
	.max(postLimits.address, 'Este endereço é longo demais')
	.refine(
		(address) => isSafePicture(address) && !address.startsWith('data:'),
		'Escolha uma imagem da biblioteca ou um endereço que começa com https://',
	)

/**
 * From what an editor's page sends, as JSON or as a form, to an article's fields. Names are those of `PostFields`.
 * The one reader of such input: what it lets through is still cleaned where it is written.
 */
export const postFieldsSchema = z
	.object({
		title: text(postLimits.title, `O título tem no máximo ${postLimits.title} caracteres`).refine(
			(title) => title !== '',
			'Informe o título',
		),
		slug: text(postLimits.slug, `O endereço tem no máximo ${postLimits.slug} caracteres`),
		excerpt: text(postLimits.excerpt, `O resumo tem no máximo ${postLimits.excerpt} caracteres`),
		content: z.preprocess((value) => value ?? '', z.string('O conteúdo é um texto')),
		tags,
		status: z.preprocess((value) => value || 'draft', z.enum(statuses, 'Escolha rascunho ou publicado')),
		categoryId: optional(z.guid('Escolha uma categoria da lista')),
		metaTitle: optionalText(postLimits.metaTitle, `O meta título tem no máximo ${postLimits.metaTitle} caracteres`),
		metaDescription: optionalText(
			postLimits.metaDescription,
			`A meta descrição tem no máximo ${postLimits.metaDescription} caracteres`,
		),
		sourceUrls,
		factCheckedAt: moment('Informe uma data válida'),
		authorName: optionalText(postLimits.personName, `O nome tem no máximo ${postLimits.personName} caracteres`),
		reviewerName: optionalText(postLimits.personName, `O nome tem no máximo ${postLimits.personName} caracteres`),
		focusPhrase: optionalText(
			postLimits.focusPhrase,
			`A frase de foco tem no máximo ${postLimits.focusPhrase} caracteres`,
		),
		faqs,
		featuredImageUrl: optional(picture),
		coverAlt: optionalText(postLimits.coverAlt, `O texto alternativo tem no máximo ${postLimits.coverAlt} caracteres`),
		coverCredit: optionalText(postLimits.coverCredit, `O crédito tem no máximo ${postLimits.coverCredit} caracteres`),
		coverCreditUrl: optional(webAddress),
		publishAt: moment('Informe data e hora válidas'),
		unpublishAt: moment('Informe data e hora válidas'),
	})
	.refine(({ publishAt, unpublishAt }) => !publishAt || !unpublishAt || publishAt < unpublishAt, {
		path: ['unpublishAt'],
		message: 'A retirada vem depois da publicação',
	}) satisfies z.ZodType<PostFields>

function listIn(json: string): unknown {
	if (json.trim() === '') return []
	try {
		return JSON.parse(json) as unknown
	} catch {
		return undefined
	}
}

function momentIn(value: string): Date | undefined {
	if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return brasiliaMoment(`${value}T12:00`)
	if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)) return new Date(value)
	return brasiliaMoment(value)
}
