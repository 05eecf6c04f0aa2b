import { answer, answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { autoFix } from '#core/seo/fixes/auto-fix.ts'
import { textToFix } from '#core/seo/sent-text.ts'

export function loader() {
	return answer(endpoints.fixContentHealth, { status: 'healthy' })
}

/** Makes every repair that needs no judgement. */
export const action = answering(endpoints.fixContent, textToFix, (text, { identity }) => {
	const { article, applied } = autoFix(text, { siteName: identity.current().identity.name })
	const { content, title, metaTitle = title, metaDescription } = article
	return { ok: true as const, content, metaTitle, metaDescription, applied: applied.length }
})
