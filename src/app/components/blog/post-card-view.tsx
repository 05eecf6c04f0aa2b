import type { PostCard } from '#core/posts/reading/post-card.ts'
import { classNames } from '#lib/class-names.ts'
import { PageLink } from '../ui/page-link.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { CategoryBadge } from './category-badge.tsx'
import { PostCover } from './post-cover.tsx'
import { shortDate } from './short-date.ts'
import { TagList } from './tag-list.tsx'

const TAGS_ON_A_CARD = 3

const variants = {
	wide: { article: '', cover: 'wide', meta: 'mt-4.5', title: 'text-[1.5rem] leading-[1.1] md:text-[1.6875rem]' },
	/** Both columns, its cover as wide as those above. */
	across: {
		article: 'md:col-span-full md:grid md:grid-cols-2 md:items-center md:gap-7',
		cover: 'wide',
		meta: 'max-md:mt-4.5',
		title: 'text-[1.5rem] leading-[1.1] md:text-[1.6875rem]',
	},
	/** The newest, across both columns, with a taller cover. */
	lead: {
		article: 'border-b border-line pb-11 md:col-span-full md:grid md:grid-cols-[1.28fr_1fr] md:items-center md:gap-8',
		cover: 'lead',
		meta: 'max-md:mt-4.5',
		title: 'text-[1.6875rem] leading-[1.04] md:text-[2rem] lg:text-[2.375rem]',
	},
} as const

type PostCardViewProps = {
	post: PostCard
	variant?: keyof typeof variants
	/** Set for the cards on the first screenful: their covers are wanted at once. */
	eager?: boolean
}

export function PostCardView({ post, variant = 'wide', eager = false }: PostCardViewProps) {
	const look = variants[variant]
	const href = `/blog/${post.slug}`
	return (
		<article
			aria-label={post.title}
			data-first-screen={variant === 'lead' || undefined}
			className={classNames('relative min-w-0', look.article)}
		>
			<PostCover post={post} shape={look.cover} eager={eager} />
			<div className="min-w-0">
				<div
					className={classNames(
						'relative z-1 mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.90625rem] text-ink-3',
						look.meta,
					)}
				>
					{post.category && <CategoryBadge category={post.category} />}
					<span>{post.readingMinutes} min de leitura</span>
				</div>
				<h2 className={look.title}>
					{/* Its area is the whole card; the badge and the link below lie above it. */}
					<PageLink to={href} className="after:absolute after:inset-0">
						{post.title}
					</PageLink>
				</h2>
				<p className="mt-2.5 mb-3.5 line-clamp-4 text-control leading-normal text-ink-2">{post.excerpt}</p>
				<TagList tags={post.tags} max={TAGS_ON_A_CARD} />
				<div className="mt-0.5 flex items-center justify-between text-small text-ink-3">
					<time dateTime={post.publishedAt.toISOString()}>{shortDate(post.publishedAt)}</time>
					<TextLink href={href} className="relative z-1 text-ink">
						<span>
							Ler artigo<span className="sr-only">: {post.title}</span>
						</span>
					</TextLink>
				</div>
			</div>
		</article>
	)
}
