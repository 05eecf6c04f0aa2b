import { expect, test } from 'vitest'
import { freshIdentity as fresh } from '#app/content/fresh-identity.server.ts'
import { changeIdentity } from '#core/identity/change-identity.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { testDb } from '#tests/db.ts'
import { holdIdentity } from './identity.ts'

const db = testDb()
const now = () => new Date('2026-11-17T12:00:00Z')
const by = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana Nunes' }

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

function hold(on: Db = db, dropPages = () => {}) {
	return holdIdentity({ db: on, fresh, now, log: silent, dropPages })
}

test('a change is at hand when it answers, and the pages that said otherwise are dropped after it', async () => {
	await aUser(db, by)
	const seen: string[] = []
	const held = await hold(db, () => seen.push(held.service.current().identity.name))
	await held.service.change({ values: { name: 'Horizonte Seguros' }, seen: 0, by })
	expect(held.service.current()).toMatchObject({ version: 1, identity: { name: 'Horizonte Seguros' } })
	expect(seen).toEqual(['Horizonte Seguros'])
	await held.service.revert({ to: 0, seen: 1, by })
	expect(held.service.current()).toEqual({ version: 2, identity: fresh, pictures: {} })
})

test('what another instance changed is at hand once the database has said so', async () => {
	await aUser(db, by)
	const held = await hold()
	await changeIdentity(db, { values: { name: 'Horizonte Seguros' }, seen: 0, by, fresh, now: now() })
	expect(held.service.current().version).toBe(0)
	await held.changed()
	expect(held.service.current()).toMatchObject({ version: 1, identity: { name: 'Horizonte Seguros' } })
})

test('a database that is away for a moment is asked again', async () => {
	await aUser(db, by)
	let away = 0
	const flaky = new Proxy(db, {
		get(target, property) {
			if (property === 'select' && away-- > 0) throw new Error('away')
			return Reflect.get(target, property) as unknown
		},
	})
	const held = await hold(flaky)
	await changeIdentity(db, { values: { name: 'Horizonte Seguros' }, seen: 0, by, fresh, now: now() })
	away = 1
	await held.changed()
	expect(held.service.current().version).toBe(1)
})
