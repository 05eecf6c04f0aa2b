/** A word of this many letters would run into the tower, or out of a phone, at the size of the others. */
const LONG_WORD = 13

export function hasLongWord(title: string): boolean {
	return title.split(' ').some((word) => word.length >= LONG_WORD)
}

/** Set as large as its longest word allows: 'Responsabilidade' must stay on one line at 320 px. */
export function titleLook(title: string): string {
	return hasLongWord(title)
		? 'text-[clamp(2.25rem,1.55rem+3.2vw,4.375rem)] md:max-lg:text-[5.4vw] leading-[0.98] tracking-[-0.026em]'
		: 'text-[clamp(3.25rem,3.1rem+2.667vw,5.5rem)] md:max-lg:text-[7.4vw] leading-[0.94] tracking-[-0.028em]'
}
