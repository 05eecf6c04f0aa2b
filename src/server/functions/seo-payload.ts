import { z } from 'zod'

/** A page of a book is 2 kB; nobody's article is 500 of them. */
const MOST_CHARACTERS = 500_000

export const contentText = z
	.string()
	.trim()
	.min(1, 'Conteúdo necessário')
	.max(MOST_CHARACTERS, 'Conteúdo grande demais')
export const titleText = z.string().max(500)
export const descriptionText = z.string().max(2000)
