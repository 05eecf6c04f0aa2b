import type { YearChoice } from '#app/content/landing/landing-content.ts'

const YEARS = 25

/** What the third field of a quote form offers: the last 25 years, newest first, or the product's own ranges. */
export function yearOptions({ options }: YearChoice, currentYear: number): readonly string[] {
	if (options !== 'last-25-years') return options
	return Array.from({ length: YEARS }, (_, ago) => String(currentYear - ago))
}
