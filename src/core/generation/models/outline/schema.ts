import { z } from 'zod'

const section = z.object({ heading: z.string(), points: z.array(z.string()) })

export const outlineSchema = z.object({
	/** Who reads it, and what they want to settle. */
	intent: z.string(),
	/** The focus phrase. */
	keyphrase: z.string(),
	/** The reader's question, and its answer in at most 60 words. */
	question: z.string(),
	answer: z.string(),
	sections: z.array(section),
})

export type Outline = z.infer<typeof outlineSchema>
