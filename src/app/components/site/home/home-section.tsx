import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { slugify } from '#lib/slugify.ts'
import { PlainAnchor } from '../anchors.tsx'
import type { SectionId } from '../navigation.ts'

type HomeSectionProps = { id: SectionId; className?: string | undefined; children: ReactNode }

/** How tall each is, for the time before it is laid out. */
const heights: Partial<Record<SectionId, string>> = {
	depoimentos: 'later-184 md:later-193 lg:later-207',
	serviços: 'later-701 md:later-636 lg:later-404',
	sobre: 'later-283 md:later-211 lg:later-192',
	contato: 'later-207 md:later-219 lg:later-135',
}

/** A part of the home page that links can name. Its heading is a SectionHeading. */
export function HomeSection({ id, className, children }: HomeSectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={headingId(id)}
			className={classNames('relative py-18 md:py-26 lg:py-28', heights[id], className)}
		>
			<PlainAnchor of={id} />
			{children}
		</section>
	)
}

export function headingId(id: SectionId): string {
	return `${slugify(id)}-titulo`
}
