import { useEffect, useRef, useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'
import type { ImageChoice, ImageDimensions, ImageStyle } from '#core/images/image-options.ts'
import type { GeneratedPicture } from './generated-picture.ts'
import { type GenerationMessage, messageOf } from './generation-message.ts'

/** The subject of what is said before the dialog opens. */
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

type State =
	| { state: 'idle'; message?: GenerationMessage }
	| { state: 'running' }
	| { state: 'done'; picture: GeneratedPicture; message: GenerationMessage }

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
			const message = { tone: 'err', title: 'Erro ao gerar imagem', text: wordsFor(answer) } as const
			return setState({ state: 'idle', message })
		}
		const { image, error, provider: from, generationInfo } = answer
		if (!image) {
			const text = error ?? 'Tente com outro prompt ou outro provedor.'
			return setState({ state: 'idle', message: { tone: 'err', title: 'Nenhuma imagem foi retornada', text } })
		}
		const { url, alt, described, credit, creditUrl, source } = image
		setState({
			state: 'done',
			picture: { url, alt, described, credit, creditUrl, provider: from ?? source, cost: generationInfo.cost },
			message: messageOf(answer),
		})
	}

	function cancel() {
		running.current?.abort()
		setState({ state: 'idle' })
	}

	return { state, generate, cancel, discard: () => setState({ state: 'idle' }) }
}
