import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { Coverages } from '#drawings/coverages.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'

type CoveragesSectionProps = { content: LandingContent }

/** The numbers of the list are those of the drawing. */
export function CoveragesSection({ content }: CoveragesSectionProps) {
	const { eyebrow, heading, items } = content.coverages
	return (
		<section id="coverages" className="bg-paper-2 py-17 md:py-26" aria-labelledby="coberturas">
			<div className="wrap grid items-center gap-8 lg:grid-cols-[minmax(0,40rem)_1fr] lg:gap-16">
				<Coverages page={content} className="h-auto w-full max-md:-mx-5 max-md:w-[calc(100%+2.5rem)] md:rounded-card" />
				<div>
					<Eyebrow>{eyebrow}</Eyebrow>
					<h2 id="coberturas" className="mt-4 text-h2 lg:text-[3rem]">
						{heading}
					</h2>
					<ol className="mt-7 gap-x-10 md:max-lg:columns-2">
						{items.map(({ title, text }, i) => (
							<li
								key={title}
								className="grid break-inside-avoid grid-cols-[2.125rem_1fr] gap-3.5 border-t border-[#dcd8cc] py-3.25"
							>
								<span
									aria-hidden="true"
									className="size-7 rounded-full bg-amber-400 text-center font-heading text-base leading-7 font-heavy text-navy-950"
								>
									{i + 1}
								</span>
								<div>
									<h3 className="font-sans text-body leading-[1.6] font-semibold tracking-normal">{title}</h3>
									<p className="text-base leading-[1.45] text-ink-2">{text}</p>
								</div>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	)
}
