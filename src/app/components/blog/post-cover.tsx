import type { PostCard } from '#core/posts/reading/post-card.ts'
import { coverAlt } from '#drawings/cover-alt.ts'
import { CoverBrand } from './cover-brand.tsx'
import { type CoverShape, coverSizes, coverUrl, motifForCategory } from './cover-url.ts'
import { SizedPicture } from './sized-picture.tsx'

const shapes = { wide: 'aspect-1200/630', lead: 'aspect-1200/630 md:aspect-960/780' } as const

/** How wide each is shown: across a phone, then a part of the column beside the sidebar. */
const shownWidths = {
	wide: '(min-width: 80rem) 26.5rem, (min-width: 64rem) 30vw, (min-width: 43.8125rem) 46vw, calc(100vw - 2.5rem)',
	lead: '(min-width: 80rem) 30rem, (min-width: 64rem) 34vw, (min-width: 43.8125rem) 52vw, calc(100vw - 2.5rem)',
} as const

type PostCoverProps = { post: PostCard; shape?: CoverShape; eager?: boolean }

export function PostCover({ post, shape = 'wide', eager = false }: PostCoverProps) {
	const drawn = coverAlt(post.slug, motifForCategory(post.category?.slug))
	return (
		<div className="relative">
			<SizedPicture
				src={coverUrl(post, shape)}
				sizes={shownWidths[shape]}
				{...coverSizes[shape]}
				alt={post.featuredImageUrl ? `Capa do artigo: ${post.title}` : drawn}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={shape === 'lead' ? 'high' : undefined}
				decoding="async"
				style={{ objectPosition: post.coverFocus ?? undefined }}
				className={`w-full rounded-card bg-paper-3 object-cover ${shapes[shape]}`}
			/>
			{!post.featuredImageUrl && <CoverBrand className="bottom-2.5 left-2.5 text-[0.8125rem]" />}
			{/* Without links: the whole card leads to the article, which has them. */}
			{post.featuredImageUrl && post.coverCredit && (
				<p className="absolute right-2.5 bottom-2.5 max-w-[80%] truncate rounded-badge bg-navy-950/80 px-2 py-0.5 text-[0.75rem] leading-snug text-white">
					{post.coverCredit}
				</p>
			)}
		</div>
	)
}
