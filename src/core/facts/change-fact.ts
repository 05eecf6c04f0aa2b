import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import {
	type FactChangeKind,
	type FactText,
	type FactVersion,
	factChanges,
	facts,
	type StoredFact,
} from '#db/schema/facts.ts'
import { dayBefore, shownVersion } from './fact.ts'

type Change = {
	id: string
	by: ActingAdmin
	now: Date
	/** The day in Brasília, '2026-11-16'. */
	today: string
	/** When the person last saw it: what another changed since then is not overwritten unseen. */
	seen: Date
}

export type ChangeFactResult =
	| { ok: true; fact: StoredFact }
	| { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'starts-too-early' }

/** Signs that somebody has held this text against its norm. */
export function checkFact(db: Db, { note = '', ...change }: Change & { note?: string }): Promise<ChangeFactResult> {
	const { by, today } = change
	return changeFact(db, { ...change, kind: 'checked', note }, () => ({
		checkedBy: by.id,
		checkedByName: by.name,
		checkedOn: today,
	}))
}

/**
 * Puts a new version in the place of the one in force from a day on. The old one ends the day before and stays, for what
 * happened until then. The new text is signed by nobody yet.
 */
export function replaceFact(
	db: Db,
	{ version, note = '', ...change }: Change & { version: FactVersion & { from: string }; note?: string },
): Promise<ChangeFactResult> {
	const { today } = change
	return changeFact(db, { ...change, kind: 'replaced', note }, ({ text }) => {
		const old = shownVersion(text, today)
		if (old.from !== undefined && version.from <= old.from) return 'starts-too-early'
		const versions = text.versions.map((one) => (one === old ? { ...one, until: dayBefore(version.from) } : one))
		return { text: { ...text, versions: [version, ...versions] }, ...unsigned }
	})
}

/** Corrects what the register says of the version that is shown today, without a change in what is so. */
export function correctFact(
	db: Db,
	{ version, note = '', ...change }: Change & Omit<FactText, 'versions'> & { version: FactVersion; note?: string },
): Promise<ChangeFactResult> {
	const { today, kind, words, topics } = change
	return changeFact(db, { ...change, kind: 'changed', note }, ({ text }) => {
		const wrong = shownVersion(text, today)
		const versions = text.versions.map((one) => (one === wrong ? version : one))
		return { text: { kind, words, topics, versions }, ...unsigned }
	})
}

/** Takes the text of the files in the place of one's own. */
export function takeFileText(db: Db, change: Change): Promise<ChangeFactResult> {
	return changeFact(db, { ...change, kind: 'released', note: '' }, ({ text, fileText }) => ({
		text: fileText ?? text,
		...unsigned,
		changedHere: false,
		fileText: null,
	}))
}

const unsigned = { checkedBy: null, checkedByName: null, checkedOn: null, changedHere: true }

type Made = Partial<StoredFact> | 'starts-too-early'

async function changeFact(
	db: Db,
	{ id, by, now, today, seen, kind, note }: Change & { kind: FactChangeKind; note: string },
	make: (fact: StoredFact) => Made,
): Promise<ChangeFactResult> {
	return db.transaction(async (tx): Promise<ChangeFactResult> => {
		const [before] = await tx.select().from(facts).where(eq(facts.id, id)).for('no key update')
		if (!before) return { ok: false, reason: 'not-found' }
		if (before.updatedAt.getTime() !== seen.getTime()) return { ok: false, reason: 'changed-meanwhile' }
		const made = make(before)
		if (typeof made === 'string') return { ok: false, reason: made }
		const [fact] = await tx
			.update(facts)
			.set({ ...made, updatedAt: now })
			.where(eq(facts.id, id))
			.returning()
		await tx.insert(factChanges).values({
			factId: id,
			at: now,
			kind,
			actorId: by.id,
			actorName: by.name,
			note,
			text: fact!.text,
		})
		const label = shownVersion(fact!.text, today).statement
		await recordAudit(tx, { action: `fact.${kind}`, actor: by, subject: { id, label }, address: by.address, now })
		return { ok: true, fact: fact! }
	})
}
