import type { ReactNode } from 'react'
import { Eyebrow } from '#app/components/ui/eyebrow.tsx'
import { reveal } from '#app/components/ui/reveal.ts'
import type { NavigationLabel, SectionId } from '../navigation.ts'
import { headingId } from './home-section.tsx'

type SectionHeadingProps = { of: SectionId; label: NavigationLabel; title: string; onNavy?: boolean }

export function SectionHeading({ of, label, title, onNavy = false }: SectionHeadingProps) {
	return (
		<div {...reveal()}>
			<Eyebrow onNavy={onNavy} className="leading-[1.6]">
				{label}
			</Eyebrow>
			<h2 id={headingId(of)} className="mt-4 max-w-170 text-h2">
				{title}
			</h2>
		</div>
	)
}

type SectionOpeningProps = SectionHeadingProps & { children: ReactNode }

/** The heading, with a remark at the other end of the line. */
export function SectionOpening({ children, ...heading }: SectionOpeningProps) {
	return (
		<div className="mb-8 flex justify-between gap-x-12 gap-y-4 max-md:flex-col md:items-end lg:mb-13">
			<SectionHeading {...heading} />
			<div className="text-ink-2 md:w-90 md:max-lg:w-60 md:max-lg:shrink-0" {...reveal(1)}>
				{children}
			</div>
		</div>
	)
}
