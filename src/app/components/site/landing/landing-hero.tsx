import { ArrowLeft } from 'lucide-react'
import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { LandingNight } from '#drawings/landing-night.tsx'
import { LandingNightPhone } from '#drawings/landing-night-phone.tsx'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Stars } from '../../ui/stars.tsx'
import { QuoteForm } from '../forms/quote-form.tsx'
import { hasLongWord, titleLook } from './title-look.ts'

/** What public reviews say. */
export type Rated = { rating: string; reviews: number }

type LandingHeroProps = { content: LandingContent; rated: Rated | undefined; currentYear: number }

/**
 * The beam ends at the form. From 701 px the night fills the section, and wider windows show more coast; the text keeps
 * to the left of the tower, which stands in the middle. On phones the night stands between the text and the form,
 * which hangs over its edge.
 */
export function LandingHero({ content, rated, currentYear }: LandingHeroProps) {
	const { motif, title, lead } = content
	return (
		<section
			data-first-screen
			className="relative isolate overflow-clip bg-navy-900 text-white md:min-h-200"
			aria-labelledby="produto"
		>
			<LandingNight motif={motif} longTitle={hasLongWord(title)} className="absolute inset-0 size-full max-md:hidden" />
			<div className="relative grid md:wrap md:grid-cols-[calc(50%-2.75rem)_clamp(20rem,50%-1.75rem,28.75rem)] md:items-start md:justify-between md:pt-31 md:pb-14">
				<div className="on-navy max-md:wrap max-md:pt-22">
					<PageLink
						to="/"
						className="-my-2.5 inline-flex items-center gap-2 py-2.5 text-[0.96875rem] font-medium text-navy-200 transition-colors hover:text-white"
					>
						<Icon of={ArrowLeft} size={18} />
						Voltar ao início
					</PageLink>
					<h1 id="produto" className={classNames('mt-4 mb-3 md:mt-6.5 md:mb-4.5', titleLook(title))}>
						{title}
					</h1>
					<p className="text-lead text-navy-100 md:max-w-115">{lead}</p>
					{rated && <Rating {...rated} />}
				</div>
				<LandingNightPhone motif={motif} className="-z-1 mt-1.5 h-auto w-full overflow-visible md:hidden" />
				<div className="max-md:flow-root max-md:bg-paper max-md:px-4 max-md:pb-12">
					<div className="max-md:-mt-9">
						<QuoteForm content={content} currentYear={currentYear} />
					</div>
				</div>
			</div>
		</section>
	)
}

function Rating({ rating, reviews }: Rated) {
	return (
		<p className="mt-4.5 flex flex-wrap items-center gap-x-2 gap-y-2 text-small leading-normal text-navy-100 md:mt-6.5 md:gap-x-3 md:text-base">
			<Stars size={18} />
			<span>
				<b>{rating}</b> em {reviews}+ avaliações no Google
			</span>
		</p>
	)
}
