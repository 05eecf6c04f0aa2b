/** Where a text may point to: a secure address, a mail box, a phone or a page of ours. */
export type Href = `https://${string}` | `mailto:${string}` | `tel:${string}` | `/${string}`

export type Link = { text: string; href: Href }

/** A piece of a sentence: plain, emphasised or a link. */
export type Inline = string | { strong: string } | Link

export type RichText = Inline[]

export type LegalBlock =
	| { type: 'paragraph'; content: RichText }
	| { type: 'list'; items: RichText[] }
	| { type: 'definitions'; entries: { term: string; details: RichText }[] }
	| { type: 'table'; caption: string; columns: string[]; rows: RichText[][] }
	/** A paragraph that must not be overlooked. */
	| { type: 'note'; content: RichText }

/** A block as its file has it, in few words, since browsers get it: a paragraph is its text, a list its items. */
export type BlockText =
	| string
	| { list: string[] }
	/** Terms with their details. */
	| { terms: [string, string][] }
	| { caption: string; columns: string[]; rows: string[][] }
	/** Its columns and rows come with what fills the blanks. */
	| { caption: string; table: string }
	| { note: string; onlyWithExamples?: true }

/** The id is the section's anchor and its place in the table of contents. */
type SectionOf<Block> = { id: string; heading: string; blocks: Block[] }

export type LegalSection = SectionOf<LegalBlock>

export const legalPaths = [
	'/politica-de-privacidade',
	'/termos-de-servico',
	'/transparencia',
	'/acessibilidade',
	'/seus-dados',
] as const

type PageOf<Block> = {
	path: (typeof legalPaths)[number]
	title: string
	metaDescription: string
	lead: string
	/** YYYY-MM-DD. Changes with every change of the text. */
	updatedAt: string
	sections: SectionOf<Block>[]
}

export type LegalPage = PageOf<LegalBlock>

/** A page as its file has it: inline Markdown, with blanks such as `{{cnpj}}`. */
export type LegalText = PageOf<BlockText>
