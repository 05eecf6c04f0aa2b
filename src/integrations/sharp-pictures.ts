import sharp, { type Metadata } from 'sharp'
import type { PictureEditor, PictureFormat } from '#core/media/picture-editor.ts'

/** Truncated or damaged pictures are refused; what a camera merely wrote oddly is not. */
const reading = { failOn: 'error', pages: 1, sequentialRead: true } as const

// One thread per picture, so that the others are free for visitors. Nothing is worth keeping between pictures.
sharp.concurrency(1)
sharp.cache(false)

/** Pictures by libvips, outside of the one thread that answers requests, and one at a time of each line: each takes memory. */
export function sharpPictures({ mostPixels }: { mostPixels: number }): PictureEditor {
	const lines = { waitedFor: createLine(), background: createLine() }
	return {
		async read(bytes) {
			const format = formatByContent(bytes)
			if (!format) return undefined
			try {
				const facts = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata()
				if (formatOf(facts) !== format || !facts.width || !facts.height) return undefined
				return { format, width: facts.width, height: facts.height }
			} catch {
				return undefined
			}
		},
		encode(bytes, { format, quality, fit, background, mostInLine }) {
			const inTurn = background ? lines.background : lines.waitedFor
			return inTurn(mostInLine, async () => {
				const box =
					'width' in fit
						? { width: fit.width }
						: { width: fit.longestSide, height: fit.longestSide, fit: 'inside' as const }
				const picture = sharp(bytes, { ...reading, limitInputPixels: mostPixels })
					.autoOrient()
					.resize({ ...box, withoutEnlargement: true })
				const encoder = format === 'avif' ? picture.avif({ quality, effort: 4 }) : picture.webp({ quality })
				try {
					const { data, info } = await encoder.toBuffer({ resolveWithObject: true })
					return { bytes: data, width: info.width, height: info.height }
				} catch {
					return undefined
				}
			})
		},
	}
}

/** By the first bytes; what a file is called says nothing. */
function formatByContent(bytes: Uint8Array): PictureFormat | undefined {
	const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1')
	if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
	if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
	if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
	if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(start.slice(8))) return 'avif'
	return undefined
}

function formatOf({ format, compression }: Metadata): string | undefined {
	return format === 'heif' && compression === 'av1' ? 'avif' : format
}

function createLine() {
	let last: Promise<unknown> = Promise.resolve()
	let length = 0
	return async function inTurn<T>(most = Number.POSITIVE_INFINITY, work: () => Promise<T>): Promise<T> {
		if (length >= most) throw new Error(`${length} pictures are in line already`)
		length += 1
		const leave = () => void (length -= 1)
		const mine = last.then(work, work)
		last = mine.then(leave, leave)
		return mine
	}
}
