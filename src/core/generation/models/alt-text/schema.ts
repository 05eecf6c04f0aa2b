import { z } from 'zod'

/** Empty, where the model says that it cannot tell. */
export const altSchema = z.object({ alt: z.string().default('') })
