import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { storedValues } from '#db/schema/integrations.ts'
import { createSeal } from '#lib/seal.ts'
import { testDb } from '#tests/db.ts'
import { findIntegration } from './registry.ts'
import { listStates, noteOutcome } from './states.ts'
import { keepValues, readStoredValues } from './stored-values.ts'

const db = testDb()
const seal = createSeal('a-secret-for-tests-only-0123456789')
const groq = findIntegration('groq')!
const now = new Date('2026-11-16T12:00:00Z')
const by = { id: 'ana', email: 'ana@exemplo.com.br' }
const KEY = 'gsk_muito-secreta-f3Qa'

function keep(values: Record<string, string | null>) {
	return keepValues(db, { integration: groq, values, seal, by, now })
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
	const { rows: tables } = (await db.execute(
		sql`select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
	)) as { rows: { name: string }[] }
	const all = tables.map(({ name }) => db.execute(sql.raw(`select t::text as row from ${name} t`)))
	return JSON.stringify((await Promise.all(all)).map((result) => (result as { rows: unknown[] }).rows))
}

test('a key is read again by who has the secret, and replaced by the next', async () => {
	await keep({ GROQ_API_KEY: 'gsk_antiga-0123' })
	await keep({ GROQ_API_KEY: KEY })
	expect(await readStoredValues(db, seal)).toEqual({ values: { GROQ_API_KEY: KEY }, unreadable: [] })
	await keep({ GROQ_API_KEY: null })
	expect(await readStoredValues(db, seal)).toEqual({ values: {}, unreadable: [] })
})

test('nobody who reads the database reads the key, not even a part of it', async () => {
	await keep({ GROQ_API_KEY: KEY })
	const text = await dump()
	expect(text).toContain('GROQ_API_KEY')
	expect(text).not.toContain('f3Qa')
	expect(text).not.toContain('gsk_')
})

test('under another secret it must be entered again', async () => {
	await keep({ GROQ_API_KEY: KEY })
	const other = createSeal('another-secret-for-tests-0123456789')
	expect(await readStoredValues(db, other)).toEqual({ values: {}, unreadable: ['GROQ_API_KEY'] })
})

test('a value that was moved to another name is not read', async () => {
	await keep({ GROQ_API_KEY: KEY })
	await db.update(storedValues).set({ name: 'GEMINI_API_KEY' })
	expect(await readStoredValues(db, seal)).toEqual({ values: {}, unreadable: ['GEMINI_API_KEY'] })
})

test('the log tells who changed which fields, and what failed before is forgotten', async () => {
	await noteOutcome(db, { service: 'groq', outcome: { ok: false, fault: 'key-refused', status: 401 }, now })
	await keep({ GROQ_API_KEY: KEY })
	await keep({ GROQ_API_KEY: null })
	expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
		{ action: 'integration.key-kept', actorEmail: by.email, subjectLabel: 'Groq', details: { fields: 'GROQ_API_KEY' } },
		{ action: 'integration.key-removed', details: { fields: 'GROQ_API_KEY' } },
	])
	expect(await listStates(db)).toEqual({})
})

test('a failure keeps the moment it began until a call goes well', async () => {
	const at = (minute: number) => new Date(now.getTime() + minute * 60_000)
	const fails = { ok: false, fault: 'quota', status: 429 } as const
	await noteOutcome(db, { service: 'groq', outcome: { ok: true }, now })
	await noteOutcome(db, { service: 'groq', outcome: fails, now: at(1) })
	await noteOutcome(db, { service: 'groq', outcome: fails, now: at(2) })
	expect(await listStates(db)).toEqual({
		groq: { succeededAt: now, failing: { since: at(1), last: at(2), fault: 'quota', status: 429 } },
	})
	await noteOutcome(db, { service: 'groq', outcome: { ok: true }, now: at(3) })
	expect(await listStates(db)).toEqual({ groq: { succeededAt: at(3), failing: undefined } })
})
