import { expect, test } from 'vitest'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findRun } from './find-run.ts'

const db = testDb()

test('a run whose article lies in the bin says so, and has no post', async () => {
	const [post] = await db.insert(posts).values(aPost()).returning()
	const run = { prompt: 'tema', settings: {}, state: 'completed', postId: post!.id } as const
	const [kept, without] = await db
		.insert(pipelineRuns)
		.values([run, { ...run, postId: null }])
		.returning()
	expect(await findRun(db, kept!.id)).toMatchObject({ post: { id: post!.id, status: 'draft' }, inBin: false })
	await db.update(posts).set({ deletedAt: new Date() })
	expect(await findRun(db, kept!.id)).toMatchObject({ post: null, inBin: true })
	expect(await findRun(db, without!.id)).toMatchObject({ post: null, inBin: false })
})
