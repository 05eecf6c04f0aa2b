import { eq } from 'drizzle-orm'
import { type ClaimSpendResult, claimSpend } from '#core/generation/costs/claim-spend.ts'
import type { ImageProvider, PaidProvider } from '#core/providers/registry.ts'
import type { Db } from '#db/client.server.ts'
import { imageGenerations } from '#db/schema/images.ts'

/** What is known of an attempt before it is made. */
export type Attempt = {
	promptText: string
	provider: ImageProvider
	model: string | null
	postId: string | null
	now: Date
}

export type Outcome = {
	success: boolean
	generationTimeMs: number
	costUsd: number
	errorCode?: string | undefined
	errorMessage?: string | undefined
	imageUrl?: string | undefined
	downloadLocation?: string | undefined
}

/** Holds the cost of an attempt against the month's limit until it is settled. */
export function claimGeneration(
	db: Db,
	{ costUsd, ...attempt }: Attempt & { provider: PaidProvider & ImageProvider; costUsd: number },
): Promise<ClaimSpendResult<string>> {
	const { provider, now } = attempt
	async function book(tx: Db) {
		const values = { ...rowOf(attempt), success: false, costUsd, state: 'pending' as const }
		const [row] = await tx.insert(imageGenerations).values(values).returning({ id: imageGenerations.id })
		return row!.id
	}
	return claimSpend(db, { provider, costUsd, now, book })
}

/** Says what became of an attempt that was claimed. */
export async function settleGeneration(db: Db, { id, ...outcome }: Outcome & { id: string }): Promise<void> {
	await db
		.update(imageGenerations)
		.set({ ...outcome, state: 'done' })
		.where(eq(imageGenerations.id, id))
}

/** For attempts that cost nothing: written once, when they are over. */
export async function recordGeneration(db: Db, { attempt, ...outcome }: Outcome & { attempt: Attempt }): Promise<void> {
	await db.insert(imageGenerations).values({ ...rowOf(attempt), ...outcome })
}

function rowOf({ now, ...attempt }: Attempt) {
	return { ...attempt, createdAt: now }
}
