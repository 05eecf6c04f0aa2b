import { useState } from 'react'
import { isLost, wordsFor } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import { useAnswer } from '#app/use-answer.ts'
import type { PromptCheck } from '#core/generation/runs/check-prompt.ts'
import { CONNECTION_NOTICE, tellNoAnswer } from '../keep-screen.ts'
import { DEBOUNCE_MS } from './use-live-validation.ts'

type Typed = { prompt: string; categoryId: string; typed: boolean }

export type LivePromptCheck = { checking: boolean; check: PromptCheck | undefined }

/** What the server can say of a prompt before anything is written, two seconds after the last key. */
export function usePromptCheck({ prompt, categoryId, typed }: Typed): LivePromptCheck {
	const [checked, setChecked] = useState<{ prompt: string; categoryId: string; check: PromptCheck }>()
	const input = { prompt: prompt.trim(), categoryId }
	const { asking } = useAnswer(typed && input.prompt ? { endpoint: endpoints.checkPrompt, input } : null, {
		pauseMs: DEBOUNCE_MS,
		onAnswer(answer, asked) {
			if (isLost(answer)) return tellNoAnswer(answer, 'O que você digitou continua aqui.')
			if (!answer.ok) return notify.error('O prompt não pôde ser conferido', wordsFor(answer), CONNECTION_NOTICE)
			notify.settle(CONNECTION_NOTICE)
			setChecked({ ...asked, check: answer.check })
		},
	})
	// An answer on what stood there before says nothing of what stands there now.
	const answered = checked?.prompt === input.prompt && checked.categoryId === categoryId
	return { checking: typed && asking, check: typed && answered ? checked.check : undefined }
}
