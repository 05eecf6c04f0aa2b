import type { Benefit, LandingContent } from '#app/content/landing/landing-content.ts'
import { classNames } from '#lib/class-names.ts'
import { Eyebrow } from '../../ui/eyebrow.tsx'

const columns = ['', 'lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-[1.15fr_1fr_1fr_1fr]']

/** Up to four figures, set big in type. */
export function FiguresSection({ benefits: { heading, items } }: Pick<LandingContent, 'benefits'>) {
	return (
		<section className="pt-7 pb-17 md:py-26" aria-labelledby="beneficios">
			<div className="wrap">
				<Eyebrow>Benefícios</Eyebrow>
				<h2 id="beneficios" className="mt-4 max-w-160 text-h2 lg:text-[3.375rem]">
					{heading}
				</h2>
				<ul
					className={classNames(
						'mt-8 grid grid-cols-2 border-t-2 border-navy-900 md:mt-13',
						columns[items.length] ?? columns[4],
					)}
				>
					{items.map((benefit) => (
						<Figure key={benefit.title} {...benefit} />
					))}
				</ul>
			</div>
		</section>
	)
}

function Figure({ before, figure, unit, title, text }: Benefit) {
	return (
		<li className="border-line pt-5 pb-5 max-lg:odd:pr-3.5 max-lg:even:border-l max-lg:even:pl-4.5 max-lg:nth-[n+3]:border-t lg:px-7 lg:pt-6.5 lg:pb-0 lg:first:pl-0 lg:not-first:border-l">
			<p className="font-heading text-[clamp(3.125rem,3.036rem+1.905vw,4.75rem)] max-sm:text-[2.75rem] leading-none font-heavy tracking-[-0.03em] whitespace-nowrap">
				{before && <span className="text-[0.5em] tracking-[-0.01em]">{before} </span>}
				{figure.replace(' ', '\u00a0')}
				{unit && <span className="ml-1 text-[0.5em] tracking-[-0.01em]">{unit}</span>}
			</p>
			<h3 className="mt-3.5 mb-1.5 text-[1.1875rem] md:text-[1.3125rem]">{title}</h3>
			<p className="text-[0.96875rem] leading-normal text-ink-2 md:text-base md:leading-normal">{text}</p>
		</li>
	)
}
