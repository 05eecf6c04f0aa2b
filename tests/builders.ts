import type { categories } from '#db/schema/categories.ts'
import type { imageGenerations } from '#db/schema/images.ts'
import type { newsletterSubscribers } from '#db/schema/leads.ts'
import type { outgoingMails } from '#db/schema/mails.ts'
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

export function aCategory(overrides: Partial<typeof categories.$inferInsert> = {}) {
	const name = overrides.name ?? 'Seguro Auto'
	return { name, slug: slugify(name), ...overrides }
}

export function aSubscriber(overrides: Partial<typeof newsletterSubscribers.$inferInsert> = {}) {
	const consent = { consentVersion: '2026-11', page: '/contact', addressHash: 'hash' }
	return { email: 'ana@exemplo.com.br', requestedAt: new Date(), ...consent, ...overrides }
}

export function aMail(overrides: Partial<typeof outgoingMails.$inferInsert> = {}) {
	return { recipient: 'ana@exemplo.com.br', subject: 'Olá', body: 'Texto', ...overrides }
}

/** The last try has failed: nobody sends it again unless asked. */
export function aFailedMail(overrides: Partial<typeof outgoingMails.$inferInsert> = {}) {
	return aMail({ attempts: 10, lastError: 'recusado', ...overrides })
}

export function anImageGeneration(overrides: Partial<typeof imageGenerations.$inferInsert> = {}) {
	return { promptText: 'Farol', provider: 'gemini', success: true, generationTimeMs: 2000, ...overrides }
}
