import { and, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leases } from '#db/schema/leases.ts'

/** Whoever has said nothing for so long is gone. Several renewals may fail before that. */
export const LEASE_MS = 90_000
export const RENEW_MS = 15_000
/** None is held for so long. What is further ahead was dated by a clock that was wrong, and nobody renews it. */
const LONGER_THAN_LEASES_MS = 10 * 60_000

/** What does something again and again until it is told to stop. Tests bring their own. */
export type Repeat = (work: () => void, everyMs: number) => () => void

export type Lease = {
	/** Says that we live. False where another has taken it: whoever stood still for too long must not go on. */
	renew: () => Promise<boolean>
	/** Aborts once a renewal finds that another has taken it. */
	lost: AbortSignal
	/** Whether it is still ours. In a transaction nobody else takes it before the transaction ends. */
	isOurs: (tx: Db) => Promise<boolean>
	/** Done: nothing of it stays. */
	release: () => Promise<void>
	/** Not done, and not at it any more: anybody may take it, and the row tells that something was left. */
	abandon: () => Promise<void>
}

export type TakeLeaseResult = { ok: true; lease: Lease } | { ok: false; note: string }

type Wanted = { kind: string; name: string; note?: string; now?: () => Date; repeat?: Repeat }

export function isLeaseOver(now: Date): SQL {
	return or(lte(leases.expiresAt, now), gt(leases.expiresAt, new Date(now.getTime() + LONGER_THAN_LEASES_MS)))!
}

/** Takes what nobody is at. Of many that ask at once, one gets it and keeps it for as long as its process lives. */
export async function takeLease(
	db: Db,
	{ kind, name, note = '', now = () => new Date(), repeat = byTimer }: Wanted,
): Promise<TakeLeaseResult> {
	const holder = crypto.randomUUID()
	const until = () => new Date(now().getTime() + LEASE_MS)
	const [taken] = await db
		.insert(leases)
		.values({ kind, name, holder, note, expiresAt: until() })
		.onConflictDoUpdate({
			target: [leases.kind, leases.name],
			set: { holder, note, expiresAt: until() },
			setWhere: isLeaseOver(now()),
		})
		.returning({ holder: leases.holder })
	const named = and(eq(leases.kind, kind), eq(leases.name, name))
	if (!taken) {
		const [other] = await db.select({ note: leases.note }).from(leases).where(named)
		return { ok: false, note: other?.note ?? note }
	}

	const ours = and(named, eq(leases.holder, holder))
	async function renew(): Promise<boolean> {
		const kept = await db.update(leases).set({ expiresAt: until() }).where(ours).returning({ name: leases.name })
		return kept.length > 0
	}
	const lost = new AbortController()
	let left = false
	// One that fails is made up for by the next.
	const stop = repeat(() => {
		renew().then(
			(kept) => kept || left || lost.abort(),
			() => {},
		)
	}, RENEW_MS)
	return {
		ok: true,
		lease: {
			renew,
			lost: lost.signal,
			async isOurs(tx) {
				const kept = await tx.select({ name: leases.name }).from(leases).where(ours).for('update')
				return kept.length > 0
			},
			async release() {
				stop()
				if (left) return
				left = true
				await db.delete(leases).where(ours)
			},
			async abandon() {
				stop()
				left = true
				await db.update(leases).set({ expiresAt: now() }).where(ours)
			},
		},
	}
}

function byTimer(work: () => void, everyMs: number): () => void {
	const timer = setInterval(work, everyMs)
	timer.unref()
	return () => clearInterval(timer)
}

/** Where there is one process at a time, whoever held something before it started is gone. */
export async function forgetLeases(db: Db, kind: string): Promise<void> {
	await db.delete(leases).where(eq(leases.kind, kind))
}

const DAY_MS = 24 * 3_600_000

/** Removes what gone processes left of a kind whose leftovers serve nobody. */
export async function purgeLeases(db: Db, { kind, now }: { kind: string; now: Date }): Promise<void> {
	const longAgo = new Date(now.getTime() - DAY_MS)
	await db.delete(leases).where(and(eq(leases.kind, kind), lt(leases.expiresAt, longAgo)))
}
