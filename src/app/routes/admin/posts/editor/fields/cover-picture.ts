import { type CoverShape, coverUrl } from '#app/components/blog/cover-url.ts'
import type { EditorFields } from './editor-fields.ts'

type Covered = { fields: Pick<EditorFields, 'featuredImageUrl'>; slug: string; categorySlug: string | null }

/** The article's picture as it is written: its own, or the one the site draws for its address. */
export function coverPicture({ fields, slug, categorySlug }: Covered, shape?: CoverShape): string {
	const category = categorySlug ? { slug: categorySlug } : null
	return coverUrl({ slug, category, featuredImageUrl: fields.featuredImageUrl || null }, shape)
}
