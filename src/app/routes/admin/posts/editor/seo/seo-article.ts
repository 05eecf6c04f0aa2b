import { authorshipOf } from '#app/components/blog/article/authors.ts'
import type { Article, Field } from '#core/seo/finding.ts'
import type { EditorFields } from '../fields/editor-fields.ts'

/** What the rules look at, of what the form holds. */
export function seoArticle(fields: EditorFields, categorySlug: string | null): Article {
	const { title, content, slug, metaTitle, metaDescription, focusPhrase, authorName, reviewerName, sourceUrls } = fields
	const checked = fields.factCheckedAt === '' ? null : new Date(fields.factCheckedAt)
	return {
		title,
		metaTitle: metaTitle || null,
		metaDescription: metaDescription || null,
		content,
		focusPhrase: focusPhrase || null,
		slug: slug || null,
		author: authorshipOf({ authorName: authorName || null, reviewerName: reviewerName || null }),
		factCheckedAt: checked && !Number.isNaN(checked.getTime()) ? checked : null,
		categorySlug,
		sourceUrls: sourceUrls.map((url) => url.trim()).filter(Boolean),
	}
}

/** The form's field that a finding is about. */
export function inputOf(field: Field): string {
	return field === 'author' ? 'authorName' : field
}
