import type { z } from 'zod'
import type { Db } from '#db/client.server.ts'
import { findPostOfText } from './find-post-of-text.ts'
import type { textToValidate } from './sent-text.ts'
import { validateContent } from './validate-content.ts'

type Sent = {
	text: z.infer<typeof textToValidate>
	siteUrl: string
	siteName: string
	now: Date
}

/** Checks a text as it was sent; what is not said of it is taken from the stored article that it is of. */
export async function validateSentText(db: Db, { text, ...around }: Sent) {
	const { description, postId, ...given } = text
	const { id, ...known } = (await findPostOfText(db, { ...given, postId })) ?? {}
	return validateContent(db, { article: { ...known, ...given, metaDescription: description }, postId: id, ...around })
}
