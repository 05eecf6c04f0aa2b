import { z } from 'zod'
import { imageProviders } from '#core/providers/provider-lists.ts'
import { type GenerateImageRequest, generateImage, type ImageServices } from './generate-image.ts'
import { imageChoices, imageDimensions, imageStyles, PROMPT_LENGTH } from './image-options.ts'

/** A picture as it is asked for from outside. */
export const imageRequest = z
	.object({
		prompt: z
			.string('Informe o prompt')
			.trim()
			.min(1, 'Informe o prompt')
			.max(PROMPT_LENGTH.most, `Máximo ${PROMPT_LENGTH.most} caracteres`),
		category: z.string().trim().max(120).nullish(),
		forceProvider: z.enum(['auto', ...imageProviders]).nullish(),
		/** Free text; a post that has it as its id gets the picture as its cover. */
		postId: z.string().max(200).nullish(),
		generationConfig: z
			.object({
				style: z.enum(imageStyles).optional(),
				dimensions: z.enum(imageDimensions).optional(),
				provider: z.enum(imageChoices).optional(),
				useOriginalPrompt: z.boolean().optional(),
			})
			.nullish(),
		/** False shows the picture and leaves the post as it is. */
		setCover: z.boolean().optional(),
	})
	.refine(
		({ prompt, generationConfig }) => !generationConfig?.useOriginalPrompt || prompt.length >= PROMPT_LENGTH.least,
		{
			path: ['prompt'],
			message: `Mínimo ${PROMPT_LENGTH.least} caracteres`,
		},
	)

type Asking = Pick<GenerateImageRequest, 'by' | 'signal' | 'now'>

/** Makes or finds the picture: by the provider asked for, else by the settings, else our own drawing. */
export function generateRequestedImage(
	services: ImageServices,
	{ forceProvider, postId, generationConfig, ...asked }: z.infer<typeof imageRequest>,
	asking: Asking,
) {
	return generateImage(services, {
		...asked,
		...asking,
		forceProvider: forceProvider && forceProvider !== 'auto' ? forceProvider : undefined,
		postId: postId ?? undefined,
		// Who sends a prompt and no wishes means the prompt.
		config: generationConfig ?? { useOriginalPrompt: true },
	})
}
