import { landingPages } from './all.ts'
import type { LandingContent } from './landing-content.ts'

/** Pages of products whose titles have every word that was typed, or its beginning. */
export function landingPagesMatching(typed: string): LandingContent[] {
	const wanted = wordsOf(typed)
	if (wanted.length === 0) return []
	return landingPages.filter(({ title }) => {
		const words = wordsOf(title)
		return wanted.every((word) => words.some((own) => own.startsWith(word)))
	})
}

/** Pages of products that a passage names. */
export function landingPagesNamedIn(passage: string): LandingContent[] {
	const said = ` ${wordsOf(passage).join(' ')} `
	return landingPages.filter(({ title }) => said.includes(` ${wordsOf(title).join(' ')} `))
}

function wordsOf(text: string): string[] {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== '' && word !== 'de')
}
