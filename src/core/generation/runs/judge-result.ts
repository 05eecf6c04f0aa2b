import { judgeToPublish } from '#core/posts/publication/ask-to-publish.ts'
import { judgeArticle } from '#core/posts/publication/judge-article.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import type { Check, RuleResult } from '#core/seo/check-article.ts'
import { findClosestPost } from '#core/seo/find-closest-post.ts'
import { PASS } from '#core/seo/points.ts'
import { COPIED } from '#core/seo/rules/claims.ts'
import type { Db } from '#db/client.server.ts'
import type { RunView } from './find-run.ts'
import { supportBy } from './found-quote.ts'
import { asChecked } from './optimize-article.ts'

/** What a person would be asked about if they published a run's article now. */
export type JudgedResult = {
	reasons: PublishReason[]
	rules: RuleResult[]
	score: number
	/** The article of the site that is most like it. */
	closest?: Check['closest']
	/** A draft that says nearly the same: the same prompt gives the same text once more. */
	twin?: { id: string; title: string } | undefined
	/** Of the post whose text was read; nothing where there is no post yet. */
	version?: number
}

type Judging = {
	run: Pick<RunView, 'prompt' | 'category' | 'content' | 'warnings' | 'sources' | 'post'>
	siteUrl: string
	now: Date
}

/** The verdict on what came of a run: on its post as it stands now, else on the text that the run keeps. */
export async function judgeResult(db: Db, { run, siteUrl, now }: Judging): Promise<JudgedResult | undefined> {
	const post = run.post && (await findPostFields(db, run.post.id))
	if (post) {
		const stored = post.live?.fields ?? post.fields
		const { open, check } = await judgeToPublish(db, { id: post.id, stored, fields: post.fields, siteUrl, now })
		const twin = await findTwin(db, { ...post.fields, exceptId: run.post!.id })
		return { reasons: open, ...resultOf(check), twin, version: post.version }
	}
	if (!run.content) return undefined
	const { verdict, check } = await judgeArticle(db, {
		article: asChecked(run.content.article, run.category),
		request: run.prompt,
		supports: run.content.quotes.map(supportBy),
		target: PASS.combined,
		warnings: run.warnings,
		unverifiedSources: run.sources.filter(({ state }) => state === 'unverified'),
		siteUrl,
		now,
	})
	return { reasons: verdict.reasons, ...resultOf(check), twin: await findTwin(db, run.content.article) }
}

function resultOf({ rules, score, closest }: Check) {
	return { rules, score, closest }
}

async function findTwin(db: Db, text: Parameters<typeof findClosestPost>[1]): Promise<JudgedResult['twin']> {
	const closest = await findClosestPost(db, text, 'draft')
	return closest && closest.similarity > COPIED ? { id: closest.id, title: closest.title } : undefined
}
