import type { ReactNode } from 'react'

/** The one thing that is going on, with the beam on it. One per screen. */
export function BeamPanel({ label, children }: { label: string; children: ReactNode }) {
	return (
		<section
			aria-label={label}
			className="on-navy relative overflow-hidden rounded-card border border-feature-line bg-navy-900 px-5 py-5 text-white drawer:px-6"
		>
			<svg viewBox="0 0 900 150" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
				<polygon points="900,20 0,-60 0,240" className="fill-navy-800" />
				<polygon points="900,20 0,40 0,170" fill="#183D5C" />
			</svg>
			{children}
		</section>
	)
}
