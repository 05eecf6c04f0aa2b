import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leads } from '#db/schema/leads.ts'
import { storableText } from '#lib/storable-text.ts'
import { tellOfLead } from '../follow-up/touch-lead.ts'
import { type TypedLead, typedWayWords, WANTS } from './typed-lead-schema.ts'

type Adding = {
	typed: TypedLead
	/** Made by the screen for one sending: a second press carries the same. */
	submission: string
	actor: ActingAdmin
	now: Date
}

/**
 * Keeps a lead that somebody of the brokerage typed in: a call, a visit. Who typed it takes care of it, and is already talking with the person,
 * so nothing waits and nothing was promised. No text on privacy was shown and no consent given, and none is written down.
 */
export async function addTypedLead(db: Db, { typed, submission, actor, now }: Adding): Promise<Lead> {
	const { via, wants, ...said } = typed
	const text = (value: string) => storableText(value) || null
	return db.transaction(async (tx) => {
		const [lead] = await tx
			.insert(leads)
			.values({
				kind: 'typed',
				typedVia: via,
				status: 'contacted',
				name: text(said.name),
				phone: text(said.phone),
				email: text(said.email),
				product: text(said.product),
				answers: wants ? { [WANTS]: storableText(wants) } : {},
				page: '',
				utm: {},
				consentVersion: '',
				addressHash: '',
				// Not empty, which says that somebody was forgotten.
				fingerprint: createHash('sha256').update(`typed ${submission}`).digest('hex'),
				submission,
				ownerId: actor.id,
				reachableSince: now,
				createdAt: now,
				updatedAt: now,
			})
			.onConflictDoNothing({ target: leads.submission })
			.returning()
		if (!lead) {
			const [known] = await tx.select().from(leads).where(eq(leads.submission, submission))
			return known!
		}
		await tellOfLead(tx, lead, { kind: 'typed-in', detail: typedWayWords[via], action: 'lead.typed', actor, now })
		return lead
	})
}
