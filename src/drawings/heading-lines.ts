/**
 * Widths in em of the heading face at optical size 40; each class is as wide as its widest letter. The face runs about
 * 4 % wider where no optical size is applied and 9 % narrower at its largest: leave some air beside the lines.
 */
const WIDTH_CLASSES: [width: number, characters: string][] = [
	[0.2, " .,:;'‘’"],
	[0.255, 'ijlI!()/|'],
	[0.3, '1-'],
	[0.375, 'ftrJ?"“”ªº°'],
	[0.455, 'Lz+–7'],
	[0.5, 'acekvxsEFTZ'],
	[0.53, 'bdghnopquy235$'],
	[0.565, 'BCPRSY04689'],
	[0.6, 'ADGHKOUVX'],
	[0.65, 'NQ—…&'],
	[0.79, 'mwM'],
	[0.865, 'W%'],
]
/** Headings are set a little tight. */
export const HEADING_TRACKING = -0.02
const UNKNOWN_WIDTH = 0.865

const widths = new Map(
	WIDTH_CLASSES.flatMap(([width, characters]) =>
		Array.from(characters).map((character) => [character, width] as const),
	),
)

/** About how wide a heading runs, in em. */
export function headingWidth(text: string): number {
	const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
	return Array.from(letters).reduce((sum, letter) => sum + (widths.get(letter) ?? UNKNOWN_WIDTH) + HEADING_TRACKING, 0)
}

type Measure = { maxWidth: number; maxLines: number }

/** Lines of about equal length that fit the measure, in em; what does not fit is cut at a word and marked with an ellipsis. */
export function headingLines(title: string, { maxWidth, maxLines }: Measure): string[] {
	const lines = fill(title, maxWidth)
	if (lines.length > maxLines) return cut(lines, { maxWidth, maxLines })
	return balance(lines, title, maxWidth).map((line) => shorten(line, maxWidth))
}

/** The largest of the sizes, in pixels and falling order, at which the whole title fits; the last one if none does. */
export function fitHeading(
	title: string,
	{ sizes, width, maxLines }: { sizes: readonly [number, ...number[]]; width: number; maxLines: number },
) {
	const fits = (size: number) => {
		const lines = fill(title, width / size)
		return lines.length <= maxLines && lines.every((line) => headingWidth(line) <= width / size)
	}
	const size = sizes.find(fits) ?? Math.min(...sizes)
	return { size, lines: headingLines(title, { maxWidth: width / size, maxLines }) }
}

function wordsOf(title: string): string[] {
	return title.trim().split(/\s+/)
}

/** As many words per line as fit; a word wider than the line gets one of its own. */
function fill(title: string, maxWidth: number): string[] {
	const lines: string[] = []
	for (const word of wordsOf(title)) {
		const extended = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
		if (lines.length > 0 && headingWidth(extended) <= maxWidth) lines[lines.length - 1] = extended
		else lines.push(word)
	}
	return lines
}

/** The narrowest measure that still needs no further line. */
function balance(lines: string[], title: string, maxWidth: number): string[] {
	let balanced = lines
	for (let width = maxWidth - 0.25; width > 0; width -= 0.25) {
		const narrower = fill(title, width)
		if (narrower.length > lines.length) break
		balanced = narrower
	}
	return balanced
}

function cut(lines: string[], { maxWidth, maxLines }: Measure): string[] {
	const kept = lines.slice(0, maxLines)
	const words = wordsOf(kept.pop() ?? '')
	while (words.length > 1 && headingWidth(withEllipsis(words)) > maxWidth) words.pop()
	return [...kept, withEllipsis(words)].map((line) => shorten(line, maxWidth))
}

function withEllipsis(words: string[]): string {
	return `${words.join(' ').replace(/[\s,;:.–—-]+$/, '')}…`
}

/** Only for a word that no line can hold. */
function shorten(line: string, maxWidth: number): string {
	if (headingWidth(line) <= maxWidth) return line
	let letters = Array.from(line.replace(/…$/, ''))
	while (letters.length > 1 && headingWidth(`${letters.join('')}…`) > maxWidth) letters = letters.slice(0, -1)
	return `${letters.join('')}…`
}
