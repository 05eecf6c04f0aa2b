import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { slugify } from '#lib/slugify.ts'
import { PlainAnchor } from '../anchors.tsx'
import type { SectionId } from '../navigation.ts'

type HomeSectionProps = { id: SectionId; className?: string | undefined; children: ReactNode }

/** A part of the home page that links can name. Its heading is a SectionHeading. */
export function HomeSection({ id, className, children }: HomeSectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={headingId(id)}
			className={classNames('relative py-18 md:py-26 lg:py-28', className)}
		>
			<PlainAnchor of={id} />
			{children}
		</section>
	)
}

export function headingId(id: SectionId): string {
	return `${slugify(id)}-titulo`
}
