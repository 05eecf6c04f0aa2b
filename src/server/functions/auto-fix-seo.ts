import { readClaims } from '#core/claims/read-claims.ts'
import { findClaimBasis } from '#core/claims/supports/find-supports.ts'
import { checkArticle } from '#core/seo/check-article.ts'
import { autoFix } from '#core/seo/fixes/auto-fix.ts'
import { textToFix } from '#core/seo/sent-text.ts'
import type { Db } from '#db/client.server.ts'
import { defineFunction } from './define-function.ts'

type Services = { db: Db; now: () => Date; siteUrl: string; siteName: () => string }

/** Makes every repair that needs no judgement. The first H1 of the text stays, as does everything that is right. */
export function autoFixSeo({ db, now, siteUrl, siteName }: Services) {
	return defineFunction({
		summary: 'Corrige o que não pede julgamento.',
		example: { content: '<h1>Um</h1><h1>Dois</h1>', title: 'Dois títulos', metaDescription: 'Curta.' },
		health: true,
		payload: textToFix,
		async run(article) {
			const { article: fixed, applied } = autoFix(article, { siteName: siteName() })
			const basis = await findClaimBasis(db, { now: now() })
			const scoreOf = (text: typeof article) => {
				const known = { claims: readClaims(text, basis), registrations: basis.registrations }
				return checkArticle(text, { now: now(), siteUrl, hasSkipLink: true, ...known }).score
			}
			return {
				body: {
					success: true,
					fixedContent: fixed.content,
					fixedMetaTitle: fixed.metaTitle ?? fixed.title,
					fixedMetaDescription: fixed.metaDescription,
					appliedFixes: applied.map(({ id, label, field, before, after }) => ({
						type: id,
						label,
						field,
						before,
						after,
					})),
					scoreBefore: scoreOf(article),
					scoreAfter: scoreOf(fixed),
				},
			}
		},
	})
}
