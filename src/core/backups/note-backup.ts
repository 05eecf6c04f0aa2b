import { desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Backup, type BackupProof, backups } from '#db/schema/backups.ts'

/** Longer than any is kept by default; what became of older ones is of no use. */
const REMEMBERED_MS = 400 * 24 * 60 * 60 * 1000

type Made = { name: string; bytes: number; now: Date }

/** A night that is made again replaces what was known of it. */
export async function noteBackup(db: Db, { name, bytes, now }: Made): Promise<void> {
	const row = { madeAt: now, bytes, triedAt: null, proven: null, proof: null }
	await db
		.insert(backups)
		.values({ name, ...row })
		.onConflictDoUpdate({ target: backups.name, set: row })
	await db.delete(backups).where(lt(backups.madeAt, new Date(now.getTime() - REMEMBERED_MS)))
}

type Tried = { name: string; proof: BackupProof | undefined; now: Date }

/** Proven is what came back whole. */
export async function noteProof(db: Db, { name, proof, now }: Tried): Promise<void> {
	const proven = proof?.missing.length === 0
	await db
		.update(backups)
		.set({ triedAt: now, proven, proof: proof ?? null })
		.where(eq(backups.name, name))
}

export async function findLastBackup(db: Db): Promise<Backup | undefined> {
	return (await db.select().from(backups).orderBy(desc(backups.madeAt)).limit(1))[0]
}

/** The last that was tried, whether it came back or not. */
export async function findLastTried(db: Db): Promise<Backup | undefined> {
	const [found] = await db
		.select()
		.from(backups)
		.where(isNotNull(backups.triedAt))
		.orderBy(desc(backups.triedAt))
		.limit(1)
	return found
}
