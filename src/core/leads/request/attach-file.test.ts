import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { leadFiles, leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { erasePerson } from '../erase-person.ts'
import { forgetLeads } from '../forget-leads.ts'
import { readLeadFile } from '../read-lead-file.ts'
import { aRequest } from '../testing/a-request.ts'
import { anAdmin } from '../testing/an-admin.ts'
import { attachFile, removeFile } from './attach-file.ts'
import { findRequest } from './find-request.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const file = { name: 'cnh.pdf', mimeType: 'application/pdf', content: new Uint8Array([0, 255, 37, 10]) }

test('five files are five, however many come at once', async () => {
	const { token } = await aRequest(db)
	const results = await Promise.all(Array.from({ length: 8 }, () => attachFile(db, { token, file, now })))
	expect(results.filter(({ ok }) => ok)).toHaveLength(5)
	expect(results.filter((result) => !result.ok && result.reason === 'too-many')).toHaveLength(3)
	const { files } = (await findRequest(db, token))!
	await removeFile(db, { token, id: files[0]!.id, now })
	expect(await attachFile(db, { token, file, now })).toEqual({ ok: true })
})

test('nobody takes away the file of another', async () => {
	const [mine, other] = [await aRequest(db), await aRequest(db)]
	await attachFile(db, { token: other.token, file, now })
	const { files } = (await findRequest(db, other.token))!
	await removeFile(db, { token: mine.token, id: files[0]!.id, now })
	await removeFile(db, { token: mine.token, id: 'x', now })
	expect(await db.$count(leadFiles)).toBe(1)
})

test('a file comes back as it was, to who answers the request, and the look is on record without its name', async () => {
	const { lead, token } = await aRequest(db)
	await attachFile(db, { token, file, now })
	const id = (await findRequest(db, token))!.files[0]!.id
	const opened = await readLeadFile(db, { leadId: lead.id, id, actor: anAdmin, now })
	expect([...opened!.content]).toEqual([...file.content])
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'lead.file-opened', actorId: 'admin-1', subjectLabel: `#${lead.number}`, details: {} },
	])
	const other = await aRequest(db)
	expect(await readLeadFile(db, { leadId: other.lead.id, id, actor: anAdmin, now })).toBeUndefined()
	expect(await readLeadFile(db, { leadId: lead.id, id: 'x', actor: anAdmin, now })).toBeUndefined()
})

test('files, message and page go with the lead: forgotten, erased or deleted', async () => {
	const forgotten = await aRequest(db, { visitorNote: 'Recado' })
	const erased = await aRequest(db, { email: 'ana@exemplo.com.br' })
	const deleted = await aRequest(db)
	for (const { token } of [forgotten, erased, deleted]) await attachFile(db, { token, file, now })
	await forgetLeads(db, eq(leads.id, forgotten.lead.id))
	expect(await db.$count(leadFiles)).toBe(2)
	await erasePerson(db, { person: { email: 'ana@exemplo.com.br' }, actor: anAdmin, sign: (text) => text, now })
	expect(await db.$count(leadFiles)).toBe(1)
	await db.delete(leads).where(eq(leads.id, deleted.lead.id))
	expect(await db.$count(leadFiles)).toBe(0)
	expect(await db.$count(leads, sql`${leads.visitorNote} is not null or ${leads.tokenHash} is not null`)).toBe(0)
	for (const { token } of [forgotten, erased]) expect(await findRequest(db, token)).toBeUndefined()
})
