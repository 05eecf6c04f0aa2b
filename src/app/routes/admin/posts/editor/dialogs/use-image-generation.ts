import { useEffect, useRef, useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import type { ImageChoice, ImageDimensions, ImageStyle } from '#core/images/image-options.ts'
import type { GeneratedPicture } from './generated-picture.ts'
import { toastOf } from './generation-toast.ts'

/** What is said of a later try takes the place of what was said before. */
export const PICTURE_NOTICE = 'picture'

export type ImageWishes = {
	prompt: string
	category: string | null
	postId: string
	style: ImageStyle
	dimensions: ImageDimensions
	provider: ImageChoice
	useOriginalPrompt: boolean
}

type State = { state: 'idle' } | { state: 'running' } | { state: 'done'; picture: GeneratedPicture }

/** One picture at a time. Leaving the dialog stops the one under way. */
export function useImageGeneration() {
	const [state, setState] = useState<State>({ state: 'idle' })
	const running = useRef<AbortController>(undefined)
	useEffect(() => () => running.current?.abort(), [])

	async function generate({ prompt, category, postId, provider, ...config }: ImageWishes): Promise<void> {
		running.current?.abort()
		const { signal } = (running.current = new AbortController())
		setState({ state: 'running' })
		const asked = {
			prompt,
			category,
			postId,
			...(provider !== 'auto' && { forceProvider: provider }),
			generationConfig: { ...config, provider },
			// Shown first; it becomes the cover when somebody says so.
			setCover: false,
		}
		const answer = await askServer(endpoints.generateImage, asked, { signal })
		if (!answer.ok) {
			if (answer.reason === 'cancelled') return
			setState({ state: 'idle' })
			notify.error('Erro ao gerar imagem', wordsFor(answer), PICTURE_NOTICE)
			return
		}
		const { image, error, provider: from, generationInfo } = answer
		if (!image) {
			setState({ state: 'idle' })
			notify.error('Nenhuma imagem foi retornada', error ?? 'Tente com outro prompt ou outro provedor.', PICTURE_NOTICE)
			return
		}
		const { url, alt, described, credit, creditUrl, source } = image
		setState({
			state: 'done',
			picture: { url, alt, described, credit, creditUrl, provider: from ?? source, cost: generationInfo.cost },
		})
		const { tone, title, text } = toastOf(answer)
		notify[tone](title, text, PICTURE_NOTICE)
	}

	function cancel() {
		running.current?.abort()
		setState({ state: 'idle' })
	}

	return { state, generate, cancel, discard: () => setState({ state: 'idle' }) }
}
