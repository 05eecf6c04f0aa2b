import { and, eq, gte, sql } from 'drizzle-orm'
import type { PaidProvider } from '#core/providers/registry.ts'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { type ClaimSpendResult, claimSpend } from './claim-spend.ts'
import { isSwitchedOff } from './provider-settings.ts'

/** Money of the month's limit that is set aside for one article with one provider. Its calls are paid from it, and none beyond it. */
export type Budget = { id: string; provider: PaidProvider; model: string; runId: string | undefined }

type Opening = Omit<Budget, 'id'> & { usd: number; now: Date }

/** Sets aside what the dearest way may take; or says that the month has no room for it. A run that was broken off finds its own again. */
export async function openBudget(
	db: Db,
	{ provider, model, runId, usd, now }: Opening,
): Promise<ClaimSpendResult<Budget>> {
	const before = runId && (await findBudget(db, { provider, runId }))
	if (before) return { ok: true, value: before }
	return claimSpend(db, {
		provider,
		costUsd: usd,
		now,
		async book(tx) {
			const row = { provider, model, runId, purpose: 'budget', costUsd: usd, state: 'pending', createdAt: now } as const
			const [{ id } = { id: '' }] = await tx.insert(aiUsage).values(row).returning({ id: aiUsage.id })
			return { id, provider, model, runId }
		},
	})
}

async function findBudget(
	db: Db,
	{ provider, runId }: { provider: PaidProvider; runId: string },
): Promise<Budget | undefined> {
	const [row] = await db
		.select({ id: aiUsage.id, model: aiUsage.model })
		.from(aiUsage)
		.where(and(isOpen, eq(aiUsage.runId, runId), eq(aiUsage.provider, provider)))
	return row && { ...row, provider, runId }
}

export type DrawResult = { ok: true; id: string } | { ok: false; reason: 'switched-off' | 'budget-spent' }

type Draw = {
	budget: Budget
	purpose: Exclude<(typeof aiUsage.$inferSelect)['purpose'], 'budget'>
	usd: number
	now: Date
}

/** Books a call at its worst, out of what was set aside. The month's sum stays what it was. */
export async function drawFromBudget(db: Db, { budget, purpose, usd, now }: Draw): Promise<DrawResult> {
	const { provider, model, runId } = budget
	return db.transaction(async (tx) => {
		if (await isSwitchedOff(tx, provider)) return { ok: false, reason: 'switched-off' }
		const [left] = await tx
			.update(aiUsage)
			.set({ costUsd: sql`${aiUsage.costUsd} - ${usd}` })
			.where(and(isOpen, eq(aiUsage.id, budget.id), gte(aiUsage.costUsd, usd)))
			.returning({ id: aiUsage.id })
		if (!left) return { ok: false, reason: 'budget-spent' }
		const row = { provider, model, runId, purpose, costUsd: usd, state: 'pending', createdAt: now } as const
		const [{ id } = { id: '' }] = await tx.insert(aiUsage).values(row).returning({ id: aiUsage.id })
		return { ok: true, id }
	})
}

/** What a call did not take is there for the next. */
export async function giveBack(db: Db, { budget, usd }: { budget: Budget; usd: number }): Promise<void> {
	await db
		.update(aiUsage)
		.set({ costUsd: sql`greatest(0, ${aiUsage.costUsd} + ${usd})` })
		.where(and(isOpen, eq(aiUsage.id, budget.id)))
}

/** What is left is the month's again. */
export async function closeBudget(db: Db, { id }: Pick<Budget, 'id'>): Promise<void> {
	await db.delete(aiUsage).where(and(isOpen, eq(aiUsage.id, id)))
}

/** At the end of a run, whoever worked on it. */
export async function closeBudgetsOf(db: Db, runId: string): Promise<void> {
	await db.delete(aiUsage).where(and(isOpen, eq(aiUsage.runId, runId)))
}

const isOpen = and(eq(aiUsage.purpose, 'budget'), eq(aiUsage.state, 'pending'))
