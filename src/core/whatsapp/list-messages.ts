import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type WhatsAppMessage, whatsAppMessages } from '#db/schema/whatsapp.ts'

const MOST_SHOWN = 20

/** What was sent to who asked, newest first. */
export function listMessages(db: Db, leadId: string): Promise<WhatsAppMessage[]> {
	return db
		.select()
		.from(whatsAppMessages)
		.where(eq(whatsAppMessages.leadId, leadId))
		.orderBy(desc(whatsAppMessages.createdAt), desc(whatsAppMessages.id))
		.limit(MOST_SHOWN)
}
