import { desc } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { identityVersions } from '#db/schema/identity.ts'
import { type IdentityField, identityFields } from './identity-schema.ts'

export type IdentityChange = {
	version: number
	fields: IdentityField[]
	by: string
	at: Date
	/** The version whose values came back by it. */
	revertsTo: number | null
}

/** The last changes, newest first. */
export async function listIdentityVersions(db: Db, { most = 50 } = {}): Promise<IdentityChange[]> {
	const rows = await db
		.select({
			version: identityVersions.version,
			fields: identityVersions.fields,
			by: identityVersions.changedByName,
			at: identityVersions.changedAt,
			revertsTo: identityVersions.revertsTo,
		})
		.from(identityVersions)
		.orderBy(desc(identityVersions.version))
		.limit(most)
	return rows.map((row) => ({ ...row, fields: identityFields.filter((field) => row.fields.includes(field)) }))
}
