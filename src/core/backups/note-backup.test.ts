import { expect, test } from 'vitest'
import { testDb } from '#tests/db.ts'
import { findLastBackup, findLastTried, noteBackup, noteProof } from './note-backup.ts'

const db = testDb()
const monday = new Date('2026-03-09T06:40:00Z')
const tuesday = new Date('2026-03-10T06:40:00Z')
const whole = { tables: 60, rows: 1200, moved: 1, pictures: 8, missing: [] }

test('of a night that was made and tried, the newest tells', async () => {
	expect(await findLastBackup(db)).toBeUndefined()
	await noteBackup(db, { name: 'one', bytes: 10, now: monday })
	await noteProof(db, { name: 'one', proof: whole, now: monday })
	await noteBackup(db, { name: 'two', bytes: 20, now: tuesday })
	expect(await findLastBackup(db)).toMatchObject({ name: 'two', bytes: 20, triedAt: null })
	expect(await findLastTried(db)).toMatchObject({ name: 'one', proven: true, proof: whole })

	await noteProof(db, { name: 'two', proof: { ...whole, missing: ['leads'] }, now: tuesday })
	expect(await findLastTried(db)).toMatchObject({ name: 'two', proven: false })
	await noteProof(db, { name: 'two', proof: undefined, now: tuesday })
	expect(await findLastTried(db)).toMatchObject({ name: 'two', proven: false, proof: null })
})

test('a night that is made again has not been tried', async () => {
	await noteBackup(db, { name: 'one', bytes: 10, now: monday })
	await noteProof(db, { name: 'one', proof: whole, now: monday })
	await noteBackup(db, { name: 'one', bytes: 11, now: tuesday })
	expect(await findLastBackup(db)).toMatchObject({ bytes: 11, proven: null })
	await noteBackup(db, { name: 'far', bytes: 1, now: new Date('2028-03-10T06:40:00Z') })
	expect(await findLastTried(db)).toBeUndefined()
})
