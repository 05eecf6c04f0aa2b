import { randomUUID } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import { aLead } from '#core/leads/testing/a-lead.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { type NewPost, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { slugify } from '#lib/slugify.ts'
import { aCategory, aFailedMail, aMail, anImageGeneration, aPost, aSubscriber } from '#tests/builders.ts'

export type Insert = ReturnType<typeof insertInto>

/** Older than all of the demo: published, it stands at the end of every list of readers. */
export const LONG_AGO = new Date('2016-01-01T12:00:00Z')

/** Puts rows into the server's database, with names and addresses that no other test has unless they are said. */
export function insertInto(db: Db) {
	async function one<Table extends PgTable>(table: Table, values: Table['$inferInsert']) {
		const [row] = await db.insert(table).values(values).returning()
		return row as Table['$inferSelect']
	}
	function post(overrides: Partial<NewPost> = {}) {
		const mark = randomUUID()
		const { title = `Artigo ${mark}` } = overrides
		return one(posts, aPost({ title, slug: `${slugify(title).slice(0, 60)}-${mark}`, ...overrides }))
	}
	return {
		post,
		publishedPost: (overrides: Partial<NewPost> = {}) =>
			post({ status: 'published', publishedAt: LONG_AGO, ...overrides }),
		reviewRequest: (values: { postId: string; version?: number; createdAt?: Date }) =>
			one(reviewRequests, { version: 1, ...values }),
		category: (overrides: Parameters<typeof aCategory>[0]) => one(categories, aCategory(overrides)),
		lead: (overrides: Parameters<typeof aLead>[0] = {}) =>
			one(leads, aLead({ name: `Marina ${randomUUID()}`, fingerprint: randomUUID(), ...overrides })),
		subscriber: (overrides: Parameters<typeof aSubscriber>[0] = {}) =>
			one(newsletterSubscribers, aSubscriber({ email: `${randomUUID()}@exemplo.com.br`, ...overrides })),
		mail: (overrides: Parameters<typeof aMail>[0] = {}) => one(outgoingMails, aMail(overrides)),
		failedMail: (overrides: Parameters<typeof aMail>[0] = {}) => one(outgoingMails, aFailedMail(overrides)),
		imageGeneration: (overrides: Parameters<typeof anImageGeneration>[0] = {}) =>
			one(imageGenerations, anImageGeneration(overrides)),
	}
}
