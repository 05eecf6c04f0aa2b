import { useEffect, useRef, useState } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import { callFunction } from '../seo/call-function.ts'
import type { GeneratedPicture } from './generated-picture.ts'
import { toastOf } from './generation-toast.ts'

/** What is said of a later try takes the place of what was said before. */
export const PICTURE_NOTICE = 'picture'

type Wishes = {
	prompt: string
	category: string | null
	postId: string
	style: string
	dimensions: string
	provider: string
	useOriginalPrompt: boolean
}

/** As the function answers. */
type Generated = {
	success: boolean
	degraded?: boolean
	image?: { url: string; source?: string; alt?: string; credit?: string | null; creditUrl?: string | null } | null
	provider?: string | null
	generationInfo?: { provider?: string | null; cost?: number }
	error?: string | null
	errorCode?: string | null
	attempts?: { provider: string; errorCode: string | null }[]
}

type State = { state: 'idle' } | { state: 'running' } | { state: 'done'; picture: GeneratedPicture }

/** One picture at a time. Leaving the dialog stops the one under way. */
export function useImageGeneration() {
	const [state, setState] = useState<State>({ state: 'idle' })
	const running = useRef<AbortController>(undefined)
	useEffect(() => () => running.current?.abort(), [])

	async function generate({ prompt, category, postId, provider, ...config }: Wishes): Promise<void> {
		running.current?.abort()
		const controller = new AbortController()
		running.current = controller
		setState({ state: 'running' })
		const answer = await callFunction<Generated>({
			name: 'generate-images',
			signal: controller.signal,
			payload: {
				prompt,
				category,
				postId,
				...(provider !== 'auto' && { forceProvider: provider }),
				generationConfig: { ...config, provider },
				// Shown first; it becomes the cover when somebody says so.
				setCover: false,
			},
		})
		if (controller.signal.aborted) return
		if (!answer.ok) {
			setState({ state: 'idle' })
			notify.error('Erro ao gerar imagem', answer.message, PICTURE_NOTICE)
			return
		}
		const { image, error } = answer.value
		if (!image?.url) {
			setState({ state: 'idle' })
			notify.error('Nenhuma imagem foi retornada', error ?? 'Tente com outro prompt ou outro provedor.', PICTURE_NOTICE)
			return
		}
		setState({ state: 'done', picture: pictureOf(answer.value, image) })
		tell(answer.value)
	}

	function cancel() {
		running.current?.abort()
		setState({ state: 'idle' })
	}

	return { state, generate, cancel, discard: () => setState({ state: 'idle' }) }
}

function pictureOf(answer: Generated, image: NonNullable<Generated['image']>): GeneratedPicture {
	return {
		url: image.url,
		alt: image.alt ?? '',
		credit: image.credit ?? null,
		creditUrl: image.creditUrl ?? null,
		provider: answer.provider ?? image.source ?? '',
		cost: answer.generationInfo?.cost ?? 0,
	}
}

function tell(answer: Generated): void {
	const { tone, title, text } = toastOf(answer)
	notify[tone](title, text, PICTURE_NOTICE)
}
