import { Check } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'
import type { WorkLead } from './work-lead.ts'

type Shown = NonNullable<WorkLead['clock']>

const looks: Record<Shown['tone'], { ring: string; text: string }> = {
	'on-time': { ring: 'stroke-chart-1', text: 'text-ink' },
	soon: { ring: 'stroke-chart-2', text: 'text-warn' },
	late: { ring: 'stroke-err', text: 'text-err' },
	open: { ring: 'stroke-chart-1', text: 'text-ink-2' },
	closed: { ring: 'stroke-chart-1', text: 'text-ink-2' },
	answered: { ring: '', text: 'text-ink-2' },
}

const AROUND = 2 * Math.PI * 8

/** How long somebody waits: a ring that fills in the promised ten minutes, and always the words. */
export function ClockRing({ tone, share, words }: Shown) {
	const { ring, text } = looks[tone]
	return (
		<span
			className={classNames(
				'flex flex-col items-center gap-0.5 text-center font-semibold @min-[42rem]:flex-row @min-[42rem]:gap-2 @min-[42rem]:text-left',
				text,
			)}
		>
			{tone === 'answered' ? (
				<Icon of={Check} size={20} className="shrink-0 text-ok" />
			) : (
				<svg viewBox="0 0 20 20" aria-hidden="true" className="size-7.5 shrink-0 @min-[42rem]:size-5">
					<circle cx="10" cy="10" r="8" fill="none" strokeWidth="4" className="stroke-paper-3" />
					{share > 0 && (
						<circle
							cx="10"
							cy="10"
							r="8"
							fill="none"
							strokeWidth="4"
							strokeDasharray={`${share * AROUND} ${AROUND}`}
							transform="rotate(-90 10 10)"
							className={ring}
						/>
					)}
				</svg>
			)}
			<span className="text-fine leading-tight @min-[42rem]:text-ui">
				{tone === 'late' && <span className="sr-only">Fora do prazo: </span>}
				{words}
			</span>
		</span>
	)
}
