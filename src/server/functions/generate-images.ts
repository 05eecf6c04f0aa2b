import { z } from 'zod'
import { type GenerateImageNeeds, generateImage } from '#core/images/generate-image.ts'
import { imageChoices, imageDimensions, imageStyles, PROMPT_LENGTH } from '#core/images/image-options.ts'
import { imageProviders } from '#core/providers/provider-lists.ts'
import { defineFunction } from './frame.ts'

const payload = z
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

type Needs = { images: GenerateImageNeeds; now: () => Date }

/** Makes or finds a picture: by the provider asked for, else by the settings, else our own drawing. */
export function generateImages({ images, now }: Needs) {
	return defineFunction({
		summary: 'Gera ou encontra uma imagem de capa.',
		payload,
		example: {
			prompt: 'Seguro auto para quem viaja no litoral',
			category: 'seguro auto',
			postId: 'exemplo',
			generationConfig: { style: 'professional', dimensions: '1536x1024', provider: 'auto', useOriginalPrompt: false },
		},
		async run({ prompt, category, forceProvider, postId, generationConfig, setCover }, { user, signal }) {
			const answer = await generateImage(images, {
				prompt,
				category,
				forceProvider: forceProvider && forceProvider !== 'auto' ? forceProvider : undefined,
				postId: postId ?? undefined,
				// Who sends a prompt and no wishes means the prompt.
				config: generationConfig ?? { useOriginalPrompt: true },
				setCover,
				by: user,
				signal,
				now: now(),
			})
			return { body: answer }
		},
	})
}
