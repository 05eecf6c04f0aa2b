import { coverSky } from './cover-layout.ts'
import { type MotifName, motifInWords } from './motif-names.ts'

/** A cover in words. Apart from the cover itself, which pages show by its address and never draw. */
export function coverAlt(slug: string, motif: MotifName): string {
	return `Ilustração: ${motifInWords[motif]}, ${coverSky(slug).inWords}`
}
