import { coverUrl } from '#app/components/blog/cover-url.ts'
import { SizedPicture } from '#app/components/blog/sized-picture.tsx'
import { classNames } from '#lib/class-names.ts'

type RowCoverProps = {
	post: Parameters<typeof coverUrl>[0] & { coverFocus: string | null }
	className?: string
}

/** An article's cover as it stands in the row of a list; the title beside it says what it is. */
export function RowCover({ post, className }: RowCoverProps) {
	return (
		<SizedPicture
			src={coverUrl(post)}
			alt=""
			sizes="64px"
			width={64}
			height={36}
			loading="lazy"
			decoding="async"
			style={{ objectPosition: post.coverFocus ?? undefined }}
			className={classNames('h-9 w-16 shrink-0 rounded-[5px] bg-paper-3 object-cover', className)}
		/>
	)
}
