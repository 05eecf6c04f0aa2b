import { judgeToPublish } from '#core/posts/publication/ask-to-publish.ts'
import { judgeArticle } from '#core/posts/publication/judge-article.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import type { Check, RuleResult } from '#core/seo/check-article.ts'
import { PASS } from '#core/seo/points.ts'
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
		return { reasons: open, ...resultOf(check), version: post.version }
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
	return { reasons: verdict.reasons, ...resultOf(check) }
}

function resultOf({ rules, score, closest }: Check) {
	return { rules, score, closest }
}
