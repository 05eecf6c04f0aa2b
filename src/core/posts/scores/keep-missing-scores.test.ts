import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { seoValidations } from '#db/schema/seo.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listPostsForAdmin } from '../reading/list-posts-for-admin.ts'
import { keepMissingScores } from './keep-missing-scores.ts'

const db = testDb()
const moment = new Date('2026-03-10T12:00:00Z')
const around = { siteUrl: 'https://exemplo.com.br', now: () => moment }
const content = `<p>${'O seguro cobre o vidro do carro. '.repeat(12)}</p>`

async function scores() {
	const { posts: listed } = await listPostsForAdmin(db)
	return Object.fromEntries(listed.map(({ slug, score }) => [slug, score?.current ? score.at : undefined]))
}

test('an article that nobody saved in the editor gets the score of its text, a beginning and what lies in the bin do not', async () => {
	const [kept] = await db
		.insert(posts)
		.values([
			aPublishedPost({ slug: 'com-nota', content }),
			aPublishedPost({ slug: 'curto-no-ar', content: '<p>Curto.</p>' }),
			aPost({ slug: 'rascunho', content }),
			aPost({ slug: 'mudado', content, version: 2 }),
			aPost({ slug: 'comeco', content: '<p>Um começo.</p>' }),
			aPost({ slug: 'na-lixeira', content, deletedAt: moment }),
		])
		.returning()
	const before = new Date('2026-03-01T12:00:00Z')
	await db.insert(seoValidations).values({ postId: kept!.id, version: 1, score: 80, createdAt: before })
	const [, , , changed] = await db.select().from(posts)
	await db.insert(seoValidations).values({ postId: changed!.id, version: 1, score: 80, createdAt: before })

	expect(await keepMissingScores(db, around)).toBeUndefined()
	expect(await scores()).toEqual({
		'com-nota': before,
		'curto-no-ar': moment,
		rascunho: moment,
		mudado: moment,
		comeco: undefined,
	})
	const judged = await db.$count(seoValidations)
	await keepMissingScores(db, around)
	expect(await db.$count(seoValidations)).toBe(judged)
})

test('a few are scored at a time, and the next go takes up where the last one stopped', async () => {
	const day = (number: number) => new Date(Date.UTC(2026, 2, number, 12, 0, 0, 123))
	const slugs = Array.from({ length: 7 }, (_, at) => `artigo-${at}`)
	await db.insert(posts).values(slugs.map((slug, at) => aPost({ slug, content, createdAt: day(9 - at) })))
	const scored = async () => Object.values(await scores()).filter(Boolean).length
	const after = await keepMissingScores(db, around)
	expect([await scored(), after]).toEqual([5, expect.objectContaining({ id: expect.any(String) })])
	expect(await keepMissingScores(db, { ...around, after })).toBeUndefined()
	expect(await scored()).toBe(7)
})
