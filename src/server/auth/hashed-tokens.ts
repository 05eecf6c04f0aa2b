import { createHash } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'

/** What the database keeps of a session's token: whoever reads it there cannot sign in with it. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('hex')
}

/**
 * The auth library would keep session tokens as they are. Between it and the database they are hashed on the way in,
 * and a row found by its token is handed back with the token that was asked for. Any other way to a row, a list for
 * one, gives the hash, which opens nothing.
 */
export function hashedTokens(open: (options: BetterAuthOptions) => DBAdapter) {
	return (options: BetterAuthOptions): DBAdapter => {
		const adapter = open(options)
		return {
			...adapter,
			...hashing(adapter),
			transaction: (run) => adapter.transaction((inner) => run({ ...inner, ...hashing(inner) })),
		}
	}
}

function hashing(adapter: DBTransactionAdapter): Omit<DBTransactionAdapter, 'id'> {
	return {
		...adapter,
		async create(asked) {
			if (asked.model !== 'session') return adapter.create(asked)
			const { token } = asked.data as unknown as { token: string }
			const row = await adapter.create({ ...asked, data: { ...asked.data, token: hashToken(token) } })
			return known({ model: 'session', where: [{ field: 'token', value: token }] }, row) as never
		},
		findOne: async (asked) => known(asked, await adapter.findOne(hashed(asked))),
		async findMany<Row>(asked: Parameters<DBAdapter['findMany']>[0]) {
			const rows = await adapter.findMany<Row>(hashed(asked))
			return rows.map((row) => known(asked, row))
		},
		count: (asked) => adapter.count(hashed(asked)),
		update: async (asked) => known(asked, await adapter.update(hashed(asked))),
		updateMany: (asked) => adapter.updateMany(hashed(asked)),
		delete: (asked) => adapter.delete(hashed(asked)),
		deleteMany: (asked) => adapter.deleteMany(hashed(asked)),
		consumeOne: async (asked) => known(asked, await adapter.consumeOne(hashed(asked))),
		incrementOne: async (asked) => known(asked, await adapter.incrementOne(hashed(asked))),
	}
}

type Asked = { model: string; where?: Where[] | undefined; update?: { token?: string } | undefined }

function hashed<Query extends Asked>(asked: Query): Query {
	if (asked.model !== 'session') return asked
	const where = asked.where?.map((part) =>
		part.field === 'token' ? { ...part, value: hashedValue(part.value) } : part,
	)
	const { update } = asked
	return {
		...asked,
		...(where && { where }),
		...(update?.token !== undefined && { update: { ...update, token: hashToken(update.token) } }),
	}
}

function hashedValue(value: Where['value']): Where['value'] {
	if (Array.isArray(value)) return value.map((token) => hashToken(String(token)))
	return hashToken(String(value))
}

/** The row as the library knows it: with the token that it was found by. */
function known<Row>({ model, where = [] }: Asked, row: Row): Row {
	const kept = (row as { token?: string } | null)?.token
	if (model !== 'session' || kept === undefined) return row
	const asked = where.filter(({ field }) => field === 'token').flatMap(({ value }) => value)
	const token = asked.find((value) => hashToken(String(value)) === kept)
	return token === undefined ? row : { ...row, token }
}
