import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { testDb } from '#tests/db.ts'
import { findImageSettings } from './find-image-settings.ts'
import { defaultImageSettings, type ImageSettings } from './image-settings.ts'
import { saveImageSettings } from './save-image-settings.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const by = { id: 'ana', email: 'ana@exemplo.com.br' }

function save(changes: Partial<ImageSettings>) {
	return saveImageSettings(db, { settings: { ...defaultImageSettings, ...changes }, by, address: '10.0.0.1', now })
}

test('what was saved is what is read, at the cent', async () => {
	const changes = { primary: 'gemini', fallback: 'placeholder', groqLimitUsd: 0.1, geminiLimitUsd: 12.34 } as const
	expect(await save(changes)).toEqual({ ok: true })
	expect(await findImageSettings(db)).toEqual({ ...defaultImageSettings, ...changes })
	expect(await db.select({ updatedAt: systemConfig.updatedAt }).from(systemConfig)).toEqual([{ updatedAt: now }])
})

test('where nothing was ever set the defaults hold, and saving sets them', async () => {
	await db.delete(systemConfig)
	expect(await findImageSettings(db)).toEqual(defaultImageSettings)
	expect(await save({ geminiEnabled: false })).toEqual({ ok: true })
	expect(await findImageSettings(db)).toEqual({ ...defaultImageSettings, geminiEnabled: false })
})

test('what cannot be used is refused, and neither kept nor logged', async () => {
	expect(await save({ fallback: 'unsplash' })).toEqual({ ok: false, reason: 'same-provider' })
	expect(await save({ primary: 'gemini', fallback: 'unsplash', geminiEnabled: false })).toEqual({
		ok: false,
		reason: 'primary-disabled',
	})
	expect(await findImageSettings(db)).toEqual(defaultImageSettings)
	expect(await db.$count(auditLog)).toBe(0)
})

test('the log tells who changed what; saving the same again adds nothing', async () => {
	await save({ geminiEnabled: false, geminiLimitUsd: 0 })
	await save({ geminiEnabled: false, geminiLimitUsd: 0 })
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			action: 'settings.changed',
			actorEmail: 'ana@exemplo.com.br',
			subjectLabel: 'imagem',
			details: { geminiEnabled: 'true → false', geminiLimitUsd: '0.5 → 0' },
			address: '10.0.0.1',
			at: now,
		},
	])
})

test('nobody overwrites a change they have not seen; who has seen it may', async () => {
	const rival = { id: 'bia', email: 'bia@exemplo.com.br' }
	const seen = await findImageSettings(db)
	const theirs = { ...seen, groqLimitUsd: 9 }
	await saveImageSettings(db, { settings: theirs, seen, by: rival, now })

	const mine = { ...seen, geminiLimitUsd: 3 }
	expect(await saveImageSettings(db, { settings: mine, seen, by, now })).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
		current: theirs,
		by: 'bia@exemplo.com.br',
	})
	expect(await findImageSettings(db)).toEqual(theirs)
	expect(await db.$count(auditLog)).toBe(1)

	expect(await saveImageSettings(db, { settings: mine, seen: theirs, by, now })).toEqual({ ok: true })
	expect(await findImageSettings(db)).toEqual(mine)
})

test('who wants what somebody else has just set undoes nothing', async () => {
	const settings = { ...defaultImageSettings, groqLimitUsd: 9 }
	await save({ groqLimitUsd: 9 })
	expect(await saveImageSettings(db, { settings, seen: defaultImageSettings, by, now })).toEqual({ ok: true })
})

test.for(['set', 'never set'])('of two who save at once, on top of what was %s, one is told', async (state) => {
	if (state === 'never set') await db.delete(systemConfig)
	const at = (groqLimitUsd: number) =>
		saveImageSettings(db, {
			settings: { ...defaultImageSettings, groqLimitUsd },
			seen: defaultImageSettings,
			by,
			now,
		})
	const results = await Promise.all([at(7), at(8)])
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await db.$count(auditLog)).toBe(1)
})
