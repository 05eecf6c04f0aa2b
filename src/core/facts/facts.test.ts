import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { type FactText, facts } from '#db/schema/facts.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { checkFact, correctFact, replaceFact, takeFileText } from './change-fact.ts'
import { createFact } from './create-fact.ts'
import { findFact, listFacts } from './list-facts.ts'
import { syncFacts } from './sync-facts.ts'

const db = testDb()
const by = { id: 'ana', name: 'Ana Souza', email: 'ana@exemplo.com.br', role: 'admin' as const, address: '203.0.113.1' }
const now = new Date('2026-11-16T12:00:00Z')
const today = '2026-11-16'

function aText(value: string): FactText {
	const version = {
		statement: `A seguradora tem ${value} dias para responder.`,
		value,
		unit: 'dias',
		from: '2025-12-11',
	}
	return { kind: 'deadline', words: ['prazo de resposta'], topics: ['sinistros'], versions: [version] }
}

function corrected(value: string) {
	const { versions, ...about } = aText(value)
	return { ...about, version: versions[0]! }
}

const released = (value: string) => [{ id: 'sinistro-resposta', writtenOn: '2026-03-14', text: aText(value) }]
const stored = async () => (await db.select().from(facts).where(eq(facts.id, 'sinistro-resposta')))[0]!
const kinds = async () => (await findFact(db, 'sinistro-resposta'))!.changes.map(({ kind }) => kind)

async function sync(value: string) {
	await syncFacts(db, { released: released(value), now })
}

async function change() {
	return { id: 'sinistro-resposta', by, now, today, seen: (await stored()).updatedAt }
}

test('a release fills the register, and a later one brings it up to date', async () => {
	await sync('30')
	await sync('30')
	expect(await stored()).toMatchObject({
		text: aText('30'),
		writtenOn: '2026-03-14',
		checkedOn: null,
		changedHere: false,
	})
	expect(await kinds()).toEqual(['created'])
	await sync('45')
	expect(await stored()).toMatchObject({ text: aText('45'), fileText: null })
	expect(await kinds()).toEqual(['released', 'created'])
})

test('what a person changed stays, with the other text beside it until both say the same', async () => {
	await sync('30')
	expect(await correctFact(db, { ...(await change()), ...corrected('31') })).toMatchObject({ ok: true })
	await sync('45')
	expect(await stored()).toMatchObject({ text: aText('31'), changedHere: true, fileText: aText('45') })
	await sync('31')
	expect(await stored()).toMatchObject({ text: aText('31'), fileText: null })
	await sync('45')
	expect(await takeFileText(db, await change())).toMatchObject({ ok: true })
	expect(await stored()).toMatchObject({ text: aText('45'), changedHere: false, fileText: null, checkedOn: null })
})

test('what a person signed is not changed under the signature', async () => {
	await sync('30')
	expect(await checkFact(db, { ...(await change()), note: 'Texto da lei relido.' })).toMatchObject({ ok: true })
	expect(await stored()).toMatchObject({ checkedByName: 'Ana Souza', checkedOn: today, changedHere: false })
	await sync('45')
	expect(await stored()).toMatchObject({ text: aText('30'), checkedOn: today, fileText: aText('45') })
	const [signature] = (await findFact(db, 'sinistro-resposta'))!.changes
	expect(signature).toMatchObject({ kind: 'checked', actorName: 'Ana Souza', note: 'Texto da lei relido.' })
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'fact.checked', actorEmail: by.email }])
})

test('a replaced value stays for what happened before, and the new one is signed by nobody yet', async () => {
	await sync('30')
	await checkFact(db, await change())
	const version = { ...aText('20').versions[0]!, from: '2027-01-01' }
	expect(await replaceFact(db, { ...(await change()), version })).toMatchObject({ ok: true })
	expect(await stored()).toMatchObject({
		checkedOn: null,
		changedHere: true,
		text: { versions: [version, { value: '30', from: '2025-12-11', until: '2026-12-31' }] },
	})
	const early = await replaceFact(db, { ...(await change()), version: { ...version, from: '2025-12-11' } })
	expect(early).toEqual({ ok: false, reason: 'starts-too-early' })
})

test('of two who change it, the second is told', async () => {
	await sync('30')
	const first = await change()
	await correctFact(db, { ...first, now: new Date(now.getTime() + 1000), ...corrected('31') })
	expect(await checkFact(db, first)).toEqual({ ok: false, reason: 'changed-meanwhile' })
	expect(await checkFact(db, { ...first, id: 'none' })).toEqual({ ok: false, reason: 'not-found' })
})

test('facts of the brokerage’s own get an id each', async () => {
	const made = await Promise.all([1, 2].map(() => createFact(db, { text: aText('7'), by, now, today })))
	expect(made.map(({ id }) => id).sort()).toEqual([
		'a-seguradora-tem-7-dias-para-responder',
		'a-seguradora-tem-7-dias-para-responder-2',
	])
})

test('articles that refer to a fact by its id are counted as long as they do', async () => {
	await sync('30')
	const reference =
		'<p>Em <data value="fato:sinistro-resposta">30 dias</data> e de novo <data value="fato:sinistro-resposta">30 dias</data>.</p>'
	const referring = aPost({ content: reference })
	await db.insert(posts).values([referring, aPost({ content: '<p>fato:sinistro-resposta</p>' })])
	expect(await listFacts(db)).toMatchObject([{ id: 'sinistro-resposta', articles: 1 }])
	await db.update(posts).set({ content: '<p>Nada.</p>' }).where(eq(posts.slug, referring.slug))
	expect(await listFacts(db)).toMatchObject([{ articles: 0 }])
})
