import { z } from 'zod'
import { authorshipOf } from '#app/components/blog/article/authors.ts'
import { findPostOfText, type StoredPost } from '#core/seo/find-post-of-text.ts'
import { splitFindings, validateContent as validate } from '#core/seo/validate-content.ts'
import type { Db } from '#db/client.server.ts'
import { defineFunction } from './frame.ts'
import { contentText, descriptionText, titleText } from './seo-payload.ts'

const validateContentPayload = z.object({
	content: contentText,
	title: titleText.default(''),
	description: descriptionText.default(''),
	// What is left out is taken from the stored article, where the text is of one; null says that there is none.
	metaTitle: titleText.nullable().optional(),
	author: z.string().max(300).nullable().optional(),
	factCheckedAt: z.coerce.date().nullable().optional(),
	categorySlug: z.string().max(120).nullable().optional(),
	sourceUrls: z.array(z.string().max(2048)).max(100).optional(),
	postId: z.string().max(200).optional(),
})

type Needs = { db: Db; now: () => Date; siteUrl: string; siteName: string }

function knownOf({ id: _id, authorName, reviewerName, ...known }: StoredPost) {
	return { ...known, author: authorshipOf({ authorName, reviewerName }) }
}

/** Checks a text by the SEO and YMYL rules. */
export function validateContent({ db, now, siteUrl, siteName }: Needs) {
	return defineFunction({
		summary: 'Confere um texto pelas regras de SEO e YMYL.',
		example: {
			content: '<h2>Prazos</h2><p>A SUSEP fiscaliza os seguros.</p>',
			title: 'Prazos do seguro',
			description: 'Os prazos.',
		},
		payload: validateContentPayload,
		async run({ description, postId, ...given }) {
			const post = await findPostOfText(db, { ...given, postId })
			const check = await validate(db, {
				article: { ...(post && knownOf(post)), ...given, metaDescription: description },
				postId: post?.id,
				siteUrl,
				siteName,
				now: now(),
			})
			const { score, html, ymyl, passes, rules, cached } = check
			return { body: { success: true, score, html, ymyl, passes, ...splitFindings(check), rules, cached } }
		},
	})
}
