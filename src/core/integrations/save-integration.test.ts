import { expect, test } from 'vitest'
import { createSeal } from '#lib/seal.ts'
import { testDb } from '#tests/db.ts'
import type { FieldValue, IntegrationServices } from './integration-services.ts'
import type { Outcome } from './outcome.ts'
import { findIntegration } from './registry.ts'
import { removeIntegration, saveIntegration } from './save-integration.ts'
import { listStates } from './states.ts'
import { readStoredValues } from './stored-values.ts'

const db = testDb()
const seal = createSeal('a-secret-for-tests-only-0123456789')
const now = new Date('2026-11-16T12:00:00Z')
const by = { id: 'ana', email: 'ana@exemplo.com.br' }

type Setting = { set?: Record<string, FieldValue>; outcome?: Outcome; refuse?: string }

function setting({ set = {}, outcome = { ok: true }, refuse }: Setting = {}) {
	const tested: unknown[] = []
	const services: IntegrationServices = {
		seal,
		reload: async () => undefined,
		testPush: async () => ({ browsers: 0, taken: 0 }),
		senderDomain: async () => undefined,
		valueOf: (name) => set[name] ?? { from: 'nobody' },
		faultIn: (_, value) => (value === refuse ? 'outra coisa' : undefined),
		async test(id, { entered, to }) {
			tested.push({ id, entered, to })
			return outcome
		},
	}
	const save = (id: string, entered: Record<string, string>) =>
		saveIntegration(db, { services, integration: findIntegration(id)!, entered, by, now })
	return { save, tested, services }
}

async function kept() {
	return (await readStoredValues(db, seal)).values
}

test('a key is kept once a call with it went well, and that call is its first success', async () => {
	const { save, tested } = setting()
	expect(await save('groq', { GROQ_API_KEY: ' gsk_nova ' })).toEqual({ ok: true, outcome: { ok: true } })
	expect(tested).toEqual([{ id: 'groq', entered: { GROQ_API_KEY: 'gsk_nova' }, to: by.email }])
	expect(await kept()).toEqual({ GROQ_API_KEY: 'gsk_nova' })
	expect(await listStates(db)).toEqual({ groq: { succeededAt: now, failing: undefined } })
})

test('a key that does not work changes nothing: the one before stays', async () => {
	await setting().save('groq', { GROQ_API_KEY: 'gsk_boa' })
	const outcome = { ok: false, fault: 'key-refused', status: 401 } as const
	const { save } = setting({ outcome, set: { GROQ_API_KEY: { from: 'stored', shown: '' } } })
	expect(await save('groq', { GROQ_API_KEY: 'gsk_ruim' })).toEqual({ ok: false, reason: 'test-failed', outcome })
	expect(await kept()).toEqual({ GROQ_API_KEY: 'gsk_boa' })
	expect(await listStates(db)).toEqual({ groq: { succeededAt: now, failing: undefined } })
})

test('what the environment gives is not written over', async () => {
	const { save, tested } = setting({ set: { GROQ_API_KEY: { from: 'environment' } } })
	expect(await save('groq', { GROQ_API_KEY: 'gsk_nova' })).toEqual({ ok: false, reason: 'nothing-entered' })
	expect({ tested, kept: await kept() }).toEqual({ tested: [], kept: {} })
})

test('a name that no field has is not kept', async () => {
	const { save } = setting()
	await save('groq', { GROQ_API_KEY: 'gsk_nova', AUTH_SECRET: 'trocado', GROQ_BASE_URL: 'https://alhures.example' })
	expect(await kept()).toEqual({ GROQ_API_KEY: 'gsk_nova' })
})

test('each field says what it takes, and what must be there is asked for', async () => {
	const { save, tested } = setting({ refuse: 'UA-1' })
	expect(await save('ads', { GOOGLE_ADS_ID: 'UA-1', GOOGLE_ADS_CONVERSION: '' })).toEqual({
		ok: false,
		reason: 'not-valid',
		takes: { GOOGLE_ADS_ID: 'outra coisa', GOOGLE_ADS_CONVERSION: 'um valor' },
	})
	expect(tested).toEqual([])
})

test('an empty secret stays as it was, another field that is emptied is taken away', async () => {
	const first = { SMTP_URL: 'smtp://a.example', MAIL_FROM: 'Ana <ana@exemplo.com.br>' }
	await setting().save('mail', first)
	const { save, tested } = setting({
		set: { SMTP_URL: { from: 'stored', shown: 'a.example' }, MAIL_FROM: { from: 'stored', shown: first.MAIL_FROM } },
	})
	await save('mail', { SMTP_URL: '', MAIL_FROM: '' })
	expect(tested).toEqual([{ id: 'mail', entered: { MAIL_FROM: null }, to: by.email }])
	expect(await kept()).toEqual({ SMTP_URL: first.SMTP_URL })
})

test('a key of our own is made where none is given, and tried once it is there', async () => {
	const outcome = { ok: false, fault: 'server-error', status: 503 } as const
	const { save, tested } = setting({ outcome })
	expect(await save('indexnow', {})).toEqual({ ok: true, outcome })
	expect(tested).toEqual([{ id: 'indexnow', entered: undefined, to: by.email }])
	expect(await kept()).toEqual({ INDEXNOW_KEY: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

test('all that is kept for a service can be taken away', async () => {
	const { save, services } = setting()
	await save('groq', { GROQ_API_KEY: 'gsk_nova' })
	await removeIntegration(db, { services, integration: findIntegration('groq')!, by, now })
	expect({ kept: await kept(), states: await listStates(db) }).toEqual({ kept: {}, states: {} })
})
