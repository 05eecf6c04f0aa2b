import type { PostCard } from '#core/posts/reading/post-card.ts'
import { PostCardView } from '../post-card-view.tsx'

type RelatedPostsProps = { posts: readonly PostCard[] }

export function RelatedPosts({ posts }: RelatedPostsProps) {
	if (posts.length === 0) return null
	return (
		<section aria-labelledby="relacionados" className="wrap pb-14 md:pb-18" data-screen-only>
			<h2 id="relacionados" className="mb-7 border-t border-line pt-10 text-[1.875rem] md:text-[2.25rem]">
				Leia também
			</h2>
			{/* In two columns a third card would stand alone. */}
			<div className="grid gap-x-7 gap-y-11 md:grid-cols-2 md:max-lg:[&>:nth-child(3)]:hidden lg:grid-cols-3">
				{posts.map((post) => (
					<PostCardView key={post.slug} post={post} />
				))}
			</div>
		</section>
	)
}
