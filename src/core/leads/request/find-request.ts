import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, type LeadFile, leadEvents, leadFiles, leads } from '#db/schema/leads.ts'
import { hashOfToken, isToken } from './request-token.ts'

export type FoundRequest = {
	lead: Lead
	files: LeadFile[]
	/** Who of the brokerage moved it last. */
	broker: string | undefined
}

/** The request that a secret opens. */
export async function findRequest(db: Db, token: string): Promise<FoundRequest | undefined> {
	if (!isToken(token)) return undefined
	const [lead] = await db
		.select()
		.from(leads)
		.where(eq(leads.tokenHash, hashOfToken(token)))
	if (!lead) return undefined
	const [last] = await db
		.select({ name: leadEvents.actorName })
		.from(leadEvents)
		.where(
			and(
				eq(leadEvents.leadId, lead.id),
				inArray(leadEvents.toStatus, ['contacted', 'quoted']),
				isNotNull(leadEvents.actorName),
			),
		)
		.orderBy(desc(leadEvents.at))
		.limit(1)
	return { lead, files: await filesOf(db, lead.id), broker: last?.name ?? undefined }
}

/** Without what is in them. */
export const fileColumns = {
	id: leadFiles.id,
	leadId: leadFiles.leadId,
	name: leadFiles.name,
	mimeType: leadFiles.mimeType,
	bytes: leadFiles.bytes,
	createdAt: leadFiles.createdAt,
}

export function filesOf(db: Db, leadId: string): Promise<LeadFile[]> {
	return db
		.select(fileColumns)
		.from(leadFiles)
		.where(eq(leadFiles.leadId, leadId))
		.orderBy(asc(leadFiles.createdAt), asc(leadFiles.id))
}
