import { BookOpen, CalendarDays, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import isobaths from '#content/drawings/scenes/blog-isobaths.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { Icon } from '../ui/icon.tsx'

const highlights: [LucideIcon, string][] = [
	[ShieldCheck, 'Autoria e revisão identificadas'],
	[BookOpen, 'Fontes citadas'],
	[CalendarDays, 'Data em cada artigo'],
]

type BlogHeroProps = {
	/** A category's name; the blog's own title without it. */
	title?: string | undefined
	description?: string | null | undefined
	/** The search box. */
	children?: ReactNode
}

export function BlogHero({ title, description, children }: BlogHeroProps) {
	return (
		<div className="relative overflow-hidden border-b border-teal-200 bg-teal-100">
			<Drawing of={isobaths} className="absolute inset-0 size-full" />
			<div className="relative wrap grid items-end gap-x-18 gap-y-8 pt-11 pb-10 lg:grid-cols-[1fr_31.25rem] lg:pt-16 lg:pb-14">
				<div>
					<h1 className="text-h1">
						{title ?? (
							<>
								Seguro explicado <br className="max-sm:hidden" />
								sem letra miúda
							</>
						)}
					</h1>
					{description ? <p className="mt-5 max-w-140 text-lead text-ink-2">{description}</p> : <Highlights />}
				</div>
				<div className="min-w-0">{children}</div>
			</div>
		</div>
	)
}

function Highlights() {
	return (
		<ul className="mt-6 flex flex-wrap gap-x-6.5 gap-y-2 text-base font-medium text-ink-2">
			{highlights.map(([icon, text]) => (
				<li key={text} className="flex items-center gap-2">
					<Icon of={icon} size={20} className="text-teal-700" />
					{text}
				</li>
			))}
		</ul>
	)
}
