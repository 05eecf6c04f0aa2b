import { z } from 'zod'

/** What a model is asked for. What it leaves out is filled in later, so nothing but the text is indispensable. */
export const draftSchema = z.object({
	title: z.string().default(''),
	meta_title: z.string().default(''),
	meta_description: z.string().default(''),
	excerpt: z.string().default(''),
	content: z.string(),
	tags: z.array(z.string()).default([]),
	sources: z.array(z.string()).default([]),
})

export type Draft = z.infer<typeof draftSchema>
