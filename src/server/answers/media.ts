import { MEDIA_PAGE, UPLOAD_PATH } from '#app/components/admin/media/media-paths.ts'
import { flashCookie } from '#app/flash.ts'
import { isAttachPath } from '#core/leads/request/request-path.ts'
import type { FileStore } from '#core/media/file-store.ts'
import { type PictureSize, parseMediaName, sizeName, sizesOf } from '#core/media/media-url.ts'
import { MOST_BYTES } from '#core/media/picture-limits.ts'
import { FILE_POLICY } from '#server/http/security-headers.ts'
import { fileAnswer } from './file-answer.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
/** Until the size that was asked for is made. */
const FOR_NOW = 'public, max-age=60'

/** A picture as it is kept. */
export async function storedPicture(files: FileStore, name: string, request: Request): Promise<Response | undefined> {
	const picture = parseMediaName(name)
	const bytes = picture && (await files.get(name))
	return (
		bytes &&
		fileAnswer(request, { body: bytes, type: 'image/webp', cache: FOR_GOOD, policy: FILE_POLICY, tag: picture.stem })
	)
}

type Asked = { stem: string; file: string; request: Request }

/** A picture in one of its sizes or, until a job has made that, as it is. */
export async function storedSize(files: FileStore, { stem, file, request }: Asked): Promise<Response | undefined> {
	const picture = parseMediaName(`${stem}.webp`)
	const size = picture && sizesOf(picture).find((one) => fileOf(one) === file)
	if (!size) return undefined
	const bytes = await files.get(sizeName(picture, size))
	if (bytes) {
		const tag = sizeName(picture, size)
		return fileAnswer(request, { body: bytes, type: `image/${size.format}`, cache: FOR_GOOD, policy: FILE_POLICY, tag })
	}
	const whole = await files.get(picture.name)
	return (
		whole &&
		fileAnswer(request, { body: whole, type: 'image/webp', cache: FOR_NOW, policy: FILE_POLICY, tag: picture.stem })
	)
}

function fileOf({ width, format }: PictureSize): string {
	return `${width}.${format}`
}

/** A form says more than the file it carries. */
export const MOST_UPLOAD_BYTES = MOST_BYTES + 64 * 1024

/** Only here may a request bring more than others, and only where it says beforehand how much that is. */
export function isUpload({ method, headers, url }: Request): boolean {
	const { pathname } = new URL(url)
	if (method !== 'POST' || (pathname !== UPLOAD_PATH && !isAttachPath(pathname))) return false
	return headers.has('content-length') && !headers.has('transfer-encoding')
}

/** For a form that was sent without JavaScript, whose sender would look at bare JSON. */
export function tooLargeForm(request: Request): Response | undefined {
	if (!isUpload(request) || !request.headers.get('accept')?.includes('text/html')) return undefined
	const { pathname } = new URL(request.url)
	if (isAttachPath(pathname)) {
		const page = pathname.slice(0, pathname.lastIndexOf('/'))
		return new Response(null, { status: 303, headers: { Location: `${page}?aviso=too-large` } })
	}
	const flash = flashCookie({ tone: 'error', title: 'Nada foi enviado', description: 'Arquivo maior que 10 MB.' })
	return new Response(null, { status: 303, headers: { Location: MEDIA_PAGE, 'Set-Cookie': flash } })
}
