import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { users } from '#db/schema/users.ts'
import { DatabaseBusy } from '#db/unavailable.ts'
import { StartFault } from '#lib/start-fault.ts'
import { testDb } from '#tests/db.ts'
import { fc } from '#tests/properties.ts'
import { createLog } from './log.ts'
import { lastWords } from './log-fields.ts'

const db = testDb()
const MARK = 'maria-marcada@exemplo.com.br'

function lines() {
	const written: string[] = []
	const log = createLog('info', { write: (line) => void written.push(line) })
	return { log, written }
}

async function failure(work: PromiseLike<unknown>): Promise<unknown> {
	return work.then(
		() => expect.unreachable(),
		(error: unknown) => error,
	)
}

test('a failed query is told by its text, its code and its rule, and never by its values', async () => {
	const person = { id: 'um', name: `Nome "${MARK}"`, email: MARK }
	await db.insert(users).values(person)
	const faults = [
		await failure(db.insert(users).values(person)),
		await failure(db.insert(users).values({ ...person, id: 'dois' })),
		await failure(db.insert(users).values({ ...person, id: 'três', name: null as never })),
		await failure(db.execute(sql`select ${MARK}::uuid`)),
		await failure(db.execute(sql`select ${`"${MARK}`}::int`)),
		await failure(db.insert(leads).values({ id: MARK, name: MARK, answers: { Nome: MARK } } as never)),
		await failure(db.transaction((tx) => tx.execute(sql`select ${MARK}::jsonb`))),
	]
	const { log, written } = lines()
	for (const err of faults) log.error({ err, correlationId: 'c-1' }, 'a lead could not be stored')
	expect(written).toHaveLength(faults.length)
	for (const line of written) {
		expect(line).not.toContain('marcada')
		expect(JSON.parse(line)).toMatchObject({
			level: 'error',
			correlationId: 'c-1',
			err: { query: expect.any(String), cause: { code: expect.stringMatching(/^\w{5}$/) } },
		})
	}
	expect(JSON.parse(written[1]!)).toMatchObject({
		err: { query: expect.stringContaining('insert into "users"'), cause: { constraint: 'users_email_unique' } },
	})
	expect(written[1]).toContain('log.test.ts')
})

test('what ends a program is told in our own words, and else as in the log', async () => {
	expect(lastWords(new StartFault('DATA_DIR: falta.'))).toBe('DATA_DIR: falta.')
	const person = { id: 'um', name: MARK, email: MARK }
	await db.insert(users).values(person)
	const words = lastWords(await failure(db.insert(users).values({ ...person, id: 'dois' })))
	expect(words).toContain('users_email_unique')
	expect(words).not.toContain('marcada')
})

test('however much a failed query carried, its line is short', async () => {
	const long = 'marcado '.repeat(100_000)
	const { log, written } = lines()
	log.error(
		{ err: await failure(db.execute(sql`select ${long}::int`)), detail: long },
		'an article could not be written',
	)
	const wide = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => [long, long]))
	log.error({ wide, correlationId: 'c-1' }, 'wide')
	for (const line of written) expect(line.length).toBeLessThan(20_000)
	expect(JSON.parse(written[1]!)).toMatchObject({ correlationId: 'c-1', msg: 'wide' })
})

test.for([
	() => JSON.parse(`{"nome": ${MARK}}`),
	() => JSON.parse(`"${MARK}`),
	() => new URL(`http://${MARK}:99999999`),
	() => decodeURIComponent(`${MARK}%`),
	() => {
		throw new Error(`550 5.1.1 <${MARK}> rejected`)
	},
	() => {
		throw new Error(`no such person: '${MARK}' or "${MARK}"`, { cause: new Error(`Key (email)=(${MARK}) is there`) })
	},
	() => {
		throw new AggregateError([new Error(`"${MARK}"`)], `several: ${MARK}`)
	},
	() => {
		throw Object.assign(new Error('query failed'), {
			detail: `Key (email)=(${MARK})`,
			where: MARK,
			params: [MARK],
			input: MARK,
		})
	},
	() => {
		throw new Error(`bad ${MARK}, unquoted and in the middle`, { cause: new TypeError(MARK) })
	},
	() => {
		throw Object.assign(new Error(`Maria Marcada is not here`), { code: 'EENVELOPE', response: MARK })
	},
	() => {
		throw new Error(`one\n    at ${MARK} (file.ts:1:1)`)
	},
])('no error tells what somebody typed (%#)', (run) => {
	const { log, written } = lines()
	try {
		run()
	} catch (err) {
		log.error({ err, nested: { err } }, 'failed')
		log.error(err as never, 'failed')
	}
	expect(written.length).toBe(2)
	expect(written.join().toLowerCase()).not.toContain('marcada')
	expect(JSON.parse(written[0]!)).toMatchObject({ err: { type: expect.any(String), stack: expect.any(Array) } })
})

test('any fields make one bounded line', () => {
	fc.assert(
		fc.property(fc.object({ maxDepth: 6 }), (fields) => {
			const { log, written } = lines()
			log.info({ fields }, 'x')
			expect(written).toHaveLength(1)
			expect(() => JSON.parse(written[0]!) as unknown).not.toThrow()
		}),
	)
})

test.for([
	[() => (undefined as unknown as { x: number }).x, "Cannot read properties of undefined (reading '…')"],
	[() => new Response('', { status: 99 }), undefined],
	[() => readFileSync('/nao/existe'), "ENOENT: no such file or directory, open '…'"],
	[() => Promise.reject(new DatabaseBusy('500 queries are waiting')), '500 queries are waiting'],
] as const)('a fault of the code or of the machine is told in words (%#)', async ([run, words]) => {
	const { log, written } = lines()
	const err = await failure(Promise.resolve().then<unknown>(run))
	log.error({ err }, 'failed')
	const line = JSON.parse(written[0]!) as { err: { message?: string; stack: string[] } }
	expect(line.err.message).toBe(words)
	expect(line.err.stack).toEqual(expect.any(Array))
})

test('what helps to find a fault stays', () => {
	const { log, written } = lines()
	const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
		code: 'ECONNREFUSED',
		syscall: 'connect',
	})
	log.warn({ err: refused, path: '/blog', status: 503 }, 'the database does not answer')
	expect(JSON.parse(written[0]!)).toMatchObject({
		path: '/blog',
		status: 503,
		msg: 'the database does not answer',
		err: { type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED', syscall: 'connect' },
	})
})
