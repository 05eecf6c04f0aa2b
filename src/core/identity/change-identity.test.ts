import { expect, test } from 'vitest'
import { freshIdentity as fresh } from '#app/content/fresh-identity.server.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { identityVersions } from '#db/schema/identity.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { testDb } from '#tests/db.ts'
import { changeIdentity, revertIdentity } from './change-identity.ts'
import type { Identity } from './identity-schema.ts'
import { listIdentityVersions } from './list-identity-versions.ts'
import { readIdentity } from './read-identity.ts'

const db = testDb()
const now = new Date('2026-11-17T12:00:00Z')
const ana = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana Nunes' }
const bruna = { id: 'bruna', email: 'bruna@exemplo.com.br', name: 'Bruna Lopes' }

const aPicture = {
	name: '00000000000000aa-1200x630.webp',
	originalName: 'logo.png',
	source: 'upload' as const,
	mimeType: 'image/webp',
	width: 1200,
	height: 630,
	bytes: 1000,
	createdAt: now,
}

async function people() {
	for (const { id, email, name } of [ana, bruna]) await aUser(db, { id, email, name })
}

function change(values: Partial<Identity>, seen: number, by = ana) {
	return changeIdentity(db, { values, seen, by, fresh, now })
}

test('on a fresh start it is what the program came with', async () => {
	expect(await readIdentity(db, fresh)).toEqual({ version: 0, identity: fresh })
})

test('a change is a new version, audited, and the rest stays', async () => {
	await people()
	const result = await change({ name: 'Horizonte Seguros', email: fresh.email }, 0)
	expect(result).toMatchObject({ ok: true, version: 1, changed: ['name'] })
	expect(await readIdentity(db, fresh)).toEqual({ version: 1, identity: { ...fresh, name: 'Horizonte Seguros' } })
	expect(await listIdentityVersions(db)).toEqual([
		{ version: 1, fields: ['name'], by: 'Ana Nunes', at: now, revertsTo: null },
	])
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			action: 'identity.changed',
			actorEmail: ana.email,
			subjectLabel: 'Horizonte Seguros',
			details: { fields: 'name' },
		},
	])
})

test('whoever saves what is there already writes nothing', async () => {
	expect(await change({ ...fresh }, 0)).toMatchObject({ ok: true, version: 0, changed: [] })
	expect(await db.$count(identityVersions)).toBe(0)
})

test('a picture has to be in the library; one deleted since it was chosen stands in nobody’s way', async () => {
	await people()
	const [picture] = await db.insert(mediaFiles).values(aPicture).returning()
	const gone = '00000000-0000-4000-8000-000000000000'
	const testimonials = fresh.testimonials.map((each, index) => (index === 1 ? { ...each, picture: gone } : each))
	expect(await change({ logo: picture!.id, mark: gone, testimonials }, 0)).toEqual({
		ok: false,
		reason: 'picture-unknown',
		places: ['mark', 'testimonials.1.picture'],
	})
	expect(await db.$count(identityVersions)).toBe(0)
	expect(await change({ logo: picture!.id }, 0)).toMatchObject({ ok: true, version: 1 })
	await db.delete(mediaFiles)
	expect(await change({ logo: picture!.id, name: 'Horizonte Seguros' }, 1)).toMatchObject({
		ok: true,
		changed: ['name'],
	})
})

test('two who change different parts of the same version both get what they wanted', async () => {
	await people()
	await change({ name: 'Horizonte Seguros' }, 0)
	expect(await change({ ...fresh, about: 'Somos de Osório.' }, 0, bruna)).toMatchObject({
		ok: true,
		version: 2,
		changed: ['about'],
	})
	expect((await readIdentity(db, fresh)).identity).toMatchObject({
		name: 'Horizonte Seguros',
		about: 'Somos de Osório.',
	})
})

test('who would overwrite what somebody else changed is told, and nothing is written', async () => {
	await people()
	await change({ name: 'Horizonte Seguros', about: 'Somos de Osório.' }, 0)
	expect(await change({ name: 'Outra Corretora', blurb: 'Em Osório.' }, 0, bruna)).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
		fields: ['name'],
		by: 'Ana Nunes',
		at: now,
		version: 1,
		identity: { ...fresh, name: 'Horizonte Seguros', about: 'Somos de Osório.' },
	})
	expect(await db.$count(identityVersions)).toBe(1)
	// Having seen it, they may.
	expect(await change({ name: 'Outra Corretora' }, 1, bruna)).toMatchObject({ ok: true, version: 2 })
})

test('who wants the same as somebody else disturbs nobody', async () => {
	await people()
	await change({ name: 'Horizonte Seguros' }, 0)
	expect(await change({ name: 'Horizonte Seguros' }, 0, bruna)).toMatchObject({ ok: true, version: 1, changed: [] })
})

test('of many at once none is lost and none overwrites another', async () => {
	await people()
	const names = ['A', 'B', 'C', 'D'].map((letter) => `Corretora ${letter}`)
	const results = await Promise.all([
		...names.map((name) => change({ name }, 0)),
		change({ about: 'Somos de Osório.' }, 0, bruna),
		change({ email: 'ola@horizonte.example' }, 0, bruna),
	])
	expect(results.filter(({ ok }) => ok)).toHaveLength(3)
	expect(await db.$count(identityVersions)).toBe(3)
	const { identity } = await readIdentity(db, fresh)
	expect(names).toContain(identity.name)
	expect(identity).toMatchObject({ about: 'Somos de Osório.', email: 'ola@horizonte.example' })
})

test('a version comes back as a new one, wholly or in part, down to what the program came with', async () => {
	await people()
	await change({ name: 'Horizonte Seguros', about: 'Somos de Osório.' }, 0)
	await change({ name: 'Nome errado', blurb: 'Em Osório.' }, 1)
	const around = { by: bruna, fresh, now }
	expect(await revertIdentity(db, { ...around, to: 1, seen: 2, fields: ['name'] })).toMatchObject({
		ok: true,
		version: 3,
		identity: { name: 'Horizonte Seguros', blurb: 'Em Osório.' },
	})
	expect(await revertIdentity(db, { ...around, to: 0, seen: 3 })).toMatchObject({
		ok: true,
		version: 4,
		identity: fresh,
	})
	expect(await listIdentityVersions(db, { most: 2 })).toMatchObject([
		{ version: 4, revertsTo: 0, by: 'Bruna Lopes' },
		{ version: 3, revertsTo: 1, fields: ['name'] },
	])
	expect((await db.select().from(auditLog)).at(-1)).toMatchObject({ action: 'identity.reverted', details: { to: 0 } })
})

test('what somebody changed since is not undone unseen, and no version is made up', async () => {
	await people()
	await change({ name: 'Horizonte Seguros' }, 0)
	await change({ blurb: 'Em Osório.' }, 1)
	const around = { by: bruna, fresh, now }
	expect(await revertIdentity(db, { ...around, to: 0, seen: 1 })).toMatchObject({
		ok: false,
		reason: 'changed-meanwhile',
		fields: ['blurb'],
		version: 2,
	})
	expect(await revertIdentity(db, { ...around, to: 9, seen: 2 })).toEqual({ ok: false, reason: 'version-unknown' })
	expect(await change({ name: 'X' }, 9)).toEqual({ ok: false, reason: 'version-unknown' })
})

test('what an older program kept in another form is as on a fresh start, and the rest is as it was set', async () => {
	await people()
	const values = { ...fresh, name: 'Horizonte Seguros', openingHours: '8 às 18', gone: true }
	await db
		.insert(identityVersions)
		.values({ version: 1, values, fields: ['name'], changedByName: 'Ana', changedAt: now })
	expect(await readIdentity(db, fresh)).toEqual({ version: 1, identity: { ...fresh, name: 'Horizonte Seguros' } })
})
