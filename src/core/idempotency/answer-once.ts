import { and, eq, gt, lte } from 'drizzle-orm'
import { purgeLeases, type Repeat, takeLease } from '#core/leases/take-lease.ts'
import type { Db } from '#db/client.server.ts'
import { contentCache } from '#db/schema/seo.ts'

const KEPT_MS = 24 * 3_600_000
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
	repeat?: Repeat
}

type Kept = { fingerprint: string; answer?: Answer }

/**
 * Answers a request that may be sent again: the same one gets the same answer for a day, and is acted on once, however long
 * that takes. Only a process that is gone gives its key back.
 */
export async function answerOnce(db: Db, { key, fingerprint, now, answer, repeat }: Asked): Promise<AnswerOnceResult> {
	const asked = { cacheKey: `${KIND}:${key}`, fingerprint, now }
	const before = await earlierAnswer(db, asked)
	if (before) return before

	const taken = await takeLease(db, { kind: KIND, name: key, note: fingerprint, now, ...(repeat && { repeat }) })
	if (!taken.ok) return { ok: false, reason: taken.note === fingerprint ? 'under-way' : 'other-request' }
	try {
		// Somebody may have answered between our look and our turn.
		const meanwhile = await earlierAnswer(db, asked)
		if (meanwhile) return meanwhile
		const given = await answer()
		await keepAnswer(db, { ...asked, answer: given })
		return { ok: true, answer: given }
	} finally {
		await taken.lease.release()
	}
}

type Named = { cacheKey: string; fingerprint: string; now: () => Date }

async function earlierAnswer(db: Db, { cacheKey, fingerprint, now }: Named): Promise<AnswerOnceResult | undefined> {
	const [row] = await db
		.select({ kept: contentCache.cacheData })
		.from(contentCache)
		.where(and(eq(contentCache.cacheKey, cacheKey), gt(contentCache.expiresAt, now())))
	const kept = row?.kept as Kept | undefined
	if (!kept?.answer) return undefined
	return kept.fingerprint === fingerprint ? { ok: true, answer: kept.answer } : { ok: false, reason: 'other-request' }
}

async function keepAnswer(db: Db, { cacheKey, fingerprint, now, answer }: Named & { answer: Answer }): Promise<void> {
	const row = {
		cacheType: KIND,
		cacheData: { fingerprint, answer } satisfies Kept,
		expiresAt: new Date(now().getTime() + KEPT_MS),
	}
	await db
		.insert(contentCache)
		.values({ cacheKey, ...row })
		// The first answer stands.
		.onConflictDoUpdate({
			target: contentCache.cacheKey,
			set: row,
			setWhere: lte(contentCache.expiresAt, now()),
		})
}

/** Keys that gone processes held and nobody asked for again. */
export function purgeUnanswered(db: Db, now: Date): Promise<void> {
	return purgeLeases(db, { kind: KIND, now })
}
