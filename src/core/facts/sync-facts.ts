import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type FactChangeKind, type FactText, factChanges, facts, type StoredFact } from '#db/schema/facts.ts'

/** A fact as the content files of a release have it. */
export type ReleasedFact = { id: string; writtenOn: string; text: FactText }

/**
 * Brings the register up to what a release says. What a person changed or signed is left as it is; where the files now
 * say something else, that is put beside it for them to see. Run at every start, by any number of instances.
 */
export async function syncFacts(db: Db, { released, now }: { released: readonly ReleasedFact[]; now: Date }) {
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol facts'))`)
		const stored = new Map((await tx.select().from(facts)).map((fact) => [fact.id, fact]))
		for (const fact of released) {
			const before = stored.get(fact.id)
			if (!before) await add(tx, fact, now)
			else await release(tx, { before, fact, now })
		}
	})
}

async function add(tx: Db, { id, text, writtenOn }: ReleasedFact, now: Date): Promise<void> {
	await tx.insert(facts).values({ id, text, writtenOn, createdAt: now, updatedAt: now })
	await note(tx, { factId: id, kind: 'created', text, at: now })
}

async function release(tx: Db, { before, fact, now }: { before: StoredFact; fact: ReleasedFact; now: Date }) {
	const { id, text, writtenOn } = fact
	const isSame = isDeepStrictEqual(before.text, text)
	if (before.changedHere || before.checkedOn) {
		const fileText = isSame ? null : text
		if (!isDeepStrictEqual(before.fileText, fileText))
			await tx.update(facts).set({ fileText, updatedAt: now }).where(eq(facts.id, id))
		return
	}
	if (isSame) return
	await tx.update(facts).set({ text, writtenOn, fileText: null, updatedAt: now }).where(eq(facts.id, id))
	await note(tx, { factId: id, kind: 'released', text, at: now })
}

type Note = { factId: string; kind: FactChangeKind; text: FactText; at: Date }

async function note(tx: Db, change: Note): Promise<void> {
	await tx.insert(factChanges).values(change)
}
