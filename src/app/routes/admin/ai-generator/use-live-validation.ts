import { useState } from 'react'
import { wordsFor } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import { useAnswer } from '#app/use-answer.ts'
import type { Check } from '#core/seo/check-article.ts'

export const DEBOUNCE_MS = 2000

export type LiveCheck = Pick<Check, 'score' | 'possible' | 'html' | 'ymyl' | 'passes' | 'findings'>

type Text = {
	title: string
	metaTitle: string
	metaDescription: string
	content: string
	sourceUrls: readonly string[]
	categorySlug: string | undefined
	/** The stored article it is the text of, if it is of one: it is no copy of itself. */
	postId: string | undefined
}

/** The server's verdict on a text, two seconds after the last key. */
export function useLiveValidation({ metaDescription, sourceUrls, ...text }: Text) {
	const [check, setCheck] = useState<LiveCheck>()
	const input = { ...text, description: metaDescription, sourceUrls: [...sourceUrls] }
	const { asking } = useAnswer(text.content.trim() === '' ? null : { endpoint: endpoints.validateContent, input }, {
		pauseMs: DEBOUNCE_MS,
		onAnswer(answer) {
			if (!answer.ok) return notify.error('Erro na validação SEO. Tente novamente.', wordsFor(answer), 'live-check')
			notify.settle('live-check')
			setCheck(answer.check)
		},
	})
	return { check, checking: asking }
}
