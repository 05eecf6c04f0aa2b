import { expect, test } from 'vitest'
import { parseConfig, variableNames } from '#config/env.server.ts'
import { providerVariables } from '#core/providers/provider-lists.ts'
import { integrations, keptNames } from './registry.ts'

/** Needed before the database can be read, or by what reads no database. */
const ofTheProgram = ['AUTH_SECRET', 'BACKUP_PASSPHRASE', 'ADMIN_PASSWORD', 'DATABASE_URL', 'METRICS_TOKEN']

test('every secret of the environment may be entered, but for those of the program itself', () => {
	const all = [...variableNames, ...providerVariables.map(({ name }) => name)]
	const secrets = all.filter((name) => /KEY|SECRET|PASS|TOKEN|ACCOUNT|SMTP_URL|DATABASE_URL/.test(name))
	expect(secrets.filter((name) => !keptNames.has(name)).sort()).toEqual(ofTheProgram.sort())
})

test('whatever is asked for is a variable that the environment can give as well', () => {
	const known = new Set<string>([...variableNames, ...providerVariables.map(({ name }) => name)])
	expect([...keptNames].filter((name) => !known.has(name))).toEqual([])
	expect(parseConfig({}, providerVariables)).toMatchObject({ ok: true })
})

test('each service says what the site does without it, and stands once', () => {
	expect(new Set(integrations.map(({ id }) => id)).size).toBe(integrations.length)
	expect(integrations.filter(({ without }) => without === '')).toEqual([])
})
