import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { PromptCheck } from '#core/pipeline/check-prompt.ts'
import type { action } from './generator.tsx'
import { DEBOUNCE_MS } from './use-live-validation.ts'

type Typed = { prompt: string; categoryId: string; typed: boolean }

export type LivePromptCheck = { checking: boolean; check: PromptCheck | undefined }

/** What the server can say of a prompt before anything is written, two seconds after the last key. */
export function usePromptCheck({ prompt, categoryId, typed }: Typed): LivePromptCheck {
	const { submit, data, state } = useFetcher<typeof action>()
	const text = prompt.trim()
	useEffect(() => {
		if (!typed || text === '') return
		const timer = setTimeout(
			() =>
				void submit(
					{ intent: 'check-prompt', prompt: text, categoryId },
					{ method: 'post', action: '/admin/ai-generator' },
				),
			DEBOUNCE_MS,
		)
		return () => clearTimeout(timer)
	}, [text, categoryId, typed, submit])
	// An answer on what stood there before says nothing of what stands there now.
	const answered = data?.intent === 'check-prompt' && data.prompt === text && data.categoryId === categoryId
	return { checking: typed && state !== 'idle', check: typed && answered ? data.check : undefined }
}
