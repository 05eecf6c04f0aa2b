import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { type Services, services } from '#app/services.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { changeUser } from './change-user.server.ts'
import { action } from './new.tsx'

const db = testDb()
const link = expect.stringMatching(/\/admin\/redefinir-senha\?token=[\w-]{43}$/)

beforeEach(async () => {
	await aUser(db, { id: 'ana' })
})

/** A form of the users' screens, sent to a server that has a mail server or has none. */
function sent(fields: Record<string, string>, mailConfigured: boolean) {
	const context = new RouterContextProvider()
	const now = () => new Date('2026-03-10T12:00:00Z')
	const mailQueued = () => {}
	const siteUrl = 'https://exemplo.com.br'
	const identity = { current: () => ({ identity: { name: 'Corretora Exemplo' } }) }
	context.set(services, { db, now, siteUrl, identity, mailQueued, mailConfigured } as unknown as Services)
	context.set(signedInAdmin, { id: 'ana', email: 'ana@exemplo.com.br' } as never)
	const request = new Request(`${siteUrl}/admin/users/new`, { method: 'POST', body: new URLSearchParams(fields) })
	return { request, context }
}

const bia = { intent: 'invite', name: 'Bia', email: 'bia@exemplo.com.br', role: 'admin' }

test('where no mail goes out, whoever invites gets the link to hand over, and nothing waits in the outbox', async () => {
	const answer = await action(sent(bia, false) as never)
	expect(answer).toMatchObject({ data: { created: { email: bia.email, link } } })
	expect(await db.$count(outgoingMails)).toBe(0)
})

test('where mail goes out, it is said to be on its way and not to have arrived', async () => {
	const answer = (await action(sent(bia, true) as never)) as Response
	expect(answer.status).toBe(302)
	const notice = decodeURIComponent(answer.headers.get('set-cookie') ?? '')
	expect(notice).not.toMatch(/enviado/i)
	expect(await db.$count(outgoingMails)).toBe(1)
})

test('an invitation is renewed by a link where no mail goes out', async () => {
	const caio = await aUser(db, { id: 'caio', password: false })
	const renew = (mailConfigured: boolean) =>
		changeUser(sent({ intent: 'mail-invitation', userId: caio.id }, mailConfigured))
	expect((await renew(false)).data).toMatchObject({ ok: true, intent: 'invitation-link', link })
	expect(await db.$count(outgoingMails)).toBe(0)
	expect((await renew(true)).data).toMatchObject({ ok: true, title: 'Convite renovado', link: undefined })
	expect(await db.$count(outgoingMails)).toBe(1)
})
