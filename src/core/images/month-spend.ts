import { and, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { systemConfig } from '#db/schema/settings.ts'

export const paidProviders = ['groq', 'gemini'] as const
export type PaidProvider = (typeof paidProviders)[number]

export type ProviderSpend = { provider: PaidProvider; spentUsd: number; limitUsd: number }

/** What each paid provider has cost since the first of the month (UTC, as their bills), and what it may cost. */
export async function monthSpend(db: Db, { now }: { now: Date }): Promise<ProviderSpend[]> {
	const [[limits], rows] = await Promise.all([
		db.select({ groq: systemConfig.groqMonthlyLimit, gemini: systemConfig.geminiMonthlyLimit }).from(systemConfig),
		spentSince(db, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))),
	])
	return paidProviders.map((provider) => ({
		provider,
		spentUsd: rows.filter((row) => row.provider === provider).reduce((sum, { spent }) => sum + spent, 0),
		limitUsd: limits?.[provider] ?? 0,
	}))
}

/** Rows of provider and cost; whatever else comes to cost money is one more query in this list. */
async function spentSince(db: Db, since: Date): Promise<{ provider: string; spent: number }[]> {
	const sources = [
		db
			.select({
				provider: imageGenerations.provider,
				spent: sql<number>`sum(${imageGenerations.costUsd})`.mapWith(Number),
			})
			.from(imageGenerations)
			.where(and(gte(imageGenerations.createdAt, since), inArray(imageGenerations.provider, paidProviders)))
			.groupBy(imageGenerations.provider),
	]
	return (await Promise.all(sources)).flat()
}
