import { useState } from 'react'
import { endpoints } from '#app/endpoints.ts'
import { useAnswer } from '#app/use-answer.ts'
import type { Check } from '#core/seo/check-article.ts'
import type { Article } from '#core/seo/finding.ts'

const PAUSE_MS = 2000

/**
 * What the server finds among the stored articles that has the most of this text. Nothing while none was compared: then
 * the rule says so. The answer on the text of a moment ago stands until the next one.
 */
export function useClosestPost(article: Article, postId: string | null): Check['closest'] {
	const [closest, setClosest] = useState<Check['closest']>()
	const { content, metaDescription, slug: _slug, focusPhrase: _phrase, sourceUrls = [], ...said } = article
	const sent = { ...said, content, description: metaDescription ?? '', sourceUrls: [...sourceUrls] }
	const input = { ...sent, postId: postId ?? undefined }
	useAnswer(content.trim() === '' ? null : { endpoint: endpoints.validateContent, input }, {
		pauseMs: PAUSE_MS,
		onAnswer(answer) {
			setClosest(answer.ok ? answer.check.closest : undefined)
		},
	})
	return closest
}
