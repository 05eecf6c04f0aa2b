import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { testDb } from '#tests/db.ts'
import { recordAudit } from './record-audit.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

test('a line says who did what to whom, when and from where', async () => {
	await recordAudit(db, {
		action: 'user.role-changed',
		actor: { id: 'a', email: 'admin@exemplo.com.br' },
		subject: { id: 'b', label: 'ana@exemplo.com.br' },
		details: { from: 'user', to: 'admin' },
		address: '10.0.0.1',
		now,
	})
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			at: now,
			actorId: 'a',
			actorEmail: 'admin@exemplo.com.br',
			action: 'user.role-changed',
			subjectId: 'b',
			subjectLabel: 'ana@exemplo.com.br',
			details: { from: 'user', to: 'admin' },
			address: '10.0.0.1',
		},
	])
})

test('what is rolled back leaves no line', async () => {
	const failing = db.transaction(async (tx) => {
		await recordAudit(tx, { action: 'user.deleted', now })
		throw new Error('no')
	})
	await expect(failing).rejects.toThrow('no')
	expect(await db.select().from(auditLog)).toEqual([])
})
