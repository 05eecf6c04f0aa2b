import { coverAlt } from '#app/drawings/cover.tsx'
import type { PostCard } from '#core/posts/post-card.ts'
import { type CoverShape, coverSizes, coverUrl, motifForCategory } from './cover-url.ts'

const shapes = { wide: 'aspect-1200/630', lead: 'aspect-1200/630 md:aspect-960/780' } as const

type PostCoverProps = { post: PostCard; shape?: CoverShape; eager?: boolean }

export function PostCover({ post, shape = 'wide', eager = false }: PostCoverProps) {
	const drawn = coverAlt(post.slug, motifForCategory(post.category?.slug))
	return (
		<img
			src={coverUrl(post, shape)}
			{...coverSizes[shape]}
			alt={post.featuredImageUrl ? `Capa do artigo: ${post.title}` : drawn}
			loading={eager ? 'eager' : 'lazy'}
			fetchPriority={shape === 'lead' ? 'high' : undefined}
			decoding="async"
			className={`w-full rounded-card bg-paper-3 object-cover ${shapes[shape]}`}
		/>
	)
}
