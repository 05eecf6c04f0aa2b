import type { Article, Field } from '#core/seo/finding.ts'
import type { EditorFields } from '../fields/editor-fields.ts'

/** What the rules look at, of what the form holds. */
export function seoArticle(fields: EditorFields, categorySlug: string | null): Article {
	const { title, content, excerpt, faqs, slug, metaTitle, metaDescription, focusPhrase, sourceUrls } = fields
	return {
		title,
		metaTitle: metaTitle || null,
		metaDescription: metaDescription || null,
		content,
		excerpt: excerpt || null,
		faqs,
		focusPhrase: focusPhrase || null,
		slug: slug || null,
		categorySlug,
		sourceUrls: sourceUrls.map((url) => url.trim()).filter(Boolean),
	}
}

/** The form's field that a finding is about. A review is signed beside the author's name. */
export function inputOf(field: Field): string {
	return field === 'review' ? 'authorName' : field
}
