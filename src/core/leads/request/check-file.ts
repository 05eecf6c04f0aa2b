import type { PictureEditor } from '#core/media/picture-editor.ts'
import { MOST_PIXELS } from '#core/media/picture-limits.ts'
import { type FileKind, type FileRefusal, fileKinds, MOST_FILE_BYTES } from './file-limits.ts'

export type CheckedFile = { name: string; mimeType: string; content: Uint8Array }
export type CheckFileResult = { ok: true; file: CheckedFile } | { ok: false; reason: FileRefusal }

type Sent = { name: string; bytes: Uint8Array; editor: PictureEditor }

const LONGEST_NAME = 120
/** A picture of a document must stay legible; nobody needs more of it. Those who work here must not wait for many visitors. */
const KEPT = { format: 'webp', quality: 88, fit: { longestSide: 3000 }, mostInLine: 50 } as const

/**
 * A file as it is kept. What it is, its content says; where its name says otherwise it is refused. Of a picture only the pixels are kept,
 * without the place where it was taken.
 */
export async function checkFile({ name, bytes, editor }: Sent): Promise<CheckFileResult> {
	if (bytes.byteLength === 0) return { ok: false, reason: 'empty' }
	if (bytes.byteLength > MOST_FILE_BYTES) return { ok: false, reason: 'too-large' }
	const plain = plainName(name)
	const named = kindByName(plain)
	if (!named) return { ok: false, reason: 'unknown-kind' }
	if (named === 'pdf') {
		if (!isPdf(bytes)) return { ok: false, reason: 'not-what-it-says' }
		return { ok: true, file: { name: plain, mimeType: fileKinds.pdf.mimeType, content: bytes } }
	}

	const facts = await editor.read(bytes)
	if (facts?.format !== named) return { ok: false, reason: 'not-what-it-says' }
	if (facts.width * facts.height > MOST_PIXELS) return { ok: false, reason: 'too-many-pixels' }
	const encoded = await editor.encode(bytes, KEPT)
	if (!encoded) return { ok: false, reason: 'not-what-it-says' }
	const webp = `${plain.slice(0, plain.lastIndexOf('.'))}.webp`
	return { ok: true, file: { name: webp, mimeType: fileKinds.webp.mimeType, content: encoded.bytes } }
}

/** Without folders, control characters and what turns the direction of text around, which can make 'fdp.exe' of 'exe.pdf'. */
function plainName(name: string): string {
	const last = name.toWellFormed().split(/[/\\]/).at(-1)!
	const plain = last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()
	const dot = plain.lastIndexOf('.')
	const ending = dot === -1 ? '' : plain.slice(dot)
	const stem = (dot === -1 ? plain : plain.slice(0, dot)).slice(0, LONGEST_NAME).trim()
	return `${stem || 'arquivo'}${ending}`
}

function kindByName(name: string): FileKind | undefined {
	const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
	const kinds = Object.keys(fileKinds) as FileKind[]
	return kinds.find((kind) => (fileKinds[kind].endings as readonly string[]).includes(ending))
}

/** Its mark at the very beginning, so that no other kind of file stands before it, and its end at the end: a part of one is no document. */
function isPdf(bytes: Uint8Array): boolean {
	const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
	return /^%PDF-[12]\.\d/.test(text(0, 16)) && text(-2048).includes('%%EOF')
}
