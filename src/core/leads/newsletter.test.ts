import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { waitsForALock } from '#tests/waits-for-a-lock.ts'
import { confirmNewsletter, requestNewsletter, unsubscribeNewsletter } from './newsletter.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-03-10T13:00:00Z')
const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url')

function request(at = now) {
	return requestNewsletter(db, {
		email: 'Ana@Exemplo.com.br',
		page: '/contact',
		consentVersion: '2026-11',
		addressHash: 'hash',
		brand: 'Farol',
		siteUrl: 'https://exemplo.com.br',
		sign,
		now: at,
	})
}

/** The id and token in the mails sent so far, newest last. */
async function links(path: string) {
	const mails = await db.select().from(outgoingMails).orderBy(outgoingMails.createdAt)
	return mails.map(({ body }) => {
		const url = new URL(new RegExp(`https://\\S+${path}\\S+`).exec(body)![0])
		return { id: url.searchParams.get('id')!, token: url.searchParams.get('token')!, sign, now: later }
	})
}

async function subscriber() {
	return (await db.select().from(newsletterSubscribers))[0]!
}

test('nobody is subscribed before the link in the mail is used', async () => {
	await request()
	expect(await subscriber()).toMatchObject({
		email: 'ana@exemplo.com.br',
		confirmedAt: null,
		consentVersion: '2026-11',
	})
	const [link] = await links('/boletim/confirmar')
	expect(await confirmNewsletter(db, { ...link!, token: 'wrong' })).toEqual({ confirmed: false })
	expect(await confirmNewsletter(db, link!)).toEqual({ confirmed: true })
	expect(await confirmNewsletter(db, link!)).toEqual({ confirmed: true })
	expect((await subscriber()).confirmedAt).toEqual(later)
})

test('asking again replaces the link, and a confirmed reader gets no further mail', async () => {
	await request()
	await request(later)
	const [first, second] = await links('/boletim/confirmar')
	expect(await confirmNewsletter(db, first!)).toEqual({ confirmed: false })
	expect(await confirmNewsletter(db, second!)).toEqual({ confirmed: true })
	await request(later)
	expect(await db.$count(outgoingMails)).toBe(2)
})

test('one click ends it, with a link that cannot be guessed', async () => {
	await request()
	const [link] = await links('/boletim/cancelar')
	expect(await unsubscribeNewsletter(db, { ...link!, token: 'x' })).toEqual({ unsubscribed: false })
	expect(await unsubscribeNewsletter(db, { ...link!, id: "' or 1=1" })).toEqual({ unsubscribed: false })
	expect(await unsubscribeNewsletter(db, link!)).toEqual({ unsubscribed: true })
	expect((await subscriber()).unsubscribedAt).toEqual(later)
	const [mail] = await db.select().from(outgoingMails)
	expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
})

test('a link that confirmed before does not say so once the subscription was cancelled', async () => {
	await request()
	const [confirm] = await links('/boletim/confirmar')
	const [cancel] = await links('/boletim/cancelar')
	await confirmNewsletter(db, confirm!)
	await unsubscribeNewsletter(db, cancel!)
	expect(await confirmNewsletter(db, confirm!)).toEqual({ confirmed: false })
	expect(await subscriber()).toMatchObject({ confirmedAt: later, unsubscribedAt: later })
	// Who changes their mind asks again, and gets a new link.
	await request(new Date('2026-03-11T12:00:00Z'))
	expect(await confirmNewsletter(db, (await links('/boletim/confirmar'))[1]!)).toEqual({ confirmed: true })
	expect((await subscriber()).unsubscribedAt).toBeNull()
})

test('cancelling before confirming makes the link useless too, and a second cancelling changes nothing', async () => {
	await request()
	const [confirm] = await links('/boletim/confirmar')
	const [cancel] = await links('/boletim/cancelar')
	await unsubscribeNewsletter(db, cancel!)
	expect(await confirmNewsletter(db, confirm!)).toEqual({ confirmed: false })
	expect(await unsubscribeNewsletter(db, { ...cancel!, now: new Date('2027-01-01') })).toEqual({ unsubscribed: true })
	expect(await subscriber()).toMatchObject({ confirmedAt: null, unsubscribedAt: later })
})

test('a mailbox gets three confirmations a day, whoever asks, and the last link stays good', async () => {
	const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
	for (const hours of [0, 1, 2, 3, 23]) await request(after(hours))
	expect(await db.$count(outgoingMails)).toBe(3)
	const { id, token } = (await links('/boletim/confirmar')).at(-1)!
	expect(await confirmNewsletter(db, { id, token, sign, now: after(23) })).toMatchObject({ confirmed: true })
	await db.delete(newsletterSubscribers)
	await request(after(24))
	expect(await db.$count(outgoingMails)).toBe(4)
})

test('a wish sent again while its link is being used does not undo the confirmation', async () => {
	await request()
	let again: Promise<void> | undefined
	await db.transaction(async (tx) => {
		await tx.update(newsletterSubscribers).set({ confirmedAt: later })
		again = request(later)
		await waitsForALock(db)
	})
	await again
	expect((await subscriber()).confirmedAt).toEqual(later)
	expect(await db.$count(outgoingMails)).toBe(1)
})
