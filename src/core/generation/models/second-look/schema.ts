import { z } from 'zod'

export const secondLookSchema = z.object({
	approved: z.boolean(),
	/** Why not, each in a short sentence. */
	reasons: z.array(z.string()),
})

export type SecondLook = z.infer<typeof secondLookSchema>
