import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { addLeadNote } from './add-lead-note.ts'
import { changeLeadStatus } from './change-lead-status.ts'
import { findLead } from './find-lead.ts'
import { findPageTitles } from './find-page-titles.ts'
import { aLead } from './testing/a-lead.ts'
import { anAdmin } from './testing/an-admin.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

test('a lead comes with its history, oldest first', async () => {
	const [lead] = await db.insert(leads).values(aLead()).returning()
	const { id } = lead!
	await changeLeadStatus(db, { id, seen: 'new', to: 'contacted', actor: anAdmin, now })
	await addLeadNote(db, { id, note: 'Quer renovar.', actor: anAdmin, now: new Date('2026-03-10T12:05:00Z') })
	expect(await findLead(db, { id })).toMatchObject({
		lead: { id, status: 'contacted', answers: { CEP: '95560-000' } },
		forgotten: false,
		events: [
			{ kind: 'status', fromStatus: 'new', toStatus: 'contacted', actorName: 'Rita' },
			{ kind: 'note', note: 'Quer renovar.', actorName: 'Rita' },
		],
	})
})

test('its neighbours are those of the list it was opened from', async () => {
	const created = await db
		.insert(leads)
		.values([aLead(), aLead({ product: 'Consórcio' }), aLead(), aLead()])
		.returning()
	const id = created[2]!.id
	expect(await findLead(db, { id })).toMatchObject({ newer: { number: 1004 }, older: { number: 1002 } })
	expect(await findLead(db, { id, filter: { product: 'Seguro Auto' } })).toMatchObject({
		newer: { number: 1004 },
		older: { number: 1001 },
	})
	expect((await findLead(db, { id: created[3]!.id }))!.newer).toBeUndefined()
})

test('other requests with the same e-mail or phone belong to the same person, however they were typed', async () => {
	const [lead] = await db
		.insert(leads)
		.values([
			aLead({ email: 'Ana@Exemplo.com.br', phone: '+55 51 99999-0000' }),
			aLead({ email: 'ana@exemplo.com.br', phone: null }),
			aLead({ email: null, phone: '51999990000' }),
			aLead({ email: 'mariana@exemplo.com.br', phone: '(51) 99999-00001' }),
			aLead({ email: null, phone: null }),
		])
		.returning()
	const { samePerson } = (await findLead(db, { id: lead!.id }))!
	expect(samePerson.joined.map(({ number }) => number)).toEqual([1003, 1002])
})

test('a lead without contact has no namesakes', async () => {
	const created = await db
		.insert(leads)
		.values([aLead({ email: null, phone: null }), aLead({ email: null, phone: null })])
		.returning()
	expect((await findLead(db, { id: created[0]!.id }))!.samePerson).toEqual({ joined: [], total: 0, parted: [] })
})

test('what is no lead is not found', async () => {
	expect(await findLead(db, { id: "' or 1=1" })).toBeUndefined()
	expect(await findLead(db, { id: '00000000-0000-0000-0000-000000000000' })).toBeUndefined()
})

test('an article that brought a lead is known by its title, also under an address it once had', async () => {
	await db.insert(posts).values([aPublishedPost({ slug: 'bati-o-carro', title: 'Bati o carro' })])
	await db.update(posts).set({ slug: 'bateu-o-carro' })
	const titles = await findPageTitles(db, ['/blog/bati-o-carro', '/blog/bateu-o-carro', '/blog/nada', '/contact'])
	expect([...titles]).toEqual([
		['/blog/bati-o-carro', 'Bati o carro'],
		['/blog/bateu-o-carro', 'Bati o carro'],
	])
})
