import { z } from 'zod'
import { splitFindings, validateContent as validate } from '#core/seo/validate-content.ts'
import type { Db } from '#db/client.server.ts'
import { defineFunction } from './frame.ts'
import { contentText, descriptionText, titleText } from './seo-payload.ts'

const validateContentPayload = z.object({
	content: contentText,
	title: titleText.default(''),
	description: descriptionText.default(''),
	metaTitle: titleText.optional(),
	author: z.string().max(300).optional(),
	factCheckedAt: z.coerce.date().optional(),
	categorySlug: z.string().max(120).optional(),
	sourceUrls: z.array(z.string().max(2048)).max(100).optional(),
	postId: z.string().max(200).optional(),
})

type Needs = { db: Db; now: () => Date; siteUrl: string; siteName: string }

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
		async run({ description, postId, ...article }) {
			const check = await validate(db, {
				article: { ...article, metaDescription: description },
				postId,
				siteUrl,
				siteName,
				now: now(),
			})
			const { score, html, ymyl, passes, rules, cached } = check
			return { body: { success: true, score, html, ymyl, passes, ...splitFindings(check), rules, cached } }
		},
	})
}
