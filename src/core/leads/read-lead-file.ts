import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { leadFiles, leads } from '#db/schema/leads.ts'
import { isId } from '#lib/is-id.ts'
import { leadReference } from './lead-reference.ts'

type Asked = { leadId: string; id: string; actor: ActingAdmin; now: Date }

export type OpenedFile = { name: string; mimeType: string; content: Buffer }

/** What a visitor sent along, for who answers them. Each look is on record, by number: what a file is called may name somebody. */
export async function readLeadFile(db: Db, { leadId, id, actor, now }: Asked): Promise<OpenedFile | undefined> {
	if (!isId(leadId) || !isId(id)) return undefined
	return db.transaction(async (tx) => {
		const [file] = await tx
			.select({
				name: leadFiles.name,
				mimeType: leadFiles.mimeType,
				content: leadFiles.content,
				number: leads.number,
			})
			.from(leadFiles)
			.innerJoin(leads, eq(leads.id, leadFiles.leadId))
			.where(and(eq(leadFiles.id, id), eq(leadFiles.leadId, leadId)))
		if (!file) return undefined
		await recordAudit(tx, {
			action: 'lead.file-opened',
			actor,
			subject: { id: leadId, label: leadReference(file) },
			address: actor.address,
			now,
		})
		return file
	})
}
