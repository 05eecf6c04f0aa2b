import { expect, test } from 'vitest'
import { leadRetention } from '#app/content/legal/brokerage-facts.ts'
import { leadEvents, leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { forgetOldLeads, LEAD_RETENTION_MONTHS } from './forget-old-leads.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const lead = {
	kind: 'quote' as const,
	product: 'Seguro Auto',
	name: 'Ana',
	email: 'ana@exemplo.com.br',
	phone: '51',
	answers: { CEP: '95560-000' },
	page: '/seguros/auto',
	referrer: 'x',
	utm: { utm_source: 'y' },
	consentVersion: '1',
	addressHash: 'h',
	fingerprint: 'f',
}

test('a lead past its time loses the person and keeps the product; a younger one stays whole', async () => {
	await db.insert(leads).values([
		{ ...lead, updatedAt: new Date('2024-03-10T11:59:59Z') },
		{ ...lead, updatedAt: new Date('2024-03-10T12:00:01Z') },
	])
	expect(await forgetOldLeads(db, now)).toEqual({ forgotten: 1 })
	expect(await forgetOldLeads(db, now)).toEqual({ forgotten: 0 })
	const [old, young] = await db.select().from(leads).orderBy(leads.number)
	expect(old).toMatchObject({
		product: 'Seguro Auto',
		name: null,
		email: null,
		phone: null,
		answers: {},
		referrer: null,
		utm: {},
	})
	expect(JSON.stringify(old)).not.toContain('95560')
	expect(young).toMatchObject({ name: 'Ana', answers: { CEP: '95560-000' } })
})

test('what brokers noted about a forgotten lead goes with it; the changes of state stay', async () => {
	const [old, young] = await db
		.insert(leads)
		.values([{ ...lead, updatedAt: new Date('2024-03-10T11:59:59Z') }, lead])
		.returning()
	const events = [old!, young!].flatMap(({ id }) => [
		{ leadId: id, kind: 'note' as const, note: 'Ana quer renovar' },
		{ leadId: id, kind: 'status' as const, fromStatus: 'new' as const, toStatus: 'won' as const },
	])
	await db.insert(leadEvents).values(events)
	await forgetOldLeads(db, now)
	const kept = await db.select().from(leadEvents)
	expect(kept.filter(({ leadId }) => leadId === old!.id)).toMatchObject([{ kind: 'status', toStatus: 'won' }])
	expect(kept.filter(({ leadId }) => leadId === young!.id)).toHaveLength(2)
})

test('mails sent long ago go too, those that wait stay', async () => {
	const mail = { recipient: 'a@exemplo.com.br', subject: 's', body: 'b' }
	await db.insert(outgoingMails).values([{ ...mail, sentAt: new Date('2025-11-01') }, { ...mail, sentAt: now }, mail])
	await forgetOldLeads(db, now)
	expect(await db.$count(outgoingMails)).toBe(2)
})

test('the privacy policy promises the same time', () => {
	expect(leadRetention).toContain(`${LEAD_RETENTION_MONTHS} meses`)
})

test('a subscription that ended or was never confirmed goes too, one that lasts stays', async () => {
	const old = new Date('2020-01-01T12:00:00Z')
	const recent = new Date('2026-01-01T12:00:00Z')
	const subscriber = (email: string, dates: { confirmedAt?: Date; unsubscribedAt?: Date }, requestedAt = old) => ({
		email,
		requestedAt,
		...dates,
		consentVersion: '2026-11',
		page: '/contact',
		addressHash: 'x',
	})
	await db
		.insert(newsletterSubscribers)
		.values([
			subscriber('dura@exemplo.com.br', { confirmedAt: old }),
			subscriber('saiu-agora@exemplo.com.br', { confirmedAt: old, unsubscribedAt: recent }),
			subscriber('pediu-agora@exemplo.com.br', {}, recent),
			subscriber('saiu@exemplo.com.br', { confirmedAt: old, unsubscribedAt: old }),
			subscriber('nunca@exemplo.com.br', {}),
		])
	await forgetOldLeads(db, new Date('2026-03-10T12:00:00Z'))
	const { email } = newsletterSubscribers
	const left = await db.select({ email }).from(newsletterSubscribers).orderBy(email)
	expect(left.map((row) => row.email.split('@')[0])).toEqual(['dura', 'pediu-agora', 'saiu-agora'])
})
