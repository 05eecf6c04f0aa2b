import { CircleHelp, OctagonAlert } from 'lucide-react'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'

export type ShownReason = Pick<PublishReason, 'message' | 'critical'>

/** What stands between an article and its readers, one line each. */
export function PublishReasons({ reasons, className }: { reasons: readonly ShownReason[]; className?: string }) {
	return (
		<ul className={classNames('grid gap-1.5', className)}>
			{reasons.map(({ message, critical }) => (
				<li key={message} className="flex min-w-0 gap-2">
					<Icon
						of={critical ? OctagonAlert : CircleHelp}
						size={16}
						className={classNames('mt-0.5 shrink-0', critical ? 'text-err' : 'text-warn')}
					/>
					<span className="min-w-0 wrap-anywhere">
						{critical && <b className="font-semibold text-err">Crítico: </b>}
						{message}
					</span>
				</li>
			))}
		</ul>
	)
}

type MissingPointsProps = { reasons: readonly ShownReason[]; open?: boolean; className?: string }

/** The same for a draft that waits, folded away where it stands among others. */
export function MissingPoints({ reasons, open = false, className }: MissingPointsProps) {
	return (
		<details open={open} className={className}>
			<summary className="min-h-6 cursor-pointer font-semibold">O que falta para publicar ({reasons.length})</summary>
			<PublishReasons reasons={reasons} className="mt-1.5 text-ink-2" />
		</details>
	)
}
