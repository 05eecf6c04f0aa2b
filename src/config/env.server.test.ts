import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { providerVariables } from '#core/providers/provider-lists.ts'
import { parseConfig, variableNames } from './env.server.ts'

function configFrom(environment: Record<string, string>) {
	const result = parseConfig(environment, providerVariables)
	if (!result.ok) throw new Error(result.faults.join('\n'))
	return result.config
}

function faultsFrom(environment: Record<string, string>) {
	const result = parseConfig(environment, providerVariables)
	return result.ok ? [] : result.faults
}

test('an empty environment gives the documented defaults', () => {
	expect(configFrom({})).toMatchObject({
		PORT: 3000,
		HOST: '127.0.0.1',
		SITE_URL: 'http://localhost:3000',
		DATA_DIR: './data',
		SCHEDULER_CRON: '0 6 * * *',
		SCHEDULER_TZ: 'America/Sao_Paulo',
		TRUST_PROXY: false,
		LOG_LEVEL: 'info',
		providers: {
			GROQ_API_KEY: undefined,
			GROQ_MODEL: 'openai/gpt-oss-120b',
			UNSPLASH_BASE_URL: 'https://api.unsplash.com',
		},
	})
})

test('the public origin follows the port and loses a trailing slash', () => {
	expect(configFrom({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
	expect(configFrom({ SITE_URL: 'https://www.exemplo.com.br/' }).SITE_URL).toBe('https://www.exemplo.com.br')
})

test('an empty value counts as not set', () => {
	expect(configFrom({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
})

test('every fault is told, one line each, with the variable and what it takes', () => {
	const faults = faultsFrom({ PORT: 'abc', LOG_LEVEL: 'loud', SITE_URL: 'https://exemplo.com.br/blog' })
	expect(faults).toEqual([
		'PORT: valor inválido. Use um número de porta de 1 a 65535.',
		'SITE_URL: valor inválido. Use a origem pública do site, por exemplo https://www.exemplo.com.br, sem caminho.',
		'LOG_LEVEL: valor inválido. Use trace, debug, info, warn, error, fatal ou silent.',
	])
})

test.for([
	['PORT', '0'],
	['PORT', '70000'],
	['DATABASE_URL', 'mysql://localhost/farol'],
	['AUTH_SECRET', 'short'],
	['ADMIN_EMAIL', 'nobody'],
	['ADMIN_PASSWORD', 'short'],
	['SEED_DEMO', 'sim'],
	['GROQ_BASE_URL', 'ftp://example.com'],
	['GOOGLE_SERVICE_ACCOUNT', '{"client_email": "a@b.c"}'],
	['GOOGLE_SERVICE_ACCOUNT', '/no/such/file.json'],
	['SCHEDULER_CRON', '6 *'],
	['SCHEDULER_CRON', '0 25 * * *'],
	['SCHEDULER_TZ', 'America/Torres'],
	['GOOGLE_ADS_ID', 'UA-1'],
	['CDN_PURGE_URL', 'ftp://example.com'],
	['CDN_PURGE_HEADERS', 'a b=c'],
	['CDN_PURGE_HEADERS', 'authorization=%'],
	['CDN_MAX_AGE', '0'],
])('%s refuses %s', ([name, value]) => {
	expect(faultsFrom({ [name!]: value! }).some((fault) => fault.startsWith(`${name}:`))).toBe(true)
})

test.for(['/srv/data', '/srv/data/pages', '/srv/data/a/../pages'])(
	'PAGES_DIR refuses a place in DATA_DIR: %s',
	(folder) => {
		expect(faultsFrom({ DATA_DIR: '/srv/data', PAGES_DIR: folder })).toEqual([
			'PAGES_DIR: valor inválido. Use uma pasta com permissão de gravação, fora de DATA_DIR.',
		])
		expect(configFrom({ DATA_DIR: '/srv/data', PAGES_DIR: '/srv/data-pages' }).PAGES_DIR).toBe('/srv/data-pages')
	},
)

test('a refused value is never repeated, since it may be a secret', () => {
	expect(faultsFrom({ ADMIN_PASSWORD: 'hunter2' }).join()).not.toContain('hunter2')
})

test('PostgreSQL needs a shared secret, and a bucket needs its keys', () => {
	expect(faultsFrom({ DATABASE_URL: 'postgres://localhost/farol' })).toEqual([
		expect.stringContaining('AUTH_SECRET: falta, e DATABASE_URL precisa dela'),
	])
	expect(faultsFrom({ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id' })).toEqual([
		expect.stringContaining('S3_SECRET_ACCESS_KEY: falta'),
	])
})

test('a service account is taken from text, with its own token address', () => {
	const key = { client_email: 'a@b.c', private_key: 'k', token_uri: 'http://127.0.0.1:9/token' }
	expect(configFrom({ GOOGLE_SERVICE_ACCOUNT: JSON.stringify(key) }).GOOGLE_SERVICE_ACCOUNT).toEqual(key)
})

test('.env.example lists every variable', () => {
	const example = readFileSync('.env.example', 'utf8')
	const listed = [...example.matchAll(/^#?\s?([A-Z0-9_]+)=/gm)].map(([, name]) => name)
	const place = variableNames.indexOf('PAGESPEED_API_KEY')
	expect(listed).toEqual(variableNames.toSpliced(place, 0, ...providerVariables.map(({ name }) => name as never)))
})
