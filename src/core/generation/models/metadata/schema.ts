import { z } from 'zod'

/** What a model leaves out is filled in from the text. */
export const metadataSchema = z.object({
	title: z.string().default(''),
	meta_title: z.string().default(''),
	meta_description: z.string().default(''),
	excerpt: z.string().default(''),
	tags: z.array(z.string()).default([]),
})

export type Metadata = z.infer<typeof metadataSchema>
