import { eq } from 'drizzle-orm'
import { leadReference } from '#core/leads/lead-reference.ts'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { posts } from '#db/schema/posts.ts'
import type { WebhookEvent } from '#db/schema/webhooks.ts'

/** The body of a message: what happened and when, and its subject as it is now. One that is gone is named and no more. */
export async function webhookPayload(db: Db, event: WebhookEvent, siteUrl: string): Promise<string> {
	const { type, createdAt, subjectId, change } = event
	if (type === 'test') {
		const test = { id: subjectId, message: 'Mensagem de teste. Nada aconteceu.' }
		return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: test })
	}
	const subject =
		type === 'article.published' ? await articleOf(db, subjectId, siteUrl) : await leadOf(db, subjectId, siteUrl)
	const data = { ...(subject ?? { id: subjectId, gone: true }), ...(change && { change }) }
	return JSON.stringify({ type, timestamp: createdAt.toISOString(), data })
}

async function leadOf(db: Db, id: string, siteUrl: string) {
	const [lead] = await db.select().from(leads).where(eq(leads.id, id))
	if (!lead) return undefined
	const { kind, status, product, name, email, phone, answers, page, utm, createdAt, updatedAt } = lead
	return {
		id,
		reference: leadReference(lead),
		kind,
		status,
		product,
		name,
		email,
		phone,
		answers,
		page: siteUrl + page,
		utm,
		createdAt,
		updatedAt,
	}
}

async function articleOf(db: Db, id: string, siteUrl: string) {
	const { title, slug, excerpt, status, publishedAt } = posts
	const [post] = await db
		.select({ id: posts.id, title, slug, excerpt, status, publishedAt })
		.from(posts)
		.where(eq(posts.id, id))
	// Somebody took it back meanwhile: its text is nobody's business any more.
	if (post?.status !== 'published') return undefined
	return {
		id,
		title: post.title,
		url: `${siteUrl}/blog/${post.slug}`,
		excerpt: post.excerpt,
		publishedAt: post.publishedAt,
	}
}
