import { z } from 'zod'

const namedClaim = z.object({
	/** The sentence of the article. */
	claim: z.string(),
	/** The page that it rests on, and its very words; both empty where there is none. */
	address: z.string(),
	quote: z.string(),
})

export const claimsSchema = z.object({ claims: z.array(namedClaim) })

export type NamedClaim = z.infer<typeof namedClaim>
