/** Where a text may point to: a secure address, a mail box, a phone or a page of ours. */
export type Href = `https://${string}` | `mailto:${string}` | `tel:${string}` | `/${string}`

/** A piece of a sentence: plain, emphasised or a link. */
export type Inline = string | { strong: string } | { text: string; href: Href }

export type RichText = Inline[]

export type LegalBlock =
	| { type: 'paragraph'; content: RichText }
	| { type: 'list'; items: RichText[] }
	| { type: 'definitions'; entries: { term: string; details: RichText }[] }
	| { type: 'table'; caption: string; columns: string[]; rows: RichText[][] }
	/** A paragraph that must not be overlooked. */
	| { type: 'note'; content: RichText }

/** The id is the section's anchor and its place in the table of contents. */
export type LegalSection = { id: string; heading: string; blocks: LegalBlock[] }

export type LegalPath = '/politica-de-privacidade' | '/termos-de-servico' | '/transparencia'

export type LegalPage = {
	path: LegalPath
	title: string
	metaDescription: string
	lead: string
	/** YYYY-MM-DD. Changes with every change of the text. */
	updatedAt: string
	sections: LegalSection[]
}

type Text = Inline | RichText

export function strong(text: string): Inline {
	return { strong: text }
}

export function link(text: string, href: Href): Inline {
	return { text, href }
}

export function paragraph(...content: RichText): LegalBlock {
	return { type: 'paragraph', content }
}

export function note(...content: RichText): LegalBlock {
	return { type: 'note', content }
}

export function list(...items: Text[]): LegalBlock {
	return { type: 'list', items: items.map(toRichText) }
}

export function definitions(entries: Record<string, Text>): LegalBlock {
	return {
		type: 'definitions',
		entries: Object.entries(entries).map(([term, details]) => ({ term, details: toRichText(details) })),
	}
}

export function table(caption: string, columns: string[], rows: Text[][]): LegalBlock {
	return { type: 'table', caption, columns, rows: rows.map((row) => row.map(toRichText)) }
}

function toRichText(text: Text): RichText {
	return Array.isArray(text) ? text : [text]
}
