import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { requestHints } from './request-hints.server.ts'

const db = testDb()
const open = { identity: freshIdentity, now: new Date('2026-11-16T09:14:00-03:00') }
const closed = { identity: freshIdentity, now: new Date('2026-11-15T16:20:00-03:00') }
const lead = { page: '/seguros/auto', status: 'new', withdrawnAt: null } as const

test('while somebody is there one is told what to get ready', async () => {
	expect(await requestHints(db, lead, open)).toEqual({
		kind: 'meanwhile',
		lines: [expect.stringContaining('CNH'), expect.stringContaining('apólice')],
	})
})

test('while nobody is there, what cannot wait; the article only where readers can open it', async () => {
	expect(await requestHints(db, lead, closed)).toMatchObject({ title: 'Bateu o carro agora?', link: undefined })
	await db.insert(posts).values(aPublishedPost({ slug: 'bati-o-carro-primeiras-24-horas' }))
	expect(await requestHints(db, lead, closed)).toMatchObject({
		link: { to: '/blog/bati-o-carro-primeiras-24-horas', label: 'O que fazer nas primeiras 24 horas' },
	})
	await db.update(posts).set({ status: 'draft' })
	expect(await requestHints(db, lead, closed)).toMatchObject({ link: undefined })
})

test('other products, and what is over or quoted, are told nothing', async () => {
	for (const other of [
		{ ...lead, page: '/seguros/vida' },
		{ ...lead, page: '/servicos/auto' },
		{ ...lead, status: 'quoted' as const },
		{ ...lead, status: 'won' as const },
		{ ...lead, withdrawnAt: open.now },
	])
		expect(await requestHints(db, other, open)).toBeUndefined()
})
