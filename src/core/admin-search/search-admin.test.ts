import { expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { aLead } from '../leads/testing/a-lead.ts'
import { searchAdmin } from './search-admin.ts'

const db = testDb()
const admin = { id: 'admin', role: 'admin' } as const

test('an article is found by its title, drafts too, without case or accents', async () => {
	await db
		.insert(posts)
		.values([
			aPost({ title: 'Sinistro: o que fazer depois da colisão' }),
			aPublishedPost({ title: 'Vistoria', excerpt: 'Depois da colisão' }),
		])
	const { posts: found } = await searchAdmin(db, { text: 'COLISAO', by: admin })
	expect(found).toMatchObject([{ title: 'Sinistro: o que fazer depois da colisão', status: 'draft' }])
})

test.for(['#1042', '#104', 'FS-1042', 'beatriz', 'bia@exemplo', '51 98888', '5198888'])(
	'a lead is found by %s',
	async (text) => {
		await db
			.insert(leads)
			.values([
				aLead({ number: 1042, name: 'Beatriz Lôbo', email: 'bia@exemplo.com.br', phone: '51 98888-7777' }),
				aLead({ number: 2000, fingerprint: 'other' }),
			])
		expect((await searchAdmin(db, { text, by: admin })).leads).toMatchObject([{ number: 1042, name: 'Beatriz Lôbo' }])
	},
)

test('what a lead asks for is not who it is', async () => {
	await db.insert(leads).values(aLead({ product: 'Seguro Auto' }))
	expect((await searchAdmin(db, { text: 'Seguro', by: admin })).leads).toEqual([])
})

test('a user is found by name and by mail', async () => {
	await db.insert(users).values({ id: 'u1', name: 'Otávio Reis', email: 'reis@farol.example' })
	for (const text of ['otavio', '@farol'])
		expect((await searchAdmin(db, { text, by: admin })).users).toEqual([
			{ id: 'u1', name: 'Otávio Reis', email: 'reis@farol.example' },
		])
})

test.for(['', ' ', 'a', ' a ', '%', '\0\0'])('too little to look for finds nothing: "%s"', async (text) => {
	await db.insert(posts).values(aPost({ title: 'a' }))
	expect(await searchAdmin(db, { text, by: admin })).toEqual({ posts: [], leads: [], users: [] })
})

test('the signs of a pattern are only signs', async () => {
	await db.insert(posts).values([aPost({ title: 'Até 50% de bônus' }), aPost({ title: 'Outro artigo' })])
	expect((await searchAdmin(db, { text: '0% d', by: admin })).posts).toHaveLength(1)
	expect((await searchAdmin(db, { text: '%%', by: admin })).posts).toEqual([])
	expect((await searchAdmin(db, { text: '_____', by: admin })).posts).toEqual([])
})

test('five of a kind are enough, the newest first', async () => {
	const days = Array.from({ length: 7 }, (_, index) => new Date(`2026-03-0${index + 1}T12:00:00Z`))
	await db.insert(posts).values(days.map((createdAt, index) => aPost({ title: `Granizo ${index}`, createdAt })))
	const { posts: found } = await searchAdmin(db, { text: 'granizo', by: admin })
	expect(found.map(({ title }) => title)).toEqual(['Granizo 6', 'Granizo 5', 'Granizo 4', 'Granizo 3', 'Granizo 2'])
})

test('nobody finds what they may not see', async () => {
	await db.insert(users).values([
		{ id: 'bia', name: 'Bia Franquia', email: 'bia@farol.example', role: 'author' },
		{ id: 'rui', name: 'Rui Franquia', email: 'rui@farol.example', role: 'reviewer' },
	])
	await db
		.insert(posts)
		.values([aPost({ title: 'Franquia da Bia', authorId: 'bia' }), aPost({ title: 'Franquia de ninguém' })])
	const titles = async (id: string, role: 'author' | 'reviewer' | 'admin') => {
		const found = await searchAdmin(db, { text: 'franquia', by: { id, role } })
		return { posts: found.posts.map(({ title }) => title).toSorted(), users: found.users.length }
	}
	expect(await titles('bia', 'author')).toEqual({ posts: ['Franquia da Bia'], users: 0 })
	expect(await titles('rui', 'reviewer')).toEqual({ posts: ['Franquia da Bia', 'Franquia de ninguém'], users: 0 })
	expect(await titles('rui', 'admin')).toEqual({ posts: ['Franquia da Bia', 'Franquia de ninguém'], users: 2 })
})
