import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from './icon.tsx'

type BusyLabelProps = { busy: boolean; idle: ReactNode; working: string; iconSize?: number }

/** Both labels share one cell, so the button is as wide as the longer one from the start. */
export function BusyLabel({ busy, idle, working, iconSize = 19 }: BusyLabelProps) {
	return (
		<span className="grid">
			<span className={cell(!busy)}>{idle}</span>
			<span className={cell(busy)} aria-hidden={!busy}>
				<Icon of={LoaderCircle} size={iconSize} className={busy ? 'animate-spin' : undefined} />
				{working}
			</span>
		</span>
	)
}

function cell(shown: boolean): string {
	return classNames('col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5', !shown && 'invisible')
}
