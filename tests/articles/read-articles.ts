import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { claimFactsOf } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { readRegister } from '#core/facts/read/read-register.ts'
import { TARGET } from '#core/generation/runs/run-settings.ts'
import { type PublishVerdict, publishVerdict } from '#core/posts/publication/publish-verdict.ts'
import { type Check, checkArticle } from '#core/seo/check-article.ts'
import type { Article } from '#core/seo/finding.ts'

const schema = z
	.object({
		id: z.string(),
		kind: z.string(),
		title: z.string(),
		metaTitle: z.string(),
		metaDescription: z.string(),
		slug: z.string(),
		category: z.string(),
		focusPhrase: z.string(),
		sourceUrls: z.array(z.string()),
		content: z.string(),
	})
	.transform(({ category, ...article }) => ({ ...article, categorySlug: category }))
export type Judged = z.output<typeof schema>

/** Articles that an editor would let pass, or not. */
export function readArticles(which: 'good' | 'bad'): Judged[] {
	const folder = `tests/articles/${which}`
	return readdirSync(folder).map((file) => schema.parse(parse(readFileSync(`${folder}/${file}`, 'utf8'))))
}

const now = new Date('2026-11-16T12:00:00Z')
const basis = { facts: claimFactsOf(readRegister()), supports: [], today: '2026-11-16' }

/** As the site judges it, once a person has signed it: what fails then fails by its own. */
export function judgeSigned(article: Article): { check: Check; verdict: PublishVerdict } {
	const claims = readClaims(article, basis)
	const check = checkArticle(article, {
		now,
		siteUrl: 'https://faroldosul.example',
		hasSkipLink: true,
		closest: null,
		review: { name: 'Ana', registration: '202012345', reviewedAt: now },
		claims,
	})
	return { check, verdict: publishVerdict({ check, target: TARGET.usual, closest: null, claims }) }
}

/** Why it does not pass, in a line each. */
export function reasonsOf({ html, ymyl, score, findings }: Check): string[] {
	const critical = findings.filter(({ severity }) => severity === 'crítico')
	return [`${score} (${html}, ${ymyl})`, ...critical.map(({ id, message }) => `${id}: ${message}`)]
}
