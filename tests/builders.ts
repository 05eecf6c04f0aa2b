import type { NewPost } from '#db/schema/posts.ts'
import { slugify } from '#lib/slugify.ts'

let sequence = 0

/** A draft with everything a test does not care about filled in. */
export function aPost(overrides: Partial<NewPost> = {}): NewPost {
	sequence += 1
	const title = overrides.title ?? `Artigo ${sequence}`
	return { title, slug: `${slugify(title)}-${sequence}`, excerpt: 'Resumo', content: '<p>Texto</p>', ...overrides }
}

export function aPublishedPost(overrides: Partial<NewPost> = {}): NewPost {
	return aPost({ status: 'published', publishedAt: new Date('2026-03-10T12:00:00Z'), ...overrides })
}

export function aCategory(overrides: { name?: string; slug?: string } = {}) {
	const name = overrides.name ?? 'Seguro Auto'
	return { name, slug: slugify(name), ...overrides }
}
