import { inArray } from 'drizzle-orm'
import { takeFromRateLimit } from '#core/limits/rate-limit.ts'
import type { Db } from '#db/client.server.ts'
import { type CheckedLink, checkedLinks } from '#db/schema/links.ts'
import type { guardedFetch } from '#lib/guarded-fetch.ts'
import { lookAtLink, recordSeen } from './look-at-link.ts'

/** An address as it was last seen; without a state nobody has looked yet. */
export type KnownSource = Pick<CheckedLink, 'url' | 'state' | 'status' | 'title'> & { checkedAt: string | null }

/** What was seen of each, whoever looked. */
export async function knownSources(db: Db, urls: readonly string[]): Promise<KnownSource[]> {
	if (urls.length === 0) return []
	const rows = await db
		.select()
		.from(checkedLinks)
		.where(inArray(checkedLinks.url, [...urls]))
	return urls.map((url) => {
		const row = rows.find((each) => each.url === url)
		const { state = null, status = null, title = '', checkedAt } = row ?? {}
		return { url, state, status, title, checkedAt: checkedAt?.toISOString() ?? null }
	})
}

/** As many looks as a few articles have sources. */
const ALLOWED = { max: 60, seconds: 600 }

type Looking = {
	urls: readonly string[]
	by: { id: string }
	now: () => Date
	signal?: AbortSignal | undefined
	fetch?: typeof guardedFetch
}

export type LookAtSourcesResult = { ok: true } | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Looks at them now, one after the other, for somebody who waits. */
export async function lookAtSources(db: Db, { urls, by, now, signal, fetch }: Looking): Promise<LookAtSourcesResult> {
	for (const url of urls) {
		if (signal?.aborted) return { ok: true }
		const turn = await takeFromRateLimit(db, { key: `look-at-source:${by.id}`, ...ALLOWED, now: now() })
		if (!turn.ok) return { ...turn, reason: 'too-many' }
		const seen = await lookAtLink(url, { signal, ...(fetch && { fetch }) })
		if (!signal?.aborted) await recordSeen(db, url, seen, now())
	}
	return { ok: true }
}
