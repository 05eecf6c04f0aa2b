import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type FactText, factChanges, facts, type StoredFact } from '#db/schema/facts.ts'
import { slugify } from '#lib/slugify.ts'

const LONGEST_ID = 60

type NewFact = { text: FactText; by: ActingAdmin; now: Date; today: string }

/** Adds a fact of the brokerage's own. Its id is made of its statement and never changes. */
export async function createFact(db: Db, { text, by, now, today }: NewFact): Promise<StoredFact> {
	const { statement } = text.versions[0]!
	const stem = slugify(statement).slice(0, LONGEST_ID).replace(/-$/, '')
	return db.transaction(async (tx) => {
		const row = { text, writtenOn: today, changedHere: true, createdAt: now, updatedAt: now }
		const made = await insertUnder(tx, stem, row)
		await tx
			.insert(factChanges)
			.values({ factId: made.id, at: now, kind: 'created', actorId: by.id, actorName: by.name, text })
		const subject = { id: made.id, label: statement }
		await recordAudit(tx, { action: 'fact.created', actor: by, subject, address: by.address, now })
		return made
	})
}

/** Under the first id of its kind that is free: 'prazo', 'prazo-2', 'prazo-3'. */
async function insertUnder(tx: Db, stem: string, row: Omit<typeof facts.$inferInsert, 'id'>): Promise<StoredFact> {
	for (let number = 1; ; number += 1) {
		const id = number === 1 ? stem : `${stem}-${number}`
		const [made] = await tx
			.insert(facts)
			.values({ id, ...row })
			.onConflictDoNothing()
			.returning()
		if (made) return made
	}
}
