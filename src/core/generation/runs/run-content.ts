import { z } from 'zod'

const article = z.object({
	title: z.string(),
	metaTitle: z.string(),
	metaDescription: z.string(),
	content: z.string(),
	excerpt: z.string(),
	tags: z.array(z.string()),
	sourceUrls: z.array(z.string()),
})

/** As a run keeps it: the article as it stands, and as it was first written. */
export const runContent = z.object({ article, original: article })

export type RunContent = z.infer<typeof runContent>

export const storedSource = z.object({
	url: z.string(),
	title: z.string(),
	official: z.boolean(),
	state: z.enum(['verified', 'curated', 'unverified']),
})
