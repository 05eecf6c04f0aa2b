/** A word of this many letters would run into the tower, or out of a phone, at the size of the others. */
const LONG_WORD = 13

/** Set as large as its longest word allows: 'Responsabilidade' must stay on one line at 320 px. */
export function titleLook(title: string): string {
	const longest = Math.max(...title.split(' ').map((word) => word.length))
	return longest < LONG_WORD
		? 'text-[clamp(3.25rem,3.1rem+2.667vw,5.5rem)] md:max-lg:text-[7.4vw] leading-[0.94] tracking-[-0.028em]'
		: 'text-[clamp(2.25rem,1.55rem+3.2vw,4.375rem)] md:max-lg:text-[5.4vw] leading-[0.98] tracking-[-0.026em]'
}
