import type { PostState } from '#core/posts/post-state.ts'
import { classNames } from '#lib/class-names.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { postStateWords } from './post-state-words.ts'

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
	/** In rows: what waits is a line below. */
	stacked?: boolean
}

/** How an article stands, in the one word for it. */
export function PostStateBadge({ state, stacked = false }: PostStateBadgeProps) {
	const [word, rest] = postStateWords[state]
	const badge = (
		<Badge tone={tones[state]} dot className={rest && !stacked ? 'rounded-r-none' : undefined}>
			{word}
		</Badge>
	)
	if (!rest) return badge
	return (
		<span className={classNames('inline-flex', stacked ? 'flex-col items-start' : 'items-center')}>
			{badge}
			{/* Read out as one. */}
			<span className="sr-only"> </span>
			{stacked ? (
				<span className="text-fine text-warn">{rest}</span>
			) : (
				<Badge tone="warn" className="rounded-l-none">
					{rest}
				</Badge>
			)}
		</span>
	)
}
