import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { accounts, users, verifications } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { createUser } from './create-user.ts'
import { inviteUser } from './invite-user.ts'
import { renewInvitation } from './renew-invitation.ts'
import { aUser } from './testing/a-user.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const inTwoDays = new Date('2026-03-12T12:00:00Z')
const by = { actor: { id: 'ana', email: 'ana@exemplo.com.br' }, address: '10.0.0.1', now }
const mailing = { brand: 'Farol do Sul', siteUrl: 'https://exemplo.com.br' }
const bia = { name: 'Bia Souza', email: 'Bia@Exemplo.com.br', role: 'admin' as const }
const link = /https:\/\/exemplo\.com\.br\/admin\/redefinir-senha\?token=[\w-]{43}/

beforeEach(async () => {
	await aUser(db, { id: 'ana' })
})

test('an invitation adds somebody without a password and mails them the link that sets one', async () => {
	const result = await inviteUser(db, { ...bia, ...by, ...mailing })
	expect(result).toMatchObject({ ok: true, user: { name: 'Bia Souza', email: 'bia@exemplo.com.br' } })
	expect(await db.$count(users)).toBe(2)
	expect(await db.$count(accounts)).toBe(1)
	const [mail] = await db.select().from(outgoingMails)
	expect(mail).toMatchObject({ recipient: 'bia@exemplo.com.br', subject: 'Seu acesso ao painel da Farol do Sul' })
	expect(mail!.body).toMatch(link)
	expect(await db.select().from(verifications)).toMatchObject([{ expiresAt: inTwoDays }])
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'user.invited', actorId: 'ana', subjectLabel: 'bia@exemplo.com.br', details: { role: 'admin' } },
	])
})

test('somebody created gets no mail; the admin gets the link, and the log does not', async () => {
	const result = await createUser(db, { ...bia, ...by, siteUrl: mailing.siteUrl })
	expect(result).toMatchObject({ ok: true, link: expect.stringMatching(link) })
	expect(await db.$count(outgoingMails)).toBe(0)
	const log = await db.select().from(auditLog)
	expect(log).toMatchObject([{ action: 'user.created' }])
	expect(JSON.stringify(log)).not.toContain('token')
})

test('an address is taken however its letters are cased, and then nothing is written', async () => {
	await aUser(db, { id: 'bia', email: 'BIA@exemplo.com.br' })
	expect(await inviteUser(db, { ...bia, ...by, ...mailing })).toEqual({ ok: false, reason: 'email-taken' })
	expect(await createUser(db, { ...bia, ...by, ...mailing })).toEqual({ ok: false, reason: 'email-taken' })
	expect(await db.$count(users)).toBe(2)
	expect(await db.$count(verifications)).toBe(0)
	expect(await db.$count(outgoingMails)).toBe(0)
	expect(await db.$count(auditLog)).toBe(0)
})

test('of four invitations to one address at once a single one is made', async () => {
	const results = await Promise.all([1, 2, 3, 4].map(() => inviteUser(db, { ...bia, ...by, ...mailing })))
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await db.$count(outgoingMails)).toBe(1)
})

test('a renewed invitation ends the one before, by mail or by hand', async () => {
	await aUser(db, { id: 'bia', password: false })
	const renewal = { ...by, ...mailing, userId: 'bia' }
	expect(await renewInvitation(db, { ...renewal, by: 'mail' })).toMatchObject({ ok: true })
	const first = await db.select().from(verifications)
	expect(await db.$count(outgoingMails)).toBe(1)
	const second = await renewInvitation(db, { ...renewal, by: 'link' })
	expect(second).toMatchObject({ ok: true, link: expect.stringMatching(link) })
	expect(await db.$count(outgoingMails)).toBe(1)
	const left = await db.select().from(verifications)
	expect(left).toHaveLength(1)
	expect(left[0]!.identifier).not.toBe(first[0]!.identifier)
	expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
		{ action: 'user.invitation-renewed', details: { by: 'mail' } },
		{ action: 'user.invitation-renewed', details: { by: 'link' } },
	])
})

test('who already set a password, or is disabled, gets no new invitation', async () => {
	await aUser(db, { id: 'bia' })
	await aUser(db, { id: 'caio', password: false, banned: true })
	for (const userId of ['bia', 'caio'])
		expect(await renewInvitation(db, { ...by, ...mailing, userId, by: 'link' })).toEqual({
			ok: false,
			reason: 'not-invited',
		})
	expect(await db.$count(verifications)).toBe(0)
})
