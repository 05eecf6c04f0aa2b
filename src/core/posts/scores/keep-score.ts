import { readArticleText } from '#core/seo/article-text.ts'
import { recordValidation } from '#core/seo/validate-content.ts'
import type { Db } from '#db/client.server.ts'
import { judgeFields } from '../publication/judge-fields.ts'
import { findPostFields } from '../reading/find-post-fields.ts'
import { LEAST_SCORED_WORDS } from './least-scored-words.ts'

/** Keeps the score of an article as it was last saved, for lists, which read scores and never compute them. */
export async function keepScore(
	db: Db,
	{ id, siteUrl, now }: { id: string; siteUrl: string; now: Date },
): Promise<void> {
	const post = await findPostFields(db, id)
	if (!post) return
	const { fields, version, live } = post
	if (!live && readArticleText(fields.content).words.length < LEAST_SCORED_WORDS) return
	const { check } = await judgeFields(db, { id, fields, siteUrl, now })
	await recordValidation(db, { postId: id, version, check, now })
}
