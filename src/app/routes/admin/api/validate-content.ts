import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { textToValidate } from '#core/seo/sent-text.ts'
import { validateSentText } from '#core/seo/validate-sent-text.ts'

/** Checks a text by the SEO and YMYL rules and against the other articles. */
export const action = answering(
	endpoints.validateContent,
	textToValidate,
	async (text, { db, now, siteUrl, identity }) => {
		const around = { siteUrl, siteName: identity.current().identity.name, now: now() }
		return { ok: true as const, check: await validateSentText(db, { text, ...around }) }
	},
)
