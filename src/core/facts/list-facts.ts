import { asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type FactChange, factChanges, facts, postFacts, type StoredFact } from '#db/schema/facts.ts'

export type ListedFact = StoredFact & {
	/** How many articles refer to it. */
	articles: number
}

/** The whole register: some hundreds of facts, chosen from and counted by whoever shows them. */
export async function listFacts(db: Db): Promise<ListedFact[]> {
	const [stored, counted] = await Promise.all([
		db.select().from(facts).orderBy(asc(facts.id)),
		db.select({ id: postFacts.factId, articles: count() }).from(postFacts).groupBy(postFacts.factId),
	])
	const articles = new Map(counted.map((one) => [one.id, one.articles]))
	return stored.map((fact) => ({ ...fact, articles: articles.get(fact.id) ?? 0 }))
}

/** A fact with what happened to it, the newest first. */
export async function findFact(db: Db, id: string): Promise<{ fact: StoredFact; changes: FactChange[] } | undefined> {
	const [fact] = await db.select().from(facts).where(eq(facts.id, id))
	if (!fact) return undefined
	const changes = await db.select().from(factChanges).where(eq(factChanges.factId, id)).orderBy(desc(factChanges.id))
	return { fact, changes }
}
