import type { Neighbour, Neighbours } from '#core/posts/reading/find-neighbours.ts'
import { classNames } from '#lib/class-names.ts'
import { PageLink } from '../../ui/page-link.tsx'

export function NeighbourLinks({ previous, next }: Neighbours) {
	if (!previous && !next) return null
	return (
		<nav
			aria-label="Artigo anterior e próximo"
			className="mt-10 grid gap-x-6 border-t border-line pt-2 md:grid-cols-2"
			data-screen-only
		>
			{previous && <NeighbourLink post={previous} label="Artigo anterior" rel="prev" />}
			{next && <NeighbourLink post={next} label="Próximo artigo" rel="next" className="md:col-start-2 md:text-right" />}
		</nav>
	)
}

type NeighbourLinkProps = { post: Neighbour; label: string; rel: 'prev' | 'next'; className?: string }

function NeighbourLink({ post, label, rel, className }: NeighbourLinkProps) {
	return (
		<PageLink
			to={`/blog/${post.slug}`}
			rel={rel}
			className={classNames('block min-w-0 py-3 transition-colors hover:text-teal-700', className)}
		>
			<span className="block text-label text-ink-3">{label}</span>
			<span className="block text-base leading-[1.35] font-semibold">{post.title}</span>
		</PageLink>
	)
}
