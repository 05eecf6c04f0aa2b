import type { UserRole } from '#core/users/user-role.ts'
import type { PostFaq, PostStatus } from '#db/schema/posts.ts'

/** What a field of each kind holds. */
export type FieldValues = {
	/** One line. */
	text: string
	/** One line, or nothing. */
	'optional-text': string | null
	/** The last part of the address. Empty: made from the title. */
	slug: string
	html: string
	status: PostStatus
	category: string | null
	tags: string[]
	/** Pages of the web. */
	addresses: string[]
	questions: PostFaq[]
	moment: Date | null
	picture: string | null
	address: string | null
	/** A point of a picture, as CSS says it: '50% 40%'. Nothing: its middle. */
	focus: string | null
}
export type FieldKind = keyof FieldValues

/** What nobody has written yet. */
const emptyValues: FieldValues = {
	text: '',
	'optional-text': null,
	slug: '',
	html: '',
	status: 'draft',
	category: null,
	tags: [],
	addresses: [],
	questions: [],
	moment: null,
	picture: null,
	address: null,
	focus: null,
}

type Text = {
	kind: 'text' | 'optional-text' | 'slug'
	/** Characters. */
	max: number
	/** Begins the sentence that says what is wrong. */
	subject: string
	/** What is said where it is missing. */
	required?: string
}
type List = { kind: 'tags' | 'addresses' | 'questions'; max: number }
type Other = { kind: Exclude<FieldKind, (Text | List)['kind']> }

export type PostField = (Text | List | Other) & {
	/** In the form, and where two states of an article are compared. */
	label: string
	/** Whether and when readers see the article: a version that is brought back leaves it as it is today. */
	publication?: true
}

/**
 * Everything an editor may say of an article, in the order of the form. A new field is a line here, a column of the
 * same name in `db/schema/posts.ts` and a place in a card of the editor: how it is read, cleaned, kept in revisions and
 * working copies, held by the form and compared follows from its kind.
 */
export const postFields = {
	title: { kind: 'text', label: 'Título', max: 200, subject: 'O título', required: 'Informe o título' },
	slug: { kind: 'slug', label: 'Endereço', max: 200, subject: 'O endereço' },
	content: { kind: 'html', label: 'Conteúdo' },
	status: { kind: 'status', label: 'Status', publication: true },
	categoryId: { kind: 'category', label: 'Categoria' },
	excerpt: { kind: 'text', label: 'Resumo', max: 1000, subject: 'O resumo' },
	tags: { kind: 'tags', label: 'Tags', max: 30 },
	focusPhrase: { kind: 'optional-text', label: 'Frase de foco', max: 120, subject: 'A frase de foco' },
	metaTitle: { kind: 'optional-text', label: 'Meta título', max: 60, subject: 'O meta título' },
	metaDescription: { kind: 'optional-text', label: 'Meta descrição', max: 160, subject: 'A meta descrição' },
	authorName: { kind: 'optional-text', label: 'Autor', max: 120, subject: 'O nome' },
	sourceUrls: { kind: 'addresses', label: 'Fontes', max: 50 },
	faqs: { kind: 'questions', label: 'Perguntas', max: 30 },
	featuredImageUrl: { kind: 'picture', label: 'Capa' },
	coverAlt: { kind: 'optional-text', label: 'Texto alternativo', max: 300, subject: 'O texto alternativo' },
	coverCredit: { kind: 'optional-text', label: 'Crédito', max: 200, subject: 'O crédito' },
	coverCreditUrl: { kind: 'address', label: 'Página do crédito' },
	coverFocus: { kind: 'focus', label: 'Ponto de foco da capa' },
	/** A draft goes live, and a live article becomes a draft, at these moments. */
	publishAt: { kind: 'moment', label: 'Publicar em', publication: true },
	unpublishAt: { kind: 'moment', label: 'Retirar do ar em', publication: true },
} as const satisfies Record<string, PostField>

export type PostFieldName = keyof typeof postFields
export type KindOf<Name extends PostFieldName> = (typeof postFields)[Name]['kind']
export type PostFields = { [Name in PostFieldName]: FieldValues[KindOf<Name>] }

type PublicationName = {
	[Name in PostFieldName]: (typeof postFields)[Name] extends { publication: true } ? Name : never
}[PostFieldName]
export type Publication = Pick<PostFields, PublicationName>

export const postFieldNames = Object.keys(postFields) as PostFieldName[]

/** Makes something of every field. */
export function mapPostFields<Made>(
	make: (name: PostFieldName, field: PostField) => Made,
): Record<PostFieldName, Made> {
	return Object.fromEntries(postFieldNames.map((name) => [name, make(name, postFields[name])])) as Record<
		PostFieldName,
		Made
	>
}

/** Fields nobody has written yet: a new article's, and what a revision from before a field existed says of it. */
export function emptyFields(): PostFields {
	return mapPostFields((_name, { kind }) => structuredClone(emptyValues[kind])) as PostFields
}

/** Who saves. Nobody where a job does it. */
export type SavedBy = { id: string; name: string; email: string; role: UserRole } | null
