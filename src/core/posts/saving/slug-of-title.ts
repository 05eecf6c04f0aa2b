import { slugify } from '#lib/slugify.ts'

export const SLUG_LENGTH = 100
/** Addresses that the titles of articles by the pipeline give are shorter. */
export const GENERATED_SLUG_LENGTH = 50

const NAMELESS = 'artigo'

export function slugOfTitle(title: string, maxLength: number): string {
	return slugify(title, maxLength) || NAMELESS
}

export function numberedSlug(base: string, number: number, maxLength: number): string {
	if (number === 1) return base
	const suffix = `-${number}`
	return base.slice(0, maxLength - suffix.length).replace(/-+$/, '') + suffix
}

/** Whether an address is what this title gives, perhaps numbered: then nobody chose it. */
export function isSlugOf(title: string, slug: string): boolean {
	const number = Number(/-(\d+)$/.exec(slug)?.[1] ?? 1)
	return [SLUG_LENGTH, GENERATED_SLUG_LENGTH].some((maxLength) => {
		const base = slugOfTitle(title, maxLength)
		return slug === base || slug === numberedSlug(base, number, maxLength)
	})
}
