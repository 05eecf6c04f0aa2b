import { expect, test } from 'vitest'
import { dataRequests } from '#db/schema/data-requests.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { type NewDataRequest, submitDataRequest } from './submit-data-request.ts'

const db = testDb()
const now = new Date('2026-11-17T12:00:00Z')

function submit(changes: Partial<NewDataRequest> = {}, at = now) {
	return submitDataRequest(db, {
		request: {
			right: 'access',
			name: 'Ana Nunes',
			email: 'ana@exemplo.com.br',
			phone: null,
			message: 'Quero saber {tudo}.',
			noticeVersion: '2026-11',
			addressHash: 'h',
			submission: null,
			...changes,
		},
		mailTo: 'encarregado@exemplo.com.br',
		brand: 'Farol',
		siteUrl: 'https://farol.example',
		now: at,
	})
}

test('a request has its number and its last day, and both sides are told in the same transaction', async () => {
	const { request, acknowledged, repeated } = await submit()
	expect(request).toMatchObject({ number: 1001, dueOn: '2026-12-02', answeredAt: null, createdAt: now })
	expect({ acknowledged, repeated }).toEqual({ acknowledged: true, repeated: false })
	const [team, person] = (await db.select().from(outgoingMails)).toSorted((a, b) =>
		b.recipient.localeCompare(a.recipient),
	)
	expect(team).toMatchObject({
		recipient: 'encarregado@exemplo.com.br',
		subject: 'Pedido sobre dados pessoais (LGPD-1001): responder até 02/12/2026',
	})
	expect(team!.body).toContain(`https://farol.example/admin/privacidade/${request.id}`)
	// What was written stays in the database: a mail box is one more place to erase it from.
	expect(team!.body).not.toMatch(/ana|tudo/i)
	expect(person).toMatchObject({ recipient: 'ana@exemplo.com.br', replyTo: 'encarregado@exemplo.com.br' })
	expect(person!.body).toContain('Protocolo: LGPD-1001')
	expect(person!.body).toContain('até 02/12/2026')
})

test('what a visitor typed goes to no mailbox in our name', async () => {
	await submit({ name: 'x https://mal.example', phone: '+55 (51) 99999-0000', message: 'Veja https://mal.example.' })
	const mails = await db.select().from(outgoingMails)
	expect(mails).toHaveLength(2)
	for (const { subject, body } of mails) expect(subject + body).not.toMatch(/mal\.example|99999/)
})

test('a double click, a retry and ten at once are one request with one number', async () => {
	const first = await submit({ submission: 'a' })
	const again = await submit({ submission: 'b' })
	const retried = await submit({ submission: 'a', message: 'Outro texto.' })
	expect([again, retried].map(({ request, repeated }) => [request.number, repeated])).toEqual([
		[first.request.number, true],
		[first.request.number, true],
	])
	expect(again.acknowledged).toBe(true)
	const many = await Promise.all(Array.from({ length: 10 }, () => submit({ right: 'delete' })))
	expect(new Set(many.map(({ request }) => request.number)).size).toBe(1)
	expect(await db.$count(dataRequests)).toBe(2)
	expect(await db.$count(outgoingMails)).toBe(4)
})

test('nobody’s mailbox can be filled from here: past five a day a request is kept and says that no mail goes', async () => {
	for (let index = 0; index < 5; index += 1)
		expect(
			(await submit({ message: `n ${index}`, email: index % 2 ? 'Ana@exemplo.com.br' : 'ana@exemplo.com.br' }))
				.acknowledged,
		).toBe(true)
	const sixth = await submit({ message: 'n 6' })
	expect(sixth).toMatchObject({ repeated: false, acknowledged: false })
	expect(await submit({ message: 'n 6' })).toMatchObject({ repeated: true, acknowledged: false })
	expect(await db.$count(dataRequests)).toBe(6)
	expect((await submit({ message: 'x', email: 'bia@exemplo.com.br' })).acknowledged).toBe(true)
	expect((await submit({ message: 'y' }, new Date('2026-11-18T12:00:00Z'))).acknowledged).toBe(true)
})
