import sharp from 'sharp'
import { parseIconFile } from '#core/identity/brand-icon.ts'
import type { FileStore } from '#core/media/file-store.ts'
import { FILE_POLICY } from '#server/http/security-headers.ts'
import { fileAnswer } from './file-answer.ts'

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }
const NOTHING = { ...WHITE, alpha: 0 }
/** Phones lay these on a surface of their own, and cut their corners. */
const ON_WHITE = 180
const EDGE = 0.1

type Asked = {
	file: string /** Of the brokerage's mark; no other picture is cut. */
	mark: string | undefined
	request: Request
}

/** The brokerage's mark as a square of the size that was asked for. */
export async function brandIcon(files: FileStore, { file, mark, request }: Asked): Promise<Response | undefined> {
	const asked = parseIconFile(file)
	if (!asked || asked.stem !== mark) return undefined
	const bytes = await files.get(`${mark}.webp`)
	if (!bytes) return undefined
	return fileAnswer(request, {
		body: await squareOf(bytes, asked.size),
		type: 'image/png',
		cache: 'public, max-age=31536000, immutable',
		policy: FILE_POLICY,
		tag: file,
	})
}

/** All of the mark, in the middle; large ones with an edge that may be cut. */
export async function squareOf(bytes: Uint8Array, size: number): Promise<Buffer> {
	const onWhite = size >= ON_WHITE
	const edge = onWhite ? Math.round(size * EDGE) : 0
	const background = onWhite ? WHITE : NOTHING
	return sharp(bytes)
		.resize(size - 2 * edge, size - 2 * edge, { fit: 'contain', background })
		.extend({ top: edge, bottom: edge, left: edge, right: edge, background })
		.flatten(onWhite ? { background: WHITE } : false)
		.png()
		.toBuffer()
}
