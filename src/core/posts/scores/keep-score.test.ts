import { beforeEach, expect, test } from 'vitest'
import { seoValidations } from '#db/schema/seo.ts'
import { users } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { setStatusOfPosts } from '../publication/set-status-of-posts.ts'
import { listPostsForAdmin } from '../reading/list-posts-for-admin.ts'
import { saveNewPost } from '../saving/save-new-post.ts'
import { savePost } from '../saving/save-post.ts'
import { rita, written } from '../testing/written.ts'
import { keepScore } from './keep-score.ts'

const db = testDb()
const id = 'aaaaaaaa-0000-4000-8000-000000000001'
const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-03-11T12:00:00Z')
const around = { id, siteUrl: 'https://exemplo.com.br', now }
const content = `<p>${'O seguro cobre o vidro do carro. '.repeat(12)}</p>`

beforeEach(async () => {
	await db.insert(users).values(rita)
})

const listed = async () => (await listPostsForAdmin(db)).posts[0]!.score

async function save(text: string, baseVersion: number) {
	const fields = written({ content: text })
	const saved =
		baseVersion === 0
			? await saveNewPost(db, { id, fields, by: rita, now })
			: await savePost(db, { id, baseVersion, fields, by: rita, now })
	expect(saved.ok).toBe(true)
}

test('a saved article keeps its score, which a change of its state leaves as it is and another text does not', async () => {
	await save(content, 0)
	expect(await listed()).toBeNull()
	await keepScore(db, around)
	const first = (await listed())!
	expect(first).toEqual({ value: expect.any(Number), at: now, current: true, critical: expect.anything() })

	const motive = 'Conferido com a corretora'
	const change = { ids: [id], status: 'published' as const, motive, by: rita, siteUrl: around.siteUrl, now }
	await setStatusOfPosts(db, change)
	await setStatusOfPosts(db, { ...change, status: 'draft' })
	expect(await listed()).toEqual(first)

	await save(content.replaceAll('vidro', 'farol'), 3)
	expect(await listed()).toMatchObject({ current: false })
	await keepScore(db, { ...around, now: later })
	expect(await listed()).toMatchObject({ at: later, current: true })
})

test('a beginning has no score', async () => {
	await save('<p>Um começo.</p>', 0)
	await keepScore(db, around)
	expect(await listed()).toBeNull()
})

test('a check of a text that nobody saved never passes for the score of the saved one', async () => {
	await save(content, 0)
	await db.insert(seoValidations).values({ postId: id, score: 99, createdAt: later })
	expect(await listed()).toMatchObject({ value: 99, current: false })
	await keepScore(db, around)
	expect(await listed()).toMatchObject({ at: now, current: true })
})
