import { expect, test } from 'vitest'
import { parseConfig } from '#config/env.server.ts'
import { findIntegration } from '#core/integrations/registry.ts'
import { keepValues } from '#core/integrations/stored-values.ts'
import { providerVariables } from '#core/providers/provider-lists.ts'
import { createSeal } from '#lib/seal.ts'
import { testDb } from '#tests/db.ts'
import { liveConfig } from './live-config.ts'

const db = testDb()
const seal = createSeal('a-secret-for-tests-only-0123456789')
const quiet = () => {}
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

async function start(environment: Record<string, string> = {}) {
	const parsed = parseConfig(environment, providerVariables)
	if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
	let announce = quiet
	let changes = 0
	const listen = async (_: string, onMessage: (payload: string) => void) => void (announce = () => onMessage(''))
	const live = await liveConfig({
		environment: parsed.config,
		database: { db, listen },
		seal,
		log,
		onChange: () => void (changes += 1),
	})
	return { live, announce: () => announce(), changes: () => changes }
}

function keep(id: string, values: Record<string, string | null>) {
	const by = { id: 'ana', email: 'ana@exemplo.com.br' }
	return keepValues(db, { integration: findIntegration(id)!, values, seal, by, now: new Date() })
}

test('a key that is kept holds from the announcement on, without a new start', async () => {
	const { live, announce, changes } = await start()
	const before = live.current()
	await keep('groq', { GROQ_API_KEY: 'gsk_nova' })
	announce()
	await expect.poll(() => live.current().providers['GROQ_API_KEY']).toBe('gsk_nova')
	expect(live.current()).not.toBe(before)
	expect(changes()).toBe(1)
	await keep('groq', { GROQ_API_KEY: null })
	await live.reload()
	expect(live.current().providers['GROQ_API_KEY']).toBeUndefined()
})

test('the same read again changes nothing, so that what is made of it stays', async () => {
	const { live, changes } = await start()
	await keep('pagespeed', { PAGESPEED_API_KEY: 'chave' })
	await live.reload()
	const current = live.current()
	await live.reload()
	expect(live.current()).toBe(current)
	expect(changes()).toBe(1)
})

test('what the environment gives wins, and a usual value gives way', async () => {
	await keep('groq', { GROQ_API_KEY: 'gsk_guardada' })
	await keep('s3', { S3_REGION: 'sa-east-1' })
	const { live } = await start({ GROQ_API_KEY: 'gsk_do_ambiente' })
	expect(live.current().providers['GROQ_API_KEY']).toBe('gsk_do_ambiente')
	expect(live.current().S3_REGION).toBe('sa-east-1')
})

test('no file of this machine is read for what somebody entered, and no token is fetched from elsewhere', async () => {
	const account = { client_email: 'a@x.example', private_key: 'x' }
	await keep('search-console', { GOOGLE_SERVICE_ACCOUNT: '/etc/passwd' })
	expect((await start()).live.current().GOOGLE_SERVICE_ACCOUNT).toBeUndefined()
	await keep('search-console', {
		GOOGLE_SERVICE_ACCOUNT: JSON.stringify({ ...account, token_uri: 'https://a.example/' }),
	})
	expect((await start()).live.current().GOOGLE_SERVICE_ACCOUNT).toBeUndefined()
	await keep('search-console', { GOOGLE_SERVICE_ACCOUNT: JSON.stringify(account) })
	expect((await start()).live.current().GOOGLE_SERVICE_ACCOUNT).toMatchObject(account)
})
