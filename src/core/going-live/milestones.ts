import { inArray } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { milestones } from '#db/schema/milestones.ts'

/** What only a person can know to be done, and says so. */
export const signedMilestones = ['backup-restored', 'legal-pages-read', 'hours-confirmed'] as const
export type SignedMilestone = (typeof signedMilestones)[number]

export type Signed = { at: Date; by: string }
export type SignedMilestones = Partial<Record<SignedMilestone, Signed>>

type Signer = { id: string; name: string; email: string; address?: string | undefined }
type Sign = { name: SignedMilestone; by: Signer; now: Date }

/** Whoever said it first, said it. */
export async function signMilestone(db: Db, { name, by, now }: Sign): Promise<void> {
	await db.transaction(async (tx) => {
		const signed = await tx
			.insert(milestones)
			.values({ name, at: now, by: by.id, details: { name: by.name } })
			.onConflictDoNothing()
			.returning({ name: milestones.name })
		if (signed.length === 0) return
		await recordAudit(tx, {
			action: 'milestone.signed',
			actor: by,
			details: { milestone: name },
			address: by.address,
			now,
		})
	})
}

export async function findSigned(db: Db): Promise<SignedMilestones> {
	const rows = await db
		.select()
		.from(milestones)
		.where(inArray(milestones.name, [...signedMilestones]))
	return Object.fromEntries(
		rows.map(({ name, at, details: { name: by } }) => [name, { at, by: typeof by === 'string' ? by : '' }]),
	)
}
