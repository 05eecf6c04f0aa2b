import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { postOldSlugs, posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { mayPublish } from '../may-write.ts'
import type { SavedBy } from '../post-fields.ts'
import { LONGEST_GONE_TO } from './longest-gone-to.ts'

export type SetGoneToResult =
	| { ok: true; title: string; goneTo: string | null }
	| {
			ok: false
			reason:
				| 'not-in-bin'
				/** What readers see is not theirs to decide. */
				| 'not-allowed'
				| 'bad-address'
				/** Its own address of today or before: readers would go round in a circle. */
				| 'own-address'
				/** No article that readers see: nothing is gained, and two of them could lead to each other. */
				| 'no-such-article'
	  }

type Choice = {
	id: string
	/** A path of our site, or an address of another; nothing: the page says that it is gone. */
	to: string
	by: SavedBy
	siteUrl: string
	now: Date
	address?: string | undefined
}

/** Where readers of an article in the bin are led while it is there. */
export async function setGoneTo(db: Db, { id, to, by, siteUrl, now, address }: Choice): Promise<SetGoneToResult> {
	if (!isId(id)) return { ok: false, reason: 'not-in-bin' }
	if (!mayPublish(by)) return { ok: false, reason: 'not-allowed' }
	const goneTo = to.trim() === '' ? null : readTarget(to.trim(), siteUrl)
	if (goneTo === undefined) return { ok: false, reason: 'bad-address' }
	return db.transaction(async (tx): Promise<SetGoneToResult> => {
		const [post] = await tx
			.select({ title: posts.title })
			.from(posts)
			.where(and(eq(posts.id, id), isNotNull(posts.deletedAt)))
			.for('no key update')
		if (!post) return { ok: false, reason: 'not-in-bin' }
		const refused = goneTo === null ? undefined : await refusalOf(tx, id, goneTo)
		if (refused) return { ok: false, reason: refused }
		await tx
			.update(posts)
			.set({ goneTo, updatedAt: sql`${posts.updatedAt}` })
			.where(eq(posts.id, id))
		await recordAudit(tx, {
			action: 'post.gone-to-set',
			actor: by ?? undefined,
			subject: { id, label: post.title },
			details: { to: goneTo },
			address,
			now,
		})
		return { ok: true, title: post.title, goneTo }
	})
}

/** As it is stored: of our own site the path alone, of others the whole. */
function readTarget(to: string, siteUrl: string): string | undefined {
	const isPath = to.startsWith('/') && !/^\/[/\\]/.test(to)
	if (to.length > LONGEST_GONE_TO || !(isPath || /^https?:\/\//i.test(to))) return undefined
	const url = URL.canParse(to, siteUrl) ? new URL(to, siteUrl) : undefined
	if (!url || url.username || url.password) return undefined
	if (url.origin !== new URL(siteUrl).origin) return url.protocol === 'https:' ? url.href : undefined
	// Nothing there is for readers.
	if (/^\/(?:admin|api|functions)(?:\/|$)/.test(url.pathname)) return undefined
	return url.pathname + url.search + url.hash
}

async function refusalOf(tx: Db, id: string, goneTo: string): Promise<'own-address' | 'no-such-article' | undefined> {
	const slug = /^\/blog\/([^/?#]+)\/?(?:[?#]|$)/.exec(goneTo)?.[1]
	if (slug === undefined || slug === 'busca') return undefined
	const named = await postsAt(tx, decoded(slug))
	if (named.some((post) => post.id === id)) return 'own-address'
	return named.some(({ status }) => status === 'published') ? undefined : 'no-such-article'
}

function postsAt(tx: Db, slug: string) {
	const once = tx
		.select({ one: sql`1` })
		.from(postOldSlugs)
		.where(and(eq(postOldSlugs.slug, slug), eq(postOldSlugs.postId, posts.id)))
	return tx
		.select({ id: posts.id, status: posts.status })
		.from(posts)
		.where(or(eq(posts.slug, slug), exists(once)))
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text).replaceAll('\0', '')
	} catch {
		return text
	}
}
