import { encode } from 'uqr'
import type { QrPicture } from './outcome.ts'

/** A QR code as one path: a unit square per dark module, with the quiet border that scanners need. */
export function qrPicture(text: string): QrPicture {
	const { size, data } = encode(text, { ecc: 'M', border: 4 })
	const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
	return { size, path }
}
