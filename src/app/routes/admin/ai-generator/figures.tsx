import type { ReactNode } from 'react'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { classNames } from '#lib/class-names.ts'

/** Related numbers of a run in one card, split by hairlines. */
export function Figures({ className, children }: { className: string; children: ReactNode }) {
	return <dl className={classNames(cardLook, '@container grid overflow-hidden', className)}>{children}</dl>
}

type FigureProps = { label: string; note?: string | undefined; children: ReactNode }

export function Figure({ label, note, children }: FigureProps) {
	return (
		<div className="-mb-px -ml-px min-w-0 border-b border-l border-line px-4.5 py-3.5">
			<dt className="text-field-hint text-ink-3">{label}</dt>
			<dd className="font-heading text-[1.375rem] leading-tight font-heavy normal-nums">{children}</dd>
			{note && <dd className="text-field-hint text-ink-3">{note}</dd>}
		</div>
	)
}
