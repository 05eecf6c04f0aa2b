import type { PostCard } from '#core/posts/reading/post-card.ts'
import type { MotifName } from '#drawings/motif-names.ts'

/** The first word found in the category's slug decides; the narrower words come first. */
const motifByWord: [word: string, motif: MotifName][] = [
	['sinistro', 'sinistro'],
	['cotac', 'cotacao'],
	['celular', 'celular'],
	['bike', 'bike'],
	['viagem', 'viagem'],
	['vida', 'vida'],
	['residenc', 'residencial'],
	['condominio', 'residencial'],
	['empresa', 'empresarial'],
	['frota', 'auto'],
	['auto', 'auto'],
]

/** What the drawn covers of a category show; a boat for categories we have no picture for. */
export function motifForCategory(categorySlug: string | null | undefined): MotifName {
	return motifByWord.find(([word]) => categorySlug?.includes(word))?.[1] ?? 'dicas'
}

/** Pixels of a cover: as shared and in lists, and the taller one of the lead card. */
export const coverSizes = {
	wide: { width: 1200, height: 630 },
	lead: { width: 960, height: 780 },
} as const

export type CoverShape = keyof typeof coverSizes

type Illustrated = Pick<PostCard, 'slug' | 'featuredImageUrl'> & { category: { slug: string } | null }

/** The post's own picture, or else the one drawn for it. */
export function coverUrl({ slug, category, featuredImageUrl }: Illustrated, shape: CoverShape = 'wide'): string {
	if (featuredImageUrl) return featuredImageUrl
	return `/media/covers/${shape}/${motifForCategory(category?.slug)}/${slug}.svg`
}
