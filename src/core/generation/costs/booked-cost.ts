import { sql } from 'drizzle-orm'
import { aiUsage } from '#db/schema/ai.ts'

/** What calls came to. What is under way is held at its worst, and is no spending yet. */
export const bookedCostUsd =
	sql<number>`coalesce(sum(${aiUsage.costUsd}) filter (where ${aiUsage.state} <> 'pending'), 0)`.mapWith(Number)
