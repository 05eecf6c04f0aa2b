import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { contentCache } from '#db/schema/seo.ts'

const HOUR_MS = 3_600_000
const KEPT_MS = 24 * HOUR_MS
/** Whoever began is taken to be gone after this, so that a key is not lost with a process. */
const PATIENCE_MS = HOUR_MS / 6
const KIND = 'answer-once'

export type Answer = { status?: number; body: object }
export type AnswerOnceResult = { ok: true; answer: Answer } | { ok: false; reason: 'other-request' | 'under-way' }

type Asked = {
	/** Names the request; the asker's choice, so it must hold whose it is. */
	key: string
	/** What was asked: under one key only one thing. */
	fingerprint: string
	now: () => Date
	answer: () => Promise<Answer>
}

type Kept = { fingerprint: string; answer?: Answer }

/** Answers a request that may be sent again: the same one gets the same answer for a day, and is acted on once. */
export async function answerOnce(db: Db, { key, fingerprint, now, answer }: Asked): Promise<AnswerOnceResult> {
	const cacheKey = `${KIND}:${key}`
	const begun = now()
	await db.delete(contentCache).where(and(eq(contentCache.cacheKey, cacheKey), lte(contentCache.expiresAt, begun)))
	const [claimed] = await db
		.insert(contentCache)
		.values({
			cacheKey,
			cacheType: KIND,
			cacheData: { fingerprint } satisfies Kept,
			expiresAt: after(begun, PATIENCE_MS),
		})
		.onConflictDoNothing()
		.returning({ cacheKey: contentCache.cacheKey })
	if (!claimed) return earlierAnswer(db, { cacheKey, fingerprint })

	const own = and(eq(contentCache.cacheKey, cacheKey), eq(contentCache.cacheType, KIND))
	try {
		const given = await answer()
		await db
			.update(contentCache)
			.set({ cacheData: { fingerprint, answer: given } satisfies Kept, expiresAt: after(now(), KEPT_MS) })
			.where(own)
		return { ok: true, answer: given }
	} catch (error) {
		await db.delete(contentCache).where(own)
		throw error
	}
}

async function earlierAnswer(
	db: Db,
	{ cacheKey, fingerprint }: { cacheKey: string; fingerprint: string },
): Promise<AnswerOnceResult> {
	const [row] = await db
		.select({ kept: contentCache.cacheData })
		.from(contentCache)
		.where(eq(contentCache.cacheKey, cacheKey))
	const kept = row?.kept as Kept | undefined
	if (kept && kept.fingerprint !== fingerprint) return { ok: false, reason: 'other-request' }
	return kept?.answer ? { ok: true, answer: kept.answer } : { ok: false, reason: 'under-way' }
}

function after(moment: Date, ms: number): Date {
	return new Date(moment.getTime() + ms)
}
