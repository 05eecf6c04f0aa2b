import { PageLink } from '../ui/page-link.tsx'

type CategoryBadgeProps = { category: { name: string; slug: string } }

export function CategoryBadge({ category }: CategoryBadgeProps) {
	return (
		<PageLink
			to={`/blog/categoria/${category.slug}`}
			className="rounded-[5px] bg-teal-200 px-2.25 py-0.75 text-label leading-[1.6] font-semibold text-teal-800 transition-colors hover:bg-teal-300"
		>
			{category.name}
		</PageLink>
	)
}
