import { z } from 'zod'
import { metadataSchema } from '../metadata/schema.ts'
import { proseSchema } from '../prose/schema.ts'

/** A whole article at once. */
export const draftSchema = z.object({ ...metadataSchema.shape, ...proseSchema.shape })

export type Draft = z.infer<typeof draftSchema>
