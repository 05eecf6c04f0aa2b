import { coverAlt } from '#app/drawings/cover.tsx'
import { coverSizes, coverUrl, motifForCategory } from '../cover-url.ts'

type ArticleCoverProps = {
	post: {
		slug: string
		title: string
		featuredImageUrl: string | null
		category: { name: string; slug: string } | null
	}
}

/** Edge to edge on phones. The first thing a reader sees, so it comes before other pictures. */
export function ArticleCover({ post }: ArticleCoverProps) {
	const drawn = coverAlt(post.slug, motifForCategory(post.category?.slug))
	return (
		<div className="mt-6.5 max-md:-mx-5 md:mt-9">
			<img
				src={coverUrl(post)}
				{...coverSizes.wide}
				alt={post.featuredImageUrl ? `Capa do artigo: ${post.title}` : drawn}
				fetchPriority="high"
				decoding="async"
				className="h-60 w-full bg-paper-3 object-cover md:h-90 md:rounded-panel lg:h-125"
			/>
		</div>
	)
}
