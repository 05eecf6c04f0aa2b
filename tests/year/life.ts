import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db } from '#db/client.server.ts'
import * as schema from '#db/schema.ts'

/** Changes statements on their way to the database: how a mistake in a query is planted. */
export type Rewrite = (statement: string) => string

type Query = PGlite['query']

/** One process on the database, which may die between any two of its steps. */
export type Life = {
	db: Db
	/** Settles when it dies. */
	died: Promise<'died'>
	/** It dies at the so manieth of its next steps. */
	dieIn: (steps: number) => void
	/** It goes on to live. Says how many steps it has done. */
	spare: () => number
	/** A step that is not the database's: what a service did is done, and its answer may find nobody. */
	step: () => Promise<void>
}

export type LifeOptions = { rewrite?: Rewrite | undefined; withoutTransactions?: boolean | undefined }

const forever = new Promise<never>(() => {})

class Dead extends Error {}

/**
 * A process whose statements are counted. Before and after each of them, and before and after each commit, it may die: what was
 * committed stays, what was not is rolled back, and nothing that it would have done next is done. A dead process says nothing more,
 * as its promises stay open for ever; only within a transaction it throws, as the database must hear that nobody is there.
 */
export function beginLife(client: PGlite, { rewrite = (same) => same, withoutTransactions }: LifeOptions = {}): Life {
	const { promise: died, resolve } = Promise.withResolvers<'died'>()
	let left = Number.POSITIVE_INFINITY
	let done = 0
	let dead = false

	function tick(): boolean {
		done += 1
		if (!dead && --left <= 0) {
			dead = true
			resolve('died')
		}
		return dead
	}

	async function step(): Promise<void> {
		if (tick()) await forever
	}

	const query = (async (statement: string, ...rest: unknown[]) => {
		await step()
		const result = await (client.query as (...all: unknown[]) => unknown)(rewrite(statement), ...rest)
		await step()
		return result
	}) as Query

	/** Without a transaction there is nothing to save a point of. */
	const unbound = (async (statement: string, ...rest: unknown[]) =>
		/savepoint/.test(statement) ? { rows: [] } : (query as (...all: unknown[]) => unknown)(statement, ...rest)) as Query

	async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
		if (withoutTransactions) return work({ query: unbound } as Transaction)
		await step()
		const committed = await client
			.transaction(async (tx) => {
				const result = await work({ ...tx, query: within(tx) })
				// Also where the work caught what told it that it is dead.
				if (tick()) throw new Dead()
				return result
			})
			.catch(async (error: unknown) => {
				if (dead) await forever
				throw error
			})
		await step()
		return committed
	}

	function within(tx: Transaction): Transaction['query'] {
		return (async (statement: string, ...rest: unknown[]) => {
			if (tick()) throw new Dead()
			return (tx.query as (...all: unknown[]) => unknown)(rewrite(statement), ...rest)
		}) as Transaction['query']
	}

	return {
		db: drizzle({ client: { query, transaction } as unknown as PGlite, schema, casing: 'snake_case' }),
		died,
		dieIn: (steps) => (left = steps),
		spare() {
			left = Number.POSITIVE_INFINITY
			return done
		},
		step,
	}
}
