import { z } from 'zod'

export const proseSchema = z.object({
	/** HTML. */
	content: z.string(),
	/** Addresses that it cites. */
	sources: z.array(z.string()).default([]),
})

export type Prose = z.infer<typeof proseSchema>
