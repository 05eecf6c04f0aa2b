import type { z } from 'zod'
import { readClaims } from '#core/claims/read-claims.ts'
import { findClaimBasis } from '#core/claims/supports/find-supports.ts'
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
	const article = { ...known, ...given, metaDescription: description }
	const check = await validateContent(db, { article, postId: id, ...around })
	// Never kept with the check: a fact or a signature may have changed since.
	const claims = readClaims(article, await findClaimBasis(db, { postId: id, now: around.now }))
	return { ...check, claims }
}
