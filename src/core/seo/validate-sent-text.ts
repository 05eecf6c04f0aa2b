import type { z } from 'zod'
import type { Db } from '#db/client.server.ts'
import { findPostOfText, type StoredPost } from './find-post-of-text.ts'
import type { textToValidate } from './sent-text.ts'
import { validateContent } from './validate-content.ts'

type Sent = {
	text: z.infer<typeof textToValidate>
	/** How an article is signed, in one line. */
	authorOf: (post: Pick<StoredPost, 'authorName' | 'reviewerName'>) => string
	siteUrl: string
	siteName: string
	now: Date
}

/** Checks a text as it was sent; what is not said of it is taken from the stored article that it is of. */
export async function validateSentText(db: Db, { text, authorOf, ...around }: Sent) {
	const { description, postId, ...given } = text
	const post = await findPostOfText(db, { ...given, postId })
	return validateContent(db, {
		article: { ...(post && known(post, authorOf)), ...given, metaDescription: description },
		postId: post?.id,
		...around,
	})
}

function known({ id: _id, authorName, reviewerName, ...stored }: StoredPost, authorOf: Sent['authorOf']) {
	return { ...stored, author: authorOf({ authorName, reviewerName }) }
}
