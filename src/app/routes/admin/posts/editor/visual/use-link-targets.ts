import { useState } from 'react'
import { endpoints, type LinkTarget } from '#app/endpoints.ts'
import { useAnswer } from '#app/use-answer.ts'

const PAUSE_MS = 200
const SHORTEST = 2

type Wish = { text: string; near: string; postId: string; linked: string[] }

/** Pages of ours for a link: as one types, or, before that, those that fit the passage. */
export function useLinkTargets({ text: typed, ...around }: Wish) {
	const text = typed.trim().length < SHORTEST ? '' : typed.trim()
	const [found, setFound] = useState<{ text: string; targets: LinkTarget[] | undefined }>()
	useAnswer(
		{ endpoint: endpoints.linkTargets, input: { text, ...around } },
		{
			pauseMs: text === '' ? 0 : PAUSE_MS,
			onAnswer: (answer, asked) => setFound({ text: asked.text, targets: answer.ok ? answer.targets : undefined }),
		},
	)
	const current = found?.text === text ? found : undefined
	const state: 'searching' | 'failed' | 'found' = !current ? 'searching' : current.targets ? 'found' : 'failed'
	return { targets: current?.targets ?? [], state }
}
