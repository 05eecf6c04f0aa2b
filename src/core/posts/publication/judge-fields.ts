import { eq } from 'drizzle-orm'
import { storedSource } from '#core/generation/runs/run-content.ts'
import type { Check } from '#core/seo/check-article.ts'
import { PASS } from '#core/seo/points.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { posts } from '#db/schema/posts.ts'
import type { PostFields } from '../post-fields.ts'
import { judgeArticle } from './judge-article.ts'
import type { PublishVerdict } from './publish-verdict.ts'

/** What of an article the verdict reads. A change to anything else puts no new words before readers. */
export const judgedFields = [
	'title',
	'content',
	'excerpt',
	'faqs',
	'slug',
	'focusPhrase',
	'metaTitle',
	'metaDescription',
	'sourceUrls',
	'categoryId',
] as const satisfies readonly (keyof PostFields)[]

type Judging = { id: string; fields: PostFields; siteUrl: string; now: Date }

/** The verdict on an article as a person has it: stored, or as they want to save it. */
export async function judgeFields(
	db: Db,
	{ id, fields, siteUrl, now }: Judging,
): Promise<PublishVerdict & { check: Check }> {
	const { title, content, excerpt, faqs, slug, focusPhrase, metaTitle, metaDescription, sourceUrls, categoryId } =
		fields
	const [category] = categoryId
		? await db.select({ slug: categories.slug }).from(categories).where(eq(categories.id, categoryId))
		: []
	const { verdict, check } = await judgeArticle(db, {
		article: {
			title,
			content,
			excerpt,
			faqs,
			slug,
			focusPhrase,
			metaTitle,
			metaDescription,
			sourceUrls,
			categorySlug: category?.slug,
		},
		postId: id,
		target: PASS.combined,
		...(await noticedInItsRun(db, id)),
		siteUrl,
		now,
	})
	return { ...verdict, check }
}

/** Nothing, of an article that a person wrote or whose run is past its time. */
async function noticedInItsRun(db: Db, id: string) {
	const { warnings, sources } = pipelineRuns
	const [run] = await db
		.select({ warnings, sources })
		.from(posts)
		.innerJoin(pipelineRuns, eq(pipelineRuns.id, posts.pipelineRunId))
		.where(eq(posts.id, id))
	if (!run) return {}
	const unverifiedSources = storedSource
		.array()
		.parse(run.sources)
		.filter(({ state }) => state === 'unverified')
	return { warnings: run.warnings, unverifiedSources }
}
