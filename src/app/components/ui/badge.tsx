import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from './icon.tsx'

const tones = {
	ok: 'bg-ok-surface text-ok',
	warn: 'bg-warn-surface text-warn',
	err: 'bg-err-surface text-err',
	info: 'bg-info-surface text-info',
	accent: 'bg-accent-surface text-accent',
	/** In the hands of a reviewer. */
	review: 'bg-review-surface text-review',
	neutral: 'bg-paper-3 text-ink-2',
	/** The banner of an article seen before publication. */
	preview: 'bg-navy-900 text-amber-300',
	/** A draft on the public article. */
	draft: 'bg-amber-400 text-navy-950',
} as const

export type BadgeTone = keyof typeof tones

type BadgeProps = {
	tone?: BadgeTone
	/** States carry a dot, so that they are not told by colour alone. */
	dot?: boolean
	icon?: LucideIcon | undefined
	className?: string | undefined
	children: ReactNode
}

export function Badge({ tone = 'neutral', dot = false, icon, className, children }: BadgeProps) {
	return (
		<span
			className={classNames(
				'inline-flex h-5.5 items-center gap-1.5 rounded-[5px] px-2 text-fine leading-none font-semibold whitespace-nowrap',
				tones[tone],
				className,
			)}
		>
			{dot && <span className="size-1.5 rounded-full bg-current" />}
			{icon && <Icon of={icon} size={13} />}
			{children}
		</span>
	)
}
