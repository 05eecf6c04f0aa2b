import { z } from 'zod'
import { foundQuote } from './found-quote.ts'

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
export const runContent = z.object({
	article,
	original: article,
	/** Words of pages that bear out sentences of the article as it stands. */
	quotes: z.array(foundQuote).default([]),
	/** What research came to. */
	notes: z.string().optional(),
})

export type RunContent = z.infer<typeof runContent>

export const storedSource = z.object({
	url: z.string(),
	title: z.string(),
	official: z.boolean(),
	state: z.enum(['verified', 'curated', 'unverified']),
})
