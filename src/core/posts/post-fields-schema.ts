import { z } from 'zod'
import { postStatuses } from '#db/schema/posts.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { parseJson } from '#lib/parse-json.ts'
import { completeAddress } from '../html/complete-address.ts'
import { isSafePicture, isWebAddress } from '../html/safe-url.ts'
import { isFocus } from './cover-focus.ts'
import { type FieldKind, type FieldValues, mapPostFields, type PostField, type PostFields } from './post-fields.ts'

/** No date of an article lies outside, and the database knows no year 0. */
const EARLIEST = Date.UTC(1970, 0)
const LATEST = Date.UTC(2200, 0)

const LONGEST = { tag: 60, address: 2000, question: 300, answer: 5000 }

const none = ['', 'none', null, undefined]

type Limit = { max: number; subject: string }

function text({ max, subject }: Limit) {
	const message = `${subject} tem no máximo ${max} caracteres`
	return z.preprocess((value) => value ?? '', z.string('Este campo é um texto').trim().max(max, message))
}

function optional<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (none.includes(value as string) ? null : value), schema.nullable())
}

function address(message: string, isRight: (address: string) => boolean) {
	return z.string().trim().max(LONGEST.address, 'Este endereço é longo demais').refine(isRight, message)
}

/** A list, or the text that stands for one; what is empty or said twice counts once or not at all. */
function list(entry: z.ZodType<string>, { separator, max, label }: { separator: string | RegExp } & Named) {
	return z.preprocess(
		(value) => (typeof value === 'string' ? value.split(separator) : (value ?? [])),
		z
			.array(entry)
			.transform((entries) => [...new Set(entries)].filter((each) => each !== ''))
			.refine(...atMost({ max, label })),
	)
}

type Named = { max: number; label: string }

function atMost({ max, label }: Named) {
	const message = `Use no máximo ${max} ${label.toLowerCase()}`
	return [(entries: readonly unknown[]) => entries.length <= max, message] as const
}

const tag = z.string().trim().max(LONGEST.tag, `Cada tag tem no máximo ${LONGEST.tag} caracteres`)

const source = z.preprocess(
	(value) => (typeof value === 'string' ? completeAddress(value) : value),
	address('Cada fonte é um endereço, como https://www.gov.br/susep', (url) => url === '' || isWebAddress(url)),
)

const faq = z
	.object({
		question: text({ max: LONGEST.question, subject: 'A pergunta' }),
		answer: text({ max: LONGEST.answer, subject: 'A resposta' }),
	})
	.refine(({ question, answer }) => (question === '') === (answer === ''), 'Escreva a pergunta e a resposta')

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

type SchemaOf<Kind extends FieldKind> = (field: PostField & { kind: Kind }) => z.ZodType<FieldValues[Kind]>

const schemas: { [Kind in FieldKind]: SchemaOf<Kind> } = {
	text: (field) => text(field).refine((value) => !field.required || value !== '', field.required),
	'optional-text': (field) => text(field).transform((value) => value || null),
	slug: text,
	html: () => z.preprocess((value) => value ?? '', z.string('O conteúdo é um texto')),
	status: () => z.preprocess((value) => value || 'draft', z.enum(postStatuses, 'Escolha rascunho ou publicado')),
	category: () => optional(z.guid('Escolha uma categoria da lista')),
	// Comma text as typed, or a list.
	tags: (field) => list(tag, { ...field, separator: ',' }),
	// One address per line, or a list.
	addresses: (field) => list(source, { ...field, separator: /\s+/ }),
	// A list, or its JSON, as a hidden field carries it. Pairs left empty do not count.
	questions: (field) =>
		z.preprocess(
			(value) => (typeof value === 'string' ? listIn(value) : (value ?? [])),
			z
				.array(faq, 'As perguntas não puderam ser lidas')
				.transform((faqs) => faqs.filter(({ question }) => question !== ''))
				.refine(...atMost(field)),
		),
	moment: () => moment('Informe data e hora válidas'),
	picture: () =>
		optional(
			address(
				'Escolha uma imagem da biblioteca ou um endereço que começa com https://',
				(url) => isSafePicture(url) && !url.startsWith('data:'),
			),
		),
	address: () => optional(address('O endereço começa com http:// ou https://', isWebAddress)),
	focus: () => optional(z.string().refine(isFocus, 'O ponto de foco são duas porcentagens, como 50% 40%')),
}

type Shape = { [Name in keyof PostFields]: z.ZodType<PostFields[Name]> }

/**
 * From what an editor's page sends, as JSON or as a form, to an article's fields. Names are those of `PostFields`.
 * The one reader of such input: what it lets through is still cleaned where it is written.
 */
export const postFieldsSchema = z
	.object(
		mapPostFields((_name, field) =>
			(schemas[field.kind] as (field: PostField) => z.ZodType)(field),
		) as unknown as Shape,
	)
	.refine(({ publishAt, unpublishAt }) => !publishAt || !unpublishAt || publishAt < unpublishAt, {
		path: ['unpublishAt'],
		message: 'A retirada vem depois da publicação',
	})

function listIn(sent: string): unknown {
	if (sent.trim() === '') return []
	const json = parseJson(sent)
	return json.ok ? json.value : undefined
}

function momentIn(value: string): Date | undefined {
	if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return brasiliaMoment(`${value}T12:00`)
	if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)) return new Date(value)
	return brasiliaMoment(value)
}
