import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { testDb } from '#tests/db.ts'
import { AUDIT_PER_PAGE, listAudit } from './list-audit.ts'
import { type AuditRecord, recordAudit } from './record-audit.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const ana = { id: 'ana', email: 'ana@exemplo.com.br' }

async function record(...records: Partial<AuditRecord>[]) {
	for (const each of records) await recordAudit(db, { action: 'sign-out', actor: ana, now, ...each })
}

async function labels(filter: Parameters<typeof listAudit>[1]) {
	return (await listAudit(db, filter)).lines.map(({ subjectLabel }) => subjectLabel)
}

test('the newest line comes first, with the name of who did it while they exist', async () => {
	await aUser(db, { id: 'ana', name: 'Ana Souza' })
	await record({ now }, { now: new Date('2026-03-11T12:00:00Z'), actor: { id: 'gone', email: 'gone@exemplo.com.br' } })
	expect((await listAudit(db)).lines).toMatchObject([
		{ actorEmail: 'gone@exemplo.com.br', actorName: null },
		{ actorEmail: 'ana@exemplo.com.br', actorName: 'Ana Souza' },
	])
})

test('pages follow each other in both directions, even among lines of one moment', async () => {
	const total = AUDIT_PER_PAGE * 2 + 5
	await record(...Array.from({ length: total }, (_, index) => ({ subject: { label: String(index) } })))
	const first = await listAudit(db)
	expect(first.lines.map(({ subjectLabel }) => subjectLabel)[0]).toBe(String(total - 1))
	expect(first.newer).toBeUndefined()
	const second = await listAudit(db, { before: first.older })
	const third = await listAudit(db, { before: second.older })
	expect(third.older).toBeUndefined()
	const ids = [first, second, third].flatMap(({ lines }) => lines.map(({ id }) => id))
	expect(new Set(ids).size).toBe(total)
	expect(ids).toEqual(ids.toSorted((a, b) => b - a))

	expect(await listAudit(db, { after: third.newer })).toEqual({ ...second, newer: second.lines[0]!.id })
	const back = await listAudit(db, { after: second.newer })
	expect(back.lines).toEqual(first.lines)
	expect(back.newer).toBeUndefined()
})

test('lines are chosen by what happened, by whom or to whom, and by day in Brasília', async () => {
	await record(
		{ subject: { label: 'sign-out' } },
		{
			action: 'user.deleted',
			subject: { label: 'bia@exemplo.com.br' },
			actor: { id: 'x', email: 'x_1@exemplo.com.br' },
		},
		{ action: 'post.created', subject: { label: 'late' }, now: new Date('2026-03-11T02:59:59Z') },
		{ action: 'post.created', subject: { label: 'next day' }, now: new Date('2026-03-11T03:00:00Z') },
	)
	expect(await labels({ actions: ['user.deleted', 'user.created'] })).toEqual(['bia@exemplo.com.br'])
	expect(await labels({ actions: [] })).toEqual([])
	expect(await labels({ person: ' BIA@ ' })).toEqual(['bia@exemplo.com.br'])
	expect(await labels({ person: 'x_1' })).toEqual(['bia@exemplo.com.br'])
	expect(await labels({ person: '_' })).toEqual(['bia@exemplo.com.br'])
	expect(await labels({ from: '2026-03-11' })).toEqual(['next day'])
	expect(await labels({ to: '2026-03-10' })).toHaveLength(3)
	expect(await labels({ from: '2026-03-10', to: '2026-03-10', actions: ['post.created'] })).toEqual(['late'])
})
