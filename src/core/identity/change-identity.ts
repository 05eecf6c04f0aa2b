import { desc } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { identityVersions } from '#db/schema/identity.ts'
import { placesWithoutPicture } from './identity-pictures.ts'
import { type Identity, type IdentityField, identityFields } from './identity-schema.ts'
import { type CurrentIdentity, changedFields, readIdentity, readIdentityAt } from './read-identity.ts'

export type IdentityChanger = { id: string; email: string; name: string }

export type ChangeIdentityResult =
	| ({ ok: true; changed: IdentityField[] } & CurrentIdentity)
	/** Somebody else changed the same parts since: what they are now, who changed them last and when. Nothing was written. */
	| ({ ok: false; reason: 'changed-meanwhile'; fields: IdentityField[]; by: string; at: Date } & CurrentIdentity)
	| { ok: false; reason: 'version-unknown' }
	/** These fields name a picture that the library does not have. */
	| { ok: false; reason: 'picture-unknown'; places: string[] }

type Circumstances = { fresh: Identity; by: IdentityChanger; address?: string | undefined; now: Date }
type Change = Circumstances & {
	/** The parts that the form has, checked by the schema; the others stay. */
	values: Partial<Identity>
	/** The version that was current when the form was read. */
	seen: number
}

/**
 * Changes who the brokerage is, as a new version. Whoever changes other parts than somebody else did meanwhile disturbs nobody; where both
 * changed the same part, the second is told and nothing is written.
 */
export async function changeIdentity(db: Db, { values, seen, ...around }: Change): Promise<ChangeIdentityResult> {
	return write(db, around, async (tx, current) => {
		const before = await readIdentityAt(tx, seen, around.fresh)
		if (!before) return { ok: false, reason: 'version-unknown' }
		const wanted = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
		const mine = changedFields(before, { ...before, ...wanted })
		const identity = { ...current.identity, ...pick({ ...before, ...wanted }, mine) }
		const theirs = changedFields(before, current.identity)
		const places = await placesWithoutPicture(tx, identity, before)
		if (places.length > 0) return { ok: false, reason: 'picture-unknown', places }
		const contested = changedFields(current.identity, identity).filter((field) => theirs.includes(field))
		if (contested.length === 0) return { ok: true, identity }
		const last = await lastChange(tx)
		return { ok: false, reason: 'changed-meanwhile', fields: contested, by: last.by, at: last.at, ...current }
	})
}

type Revert = Circumstances & {
	/** The version whose values come back. 0: as the program came. */
	to: number
	/** Only these parts; all of them where none is named. */
	fields?: readonly IdentityField[] | undefined
	/** The version that was current when somebody chose to. */
	seen: number
}

/** Brings back what a version said, as a new version: nothing is ever taken out of the history. */
export async function revertIdentity(
	db: Db,
	{ to, seen, fields = identityFields, ...around }: Revert,
): Promise<ChangeIdentityResult> {
	const result = await write(db, { ...around, revertsTo: to }, async (tx, current) => {
		const then = await readIdentityAt(tx, to, around.fresh)
		if (!then) return { ok: false, reason: 'version-unknown' }
		if (current.version !== seen) {
			const last = await lastChange(tx)
			const since = changedFields((await readIdentityAt(tx, seen, around.fresh)) ?? then, current.identity)
			return { ok: false, reason: 'changed-meanwhile', fields: since, by: last.by, at: last.at, ...current }
		}
		return { ok: true, identity: { ...current.identity, ...pick(then, fields) } }
	})
	return result
}

type Wanted = { ok: true; identity: Identity } | Extract<ChangeIdentityResult, { ok: false }>

/** Of two at once, one finds its number taken and looks again at what is there now. */
async function write(
	db: Db,
	around: Circumstances & { revertsTo?: number },
	decide: (tx: Db, current: CurrentIdentity) => Promise<Wanted>,
): Promise<ChangeIdentityResult> {
	for (;;) {
		const result = await db.transaction((tx) => tryToWrite(tx, around, decide))
		if (result !== 'taken') return result
	}
}

async function tryToWrite(
	tx: Db,
	{ fresh, by, address, now, revertsTo }: Circumstances & { revertsTo?: number },
	decide: (tx: Db, current: CurrentIdentity) => Promise<Wanted>,
): Promise<ChangeIdentityResult | 'taken'> {
	const current = await readIdentity(tx, fresh)
	const wanted = await decide(tx, current)
	if (!wanted.ok) return wanted
	const { identity } = wanted
	const changed = changedFields(current.identity, identity)
	if (changed.length === 0) return { ok: true, changed, ...current }
	const version = current.version + 1
	const written = await tx
		.insert(identityVersions)
		.values({
			version,
			values: identity,
			fields: changed,
			revertsTo,
			changedBy: by.id,
			changedByName: by.name,
			changedAt: now,
		})
		.onConflictDoNothing()
		.returning({ version: identityVersions.version })
	if (written.length === 0) return 'taken'
	await recordAudit(tx, {
		action: revertsTo === undefined ? 'identity.changed' : 'identity.reverted',
		actor: by,
		subject: { id: String(version), label: identity.name },
		details: { fields: changed.join(', '), ...(revertsTo === undefined ? {} : { to: revertsTo }) },
		address,
		now,
	})
	return { ok: true, changed, version, identity }
}

function pick(identity: Identity, fields: readonly IdentityField[]): Partial<Identity> {
	return Object.fromEntries(fields.map((field) => [field, identity[field]]))
}

async function lastChange(db: Db): Promise<{ by: string; at: Date }> {
	const [last] = await db
		.select({ by: identityVersions.changedByName, at: identityVersions.changedAt })
		.from(identityVersions)
		.orderBy(desc(identityVersions.version))
		.limit(1)
	return last!
}
