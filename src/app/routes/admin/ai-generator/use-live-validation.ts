import { useEffect, useState } from 'react'
import { callFunction } from '#app/components/admin/seo/call-function.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import type { Check } from '#core/seo/check-article.ts'
import type { Finding } from '#core/seo/finding.ts'

export const DEBOUNCE_MS = 2000

type Told = Omit<Finding, 'id'> & { type: string }
type Validated = Pick<Check, 'score' | 'html' | 'ymyl' | 'passes'> & { issues: Told[]; warnings: Told[] }

export type LiveCheck = Pick<Check, 'score' | 'html' | 'ymyl' | 'passes' | 'findings'>

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
export function useLiveValidation({
	title,
	metaTitle,
	metaDescription,
	content,
	sourceUrls,
	categorySlug,
	postId,
}: Text) {
	const [check, setCheck] = useState<LiveCheck>()
	const [checking, setChecking] = useState(false)
	const sources = sourceUrls.join('\n')

	useEffect(() => {
		if (content.trim() === '') return
		const leaving = new AbortController()
		const timer = setTimeout(async () => {
			setChecking(true)
			const sent = { title, metaTitle, description: metaDescription, content, categorySlug, postId }
			const answer = await callFunction<Validated>({
				name: 'validate-content',
				payload: { ...sent, sourceUrls: sources.split('\n').filter(Boolean) },
				signal: leaving.signal,
			})
			if (leaving.signal.aborted) return
			setChecking(false)
			if (!answer.ok) return notify.error('Erro na validação SEO. Tente novamente.', answer.message, 'live-check')
			notify.settle('live-check')
			const { issues, warnings, ...rest } = answer.value
			setCheck({
				...rest,
				findings: [...issues, ...warnings].map(({ type, ...finding }) => ({ ...finding, id: type })),
			})
		}, DEBOUNCE_MS)
		return () => {
			clearTimeout(timer)
			leaving.abort()
			setChecking(false)
		}
	}, [title, metaTitle, metaDescription, content, sources, categorySlug, postId])

	return { check, checking }
}
