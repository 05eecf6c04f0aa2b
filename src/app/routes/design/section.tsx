import type { ReactNode } from 'react'

type SectionProps = { title: string; children: ReactNode }

export function Section({ title, children }: SectionProps) {
	return (
		<section className="grid gap-x-8 gap-y-4 border-t-2 border-navy-900 pt-4.5 pb-11 lg:grid-cols-[11.25rem_minmax(0,1fr)]">
			<h2 className="pt-1 text-[1.375rem]">{title}</h2>
			<div className="min-w-0">{children}</div>
		</section>
	)
}

/** The back office's tokens around a sample. */
export function AdminScope({
	dark = false,
	className,
	children,
}: {
	dark?: boolean
	className?: string
	children: ReactNode
}) {
	return (
		<div data-theme={dark ? 'dark' : 'light'} className={className}>
			{children}
		</div>
	)
}
