import { textToValidate } from '#core/seo/sent-text.ts'
import { splitFindings } from '#core/seo/validate-content.ts'
import { validateSentText } from '#core/seo/validate-sent-text.ts'
import type { Db } from '#db/client.server.ts'
import { defineFunction } from './define-function.ts'

type Services = { db: Db; now: () => Date; siteUrl: string; siteName: () => string }

/** Checks a text by the SEO and YMYL rules, and says what it claims and on what that rests. */
export function validateContent({ db, now, siteUrl, siteName }: Services) {
	return defineFunction({
		summary: 'Confere um texto pelas regras de SEO e YMYL.',
		example: {
			content: '<h2>Prazos</h2><p>A SUSEP fiscaliza os seguros.</p>',
			title: 'Prazos do seguro',
			description: 'Os prazos.',
		},
		payload: textToValidate,
		async run(text) {
			const check = await validateSentText(db, { text, siteUrl, siteName: siteName(), now: now() })
			const { score, possible, html, ymyl, passes, rules, cached } = check
			const claims = check.claims.map(({ text: words, kind, state, evidence = null }) => ({
				text: words,
				kind,
				state,
				evidence,
			}))
			const found = splitFindings(check)
			return { body: { success: true, score, possible, html, ymyl, passes, ...found, rules, claims, cached } }
		},
	})
}
