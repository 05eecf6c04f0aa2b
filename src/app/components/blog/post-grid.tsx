import type { PostCard } from '#core/posts/reading/post-card.ts'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { PostCardView } from './post-card-view.tsx'

const look = 'grid content-start gap-x-7 gap-y-11 md:grid-cols-2'

type PostGridProps = {
	posts: readonly PostCard[]
	/** Shows the first post large: page 1 of the blog. */
	leadFirst?: boolean
}

export function PostGrid({ posts, leadFirst = false }: PostGridProps) {
	// Below the large one, pairs: what would stand alone in the last row takes all of it.
	const lastIsAlone = leadFirst && posts.length > 1 && posts.length % 2 === 0
	return (
		<div className={look}>
			{posts.map((post, index) => (
				<PostCardView
					key={post.slug}
					post={post}
					variant={leadFirst && index === 0 ? 'lead' : lastIsAlone && index === posts.length - 1 ? 'across' : 'wide'}
					eager={index < (leadFirst ? 1 : 2)}
				/>
			))}
		</div>
	)
}

const cells = ['a', 'b', 'c', 'd', 'e', 'f']

export function GridSkeleton() {
	return (
		<div className={look} aria-hidden="true">
			{cells.map((cell) => (
				<CardSkeleton key={cell} />
			))}
		</div>
	)
}
