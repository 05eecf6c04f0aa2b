import { z } from 'zod'
import { isTooMuchHtml } from '#core/html/sanitize-post-html.ts'

/** A page of a book is 2 kB; nobody's article is 500 of them. */
const MOST_CHARACTERS = 500_000

const missing = 'Conteúdo necessário'
const tooLarge = 'Conteúdo grande demais'

/** As it is sent: what needs no repair comes back byte for byte. */
export const contentText = z
	.string({ error: missing })
	.max(MOST_CHARACTERS, { error: tooLarge, abort: true })
	.refine((content) => content.trim() !== '', missing)
	.refine((content) => !isTooMuchHtml(content), tooLarge)
export const titleText = z.string().max(500)
export const descriptionText = z.string().max(2000)
