import type { PostState } from '#core/posts/post-state.ts'
import { postStateWords } from '#core/posts/post-state-words.ts'
import { classNames } from '#lib/class-names.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const tones: Record<PostState, BadgeTone> = {
	draft: 'neutral',
	'in-review': 'review',
	scheduled: 'info',
	published: 'ok',
	'published-with-changes': 'ok',
	'in-bin': 'err',
}

type PostStateBadgeProps = {
	state: PostState
	/** What waits is a line below: in rows, or only where a phone has no room for both. */
	stacked?: boolean | 'on-phones'
}

/** How an article stands, in the one word for it. */
export function PostStateBadge({ state, stacked = false }: PostStateBadgeProps) {
	const [word, rest] = postStateWords[state]
	const { around, first, second } = looks[String(stacked) as keyof typeof looks]
	const badge = (
		<Badge tone={tones[state]} dot className={rest && first}>
			{word}
		</Badge>
	)
	if (!rest) return badge
	return (
		<span className={classNames('inline-flex', around)}>
			{badge}
			{/* Read out as one. */}
			<span className="sr-only"> </span>
			<Badge tone="warn" className={second}>
				{rest}
			</Badge>
		</span>
	)
}

const looks = {
	false: { around: 'items-center', first: 'rounded-r-none', second: 'rounded-l-none' },
	true: { around: 'flex-col items-start', first: undefined, second: 'bg-transparent! px-0!' },
	'on-phones': {
		around: 'items-center max-drawer:flex-col max-drawer:items-start',
		first: 'drawer:rounded-r-none',
		second: 'drawer:rounded-l-none max-drawer:bg-transparent max-drawer:px-0',
	},
}
