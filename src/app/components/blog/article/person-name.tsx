import { parseMediaUrl, thumbnailUrl } from '#core/media/media-url.ts'
import type { BylinePage } from '#core/users/find-byline-pages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { PageLink } from '../../ui/page-link.tsx'

type PersonProps = { name: string; page: BylinePage | null | undefined }

/** The name, leading to the page of whoever has one. */
export function PersonName({ name, page, className }: PersonProps & { className?: string }) {
	if (!page) return <b className={className}>{name}</b>
	return (
		<PageLink to={`/blog/autor/${page.slug}`} rel="author" className={className}>
			<b className="underline decoration-1 underline-offset-3 hover:text-teal-700">{name}</b>
		</PageLink>
	)
}

export function PersonPhoto({ name, page, size }: PersonProps & { size: number }) {
	const picture = page?.image ? parseMediaUrl(page.image) : undefined
	return <Avatar name={name} image={picture && thumbnailUrl(picture.name)} size={size} />
}
