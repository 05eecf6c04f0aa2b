import { z } from 'zod'
import { isTooMuchHtml } from '#core/html/sanitize-post-html.ts'

/** A page of a book is 2 kB; nobody's article is 500 of them. */
const MOST_CHARACTERS = 500_000

const missing = 'Conteúdo necessário'
const tooLarge = 'Conteúdo grande demais'

/** As it is sent: what needs no repair comes back byte for byte. */
const content = z
	.string({ error: missing })
	.max(MOST_CHARACTERS, { error: tooLarge, abort: true })
	.refine((text) => text.trim() !== '', missing)
	.refine((text) => !isTooMuchHtml(text), tooLarge)
const title = z.string().max(500)
const description = z.string().max(2000)
const sourceUrls = z.array(z.string().max(2048)).max(100).optional()

/** A text that is sent to be repaired. */
export const textToFix = z.object({
	content,
	title: title.default(''),
	metaDescription: description.default(''),
	metaTitle: title.optional(),
	sourceUrls,
})

/** A text that is sent to be checked. */
export const textToValidate = z.object({
	content,
	title: title.default(''),
	description: description.default(''),
	// What is left out is taken from the stored article, where the text is of one; null says that there is none.
	metaTitle: title.nullable().optional(),
	categorySlug: z.string().max(120).nullable().optional(),
	sourceUrls,
	postId: z.string().max(200).optional(),
})
