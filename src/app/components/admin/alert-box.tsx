import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'

const tones = {
	err: { icon: CircleAlert, look: 'bg-err-surface text-err' },
	warn: { icon: TriangleAlert, look: 'bg-warn-surface text-warn' },
	ok: { icon: CircleCheck, look: 'bg-ok-surface text-ok' },
	info: { icon: Info, look: 'bg-info-surface text-info' },
} as const

type AlertBoxProps = { tone: keyof typeof tones; className?: string | undefined; children: ReactNode }

/** A message that belongs to the form or list below it. */
export function AlertBox({ tone, className, children }: AlertBoxProps) {
	const { icon, look } = tones[tone]
	return (
		<div
			role={tone === 'err' ? 'alert' : 'status'}
			className={classNames('flex gap-2.5 rounded-control px-3.5 py-2.75 font-medium', look, className)}
		>
			<Icon of={icon} size={18} className="mt-px shrink-0" />
			<div className="max-w-[68ch] min-w-0">{children}</div>
		</div>
	)
}
