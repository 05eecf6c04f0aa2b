import { inArray, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { integrationStates, storedValues } from '#db/schema/integrations.ts'
import type { Seal } from '#lib/seal.ts'
import type { Integration } from './integration.ts'

export type StoredValues = {
	/** By the names of the variables whose place they take. */
	values: Readonly<Record<string, string>>
	/** Sealed under another AUTH_SECRET: they have to be entered again. */
	unreadable: readonly string[]
}

export async function readStoredValues(db: Db, seal: Seal): Promise<StoredValues> {
	const values: Record<string, string> = {}
	const unreadable: string[] = []
	for (const { name, sealed, keyVersion } of await db.select().from(storedValues)) {
		const value = keyVersion === seal.keyVersion ? seal.open(name, sealed) : undefined
		if (value === undefined) unreadable.push(name)
		else values[name] = value
	}
	return { values, unreadable }
}

type Keep = {
	integration: Integration
	/** What is entered, by variable; null takes away what was kept. What is not named stays. */
	values: Readonly<Record<string, string | null>>
	seal: Seal
	by: { id: string; email: string }
	address?: string | undefined
	now: Date
}

/** Keeps what was entered for a service. The log tells which fields were changed and by whom, never to what. */
export async function keepValues(db: Db, { integration, values, seal, by, address, now }: Keep): Promise<void> {
	const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
	const taken = Object.keys(values).filter((name) => values[name] === null)
	await db.transaction(async (tx) => {
		if (taken.length > 0) await tx.delete(storedValues).where(inArray(storedValues.name, taken))
		if (given.length > 0) {
			const rows = given.map(([name, value]) => ({
				name,
				sealed: seal.close(name, value),
				keyVersion: seal.keyVersion,
				updatedAt: now,
			}))
			await tx
				.insert(storedValues)
				.values(rows)
				.onConflictDoUpdate({
					target: storedValues.name,
					set: { sealed: sql`excluded.sealed`, keyVersion: sql`excluded.key_version`, updatedAt: now },
				})
		}
		// What became of calls with the key before says nothing of this one.
		await tx.delete(integrationStates).where(inArray(integrationStates.service, [integration.id]))
		await recordAudit(tx, {
			action: given.length > 0 ? 'integration.key-kept' : 'integration.key-removed',
			actor: by,
			subject: { id: integration.id, label: integration.label },
			details: { fields: Object.keys(values).join(', ') },
			address,
			now,
		})
	})
}
