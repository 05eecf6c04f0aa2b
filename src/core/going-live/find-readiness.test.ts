import { expect, test } from 'vitest'
import { freshIdentity as fresh } from '#app/content/fresh-identity.server.ts'
import { noteBackup, noteProof } from '#core/backups/note-backup.ts'
import { anotherIdentity } from '#core/identity/testing/another-identity.ts'
import { noteOutcome } from '#core/integrations/states.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { testDb } from '#tests/db.ts'
import { findReadiness, isPublic } from './find-readiness.ts'
import { signMilestone } from './milestones.ts'
import { readySteps } from './readiness.ts'

const db = testDb()
const now = new Date('2026-11-17T12:00:00Z')
const sent = { siteUrl: 'sc-domain:horizonte.com.br', sitemapUrl: 'https://horizonte.com.br/sitemap.xml' }
const known = {
	siteUrl: 'http://localhost:3000',
	identity: fresh,
	fresh,
	mailConfigured: false,
	nightlyBackups: true,
	searchConsole: { console: undefined, ...sent },
	now,
}

test('on a fresh start nothing is ready', async () => {
	await aUser(db, { id: 'ana', name: 'Ana Nunes' })
	const readiness = await findReadiness(db, known)
	expect(readySteps.filter((step) => readiness[step].done)).toEqual([])
	expect(readiness.secondFactor.lacking).toEqual(['Ana Nunes'])
	expect(readiness.fictional.fields).toContain('cnpj')
})

test('each is told by what happened', async () => {
	const ana = await aUser(db, { id: 'ana', name: 'Ana Nunes', twoFactorEnabled: true })
	await aUser(db, { id: 'gone', banned: true })
	await aUser(db, { id: 'author', role: 'author' })
	await noteOutcome(db, { service: 'mail', outcome: { ok: true }, now })
	await signMilestone(db, { name: 'backup-restored', by: ana, now })
	await signMilestone(db, { name: 'backup-restored', by: { ...ana, id: 'author', name: 'Outra' }, now: new Date() })
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'milestone.signed', actorId: 'ana', details: { milestone: 'backup-restored' } },
	])
	const readiness = await findReadiness(db, {
		...known,
		siteUrl: 'https://horizonte.com.br',
		identity: anotherIdentity,
		mailConfigured: true,
	})
	expect(readySteps.filter((step) => readiness[step].done)).toEqual([
		'address',
		'fictional',
		'secondFactor',
		'backup',
		'mail',
	])
	expect(readiness.backup.signed).toEqual({ at: now, by: 'Ana Nunes' })
	expect(readiness.mail.lastSent).toEqual(now)
})

test('a mail server that fails later is no longer ready', async () => {
	await noteOutcome(db, { service: 'mail', outcome: { ok: true }, now })
	await noteOutcome(db, { service: 'mail', outcome: { ok: false, fault: 'unreachable' }, now })
	expect((await findReadiness(db, { ...known, mailConfigured: true })).mail.done).toBe(false)
})

test('a backup that was restored by itself counts, and one that did not come back counts more than a word', async () => {
	const ana = await aUser(db, { id: 'ana', name: 'Ana Nunes' })
	const proof = { tables: 60, rows: 1200, moved: 0, pictures: 8, missing: [] }
	await noteBackup(db, { name: 'one', bytes: 10, now })
	expect((await findReadiness(db, known)).backup).toMatchObject({ done: false, nightly: true, tried: undefined })
	await noteProof(db, { name: 'one', proof, now })
	expect((await findReadiness(db, known)).backup).toMatchObject({ done: true, tried: { madeAt: now, proof } })
	await signMilestone(db, { name: 'backup-restored', by: ana, now })
	await noteProof(db, { name: 'one', proof: undefined, now })
	expect((await findReadiness(db, known)).backup).toMatchObject({ done: false, tried: { proven: false, proof: null } })
})

test.for([
	['https://horizonte.com.br', true],
	['http://horizonte.com.br', false],
	['https://faroldosul.example', false],
	['https://localhost:3000', false],
	['https://10.0.0.1', false],
] as const)('%s can be told to readers: %s', ([url, expected]) => {
	expect(isPublic(url)).toBe(expected)
})
