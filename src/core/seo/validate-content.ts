import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { readClaims } from '#core/claims/read-claims.ts'
import { findClaimBasis } from '#core/claims/supports/find-supports.ts'
import { reviewOf } from '#core/reviews/current-review.ts'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { contentCache, seoValidations } from '#db/schema/seo.ts'
import { type Check, checkArticle } from './check-article.ts'
import { findClosestPost } from './find-closest-post.ts'
import type { Article } from './finding.ts'
import { RULES_VERSION } from './rules/all.ts'

const CACHE_MS = 60 * 60 * 1000

type Validation = {
	article: Article
	/** The id of the stored article it is the text of, if it is of one. */
	postId?: string | undefined
	siteUrl: string
	siteName?: string | undefined
	now: Date
	rulesVersion?: number
}

/** Checks a text against the rules and the site's own articles. The same text within an hour gets the same answer. */
export async function validateContent(
	db: Db,
	{ article, postId, siteUrl, siteName, now, rulesVersion = RULES_VERSION }: Validation,
): Promise<Check & { cached: boolean }> {
	const [review, basis] = await Promise.all([
		postId ? reviewOf(db, { id: postId, ...article, faqs: article.faqs ?? [], now }) : undefined,
		findClaimBasis(db, { postId, now }),
	])
	// A fact may change under a text that does not, and so may what people say for its sentences.
	const cacheKey = keyOf([rulesVersion, postId ?? null, review ?? null, article, basis])
	const [kept] = await db
		.select({ data: contentCache.cacheData })
		.from(contentCache)
		.where(
			and(
				eq(contentCache.cacheKey, cacheKey),
				eq(contentCache.cacheType, 'validation'),
				gt(contentCache.expiresAt, now),
			),
		)
	if (kept) return { ...(kept.data as Check), cached: true }

	const closest = await findClosestPost(db, { ...article, exceptId: postId })
	const { registrations } = basis
	const around = { closest, review, registrations, claims: readClaims(article, basis), hasSkipLink: true }
	const check = checkArticle(article, { now, siteUrl, siteName, ...around })
	const expiresAt = new Date(now.getTime() + CACHE_MS)
	await db.transaction(async (tx) => {
		await tx
			.insert(contentCache)
			.values({ cacheKey, cacheData: check, cacheType: 'validation', expiresAt })
			.onConflictDoUpdate({ target: contentCache.cacheKey, set: { cacheData: check, expiresAt } })
		await recordValidation(tx, { postId, check, now })
	})
	return { ...check, cached: false }
}

type ValidationRecord = {
	postId?: string | undefined
	/** The saved version that was checked; nothing, of a text that may not be saved. */
	version?: number | undefined
	check: Check
	now: Date
}

/** Of an article that was deleted while it was checked nothing is noted. */
export async function recordValidation(db: Db, { postId, version, check, now }: ValidationRecord): Promise<void> {
	const { issues, warnings } = splitFindings(check)
	const score = Math.round(check.score)
	await db.transaction(async (tx) => {
		if (postId !== undefined) {
			const [post] = await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('key share')
			if (!post) return
		}
		await tx.insert(seoValidations).values({ postId, version, score, issues, warnings, createdAt: now })
	})
}

/** What must be mended, and what could be better. */
export function splitFindings({ findings }: Pick<Check, 'findings'>) {
	const told = findings.map(({ id, ...finding }) => ({ type: id, ...finding }))
	return {
		issues: told.filter(({ severity }) => severity !== 'dica'),
		warnings: told.filter(({ severity }) => severity === 'dica'),
	}
}

function keyOf(asked: readonly unknown[]): string {
	return `validation:${createHash('sha256').update(JSON.stringify(asked)).digest('base64url')}`
}
