import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { testDb } from '#tests/db.ts'
import { anAdmin } from '../testing/an-admin.ts'
import {
	addTemplate,
	changeTemplate,
	listTemplates,
	MOST_TEMPLATES,
	removeTemplate,
	syncTemplates,
} from './manage-templates.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const acting = { actor: anAdmin, now }
const released = [
	{ key: 'um', name: 'Um', body: 'Oi, {nome}' },
	{ key: 'dois', name: 'Dois', body: 'Olá' },
]

test('what came with the program comes once; what somebody changed or removed stays so', async () => {
	await syncTemplates(db, { released, now })
	const [one, two] = await listTemplates(db)
	expect(await changeTemplate(db, { ...acting, id: one!.id, seen: 1, name: 'Meu', body: 'Bom dia' })).toEqual({
		ok: true,
	})
	expect(await removeTemplate(db, { ...acting, id: two!.id, seen: 1 })).toEqual({ ok: true })
	await syncTemplates(db, { released, now })
	expect((await listTemplates(db)).map(({ name, body }) => [name, body])).toEqual([['Meu', 'Bom dia']])
	expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
		'template.changed',
		'template.removed',
	])
})

test('nobody overwrites what they have not seen', async () => {
	const added = await addTemplate(db, { ...acting, name: 'A', body: 'a' })
	const id = added.ok ? added.id : ''
	const text = { name: 'B', body: 'b' }
	expect(await changeTemplate(db, { ...acting, ...text, id, seen: 7 })).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
	})
	expect(await changeTemplate(db, { ...acting, ...text, id, seen: 1 })).toEqual({ ok: true })
	await removeTemplate(db, { ...acting, id, seen: 2 })
	expect(await changeTemplate(db, { ...acting, ...text, id, seen: 3 })).toEqual({ ok: false, reason: 'not-found' })
	expect(await removeTemplate(db, { ...acting, id: 'x', seen: 1 })).toEqual({ ok: false, reason: 'not-found' })
})

test('there are as many as a thumb finds its way in, and no more', async () => {
	const add = () => addTemplate(db, { ...acting, name: 'A', body: 'a' })
	const results = await Promise.all(Array.from({ length: MOST_TEMPLATES + 2 }, add))
	expect(results.filter(({ ok }) => ok)).toHaveLength(MOST_TEMPLATES)
	expect(await listTemplates(db)).toHaveLength(MOST_TEMPLATES)
})
