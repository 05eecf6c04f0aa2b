import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { identityVersions } from '#db/schema/identity.ts'
import { type Identity, type IdentityField, identityFields, identitySchema } from './identity-schema.ts'

/** Version 0 is what the program came with. */
export type CurrentIdentity = { version: number; identity: Identity }

/** Who the brokerage is now. `fresh` fills what was never set, and what an older program kept in a form that is none any more. */
export async function readIdentity(db: Db, fresh: Identity): Promise<CurrentIdentity> {
	const [newest] = await db.select().from(identityVersions).orderBy(desc(identityVersions.version)).limit(1)
	return newest
		? { version: newest.version, identity: identityIn(newest.values, fresh) }
		: { version: 0, identity: fresh }
}

/** Who it was at a version; nothing where there was none. */
export async function readIdentityAt(db: Db, version: number, fresh: Identity): Promise<Identity | undefined> {
	if (version === 0) return fresh
	const [row] = await db.select().from(identityVersions).where(eq(identityVersions.version, version))
	return row && identityIn(row.values, fresh)
}

function identityIn(values: Record<string, unknown>, fresh: Identity): Identity {
	const known = identityFields.map((field) => {
		const read = identitySchema.shape[field].safeParse(values[field])
		return [field, read.success ? read.data : fresh[field]]
	})
	return Object.fromEntries(known) as Identity
}

/** Which parts differ. */
export function changedFields(before: Identity, after: Identity): IdentityField[] {
	return identityFields.filter((field) => plain(before[field]) !== plain(after[field]))
}

/** As text, whatever the order in which an object was written. */
function plain(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
			: part,
	)
}
