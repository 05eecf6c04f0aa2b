import { Link } from 'react-router'
import { classNames } from '#lib/class-names.ts'
import { searchHref } from './search-href.ts'

const look =
	'block rounded-[5px] bg-white px-2.25 py-0.5 text-label leading-[1.6] text-ink-2 inset-ring inset-ring-line'

type TagListProps = { tags: readonly string[]; max?: number | undefined; className?: string | undefined }

/** The first few tags, and how many more there are. */
export function TagList({ tags, max = tags.length, className }: TagListProps) {
	const hidden = tags.length - max
	if (tags.length === 0) return null
	return (
		<ul className={classNames('flex flex-wrap gap-1.5', className)}>
			{tags.slice(0, max).map((tag) => (
				<li key={tag} className={look}>
					{tag}
				</li>
			))}
			{hidden > 0 && (
				<li className={look}>
					+{hidden}
					<span className="sr-only"> tags</span>
				</li>
			)}
		</ul>
	)
}

export function TagLinks({ tags }: { tags: readonly string[] }) {
	return (
		<ul className="flex flex-wrap gap-1.5 pointer-coarse:gap-2.5">
			{tags.map((tag) => (
				<li key={tag}>
					<Link
						to={searchHref(tag)}
						className={classNames(look, 'transition-colors hover:text-ink hover:inset-ring-field')}
					>
						{tag}
					</Link>
				</li>
			))}
		</ul>
	)
}
