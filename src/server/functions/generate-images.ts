import type { ImageServices } from '#core/images/generate-image.ts'
import { generateRequestedImage, imageRequest } from '#core/images/image-request.ts'
import { defineFunction } from './define-function.ts'

type Services = { images: ImageServices; now: () => Date }

export function generateImages({ images, now }: Services) {
	return defineFunction({
		summary: 'Gera ou encontra uma imagem de capa.',
		payload: imageRequest,
		example: {
			prompt: 'Seguro auto para quem viaja no litoral',
			category: 'seguro auto',
			postId: 'exemplo',
			generationConfig: { style: 'professional', dimensions: '1536x1024', provider: 'auto', useOriginalPrompt: false },
		},
		async run(asked, { user, signal }) {
			return { body: await generateRequestedImage(images, asked, { by: user, signal, now: now() }) }
		},
	})
}
