import { askServer, wordsFor } from '#app/ask-server.ts'
import { sendFile } from '#app/components/admin/media/send-file.ts'
import { refusalOf } from '#app/components/admin/media/upload-words.ts'
import { endpoints } from '#app/endpoints.ts'
import type { Brought, Wanted } from './foreign-picture.ts'

export type BroughtPicture = { ok: true; picture: Brought } | { ok: false; why: string }

/** Files that were dropped or pasted, by the address that stands for them in the text. */
const files = new Map<string, File>()

export function addressOfFile(id: string, file: File): string {
	const address = `file-of-${id}`
	files.set(address, file)
	return address
}

/** From a file, from the letters of a `data:` address, or from another's page, into the library. */
export async function bringPicture({ src, alt, name }: Wanted): Promise<BroughtPicture> {
	const file = files.get(src) ?? fileOfData(src, name)
	files.delete(src)
	if (file) return send(file)
	if (src.startsWith('data:')) return { ok: false, why: 'o formato não é PNG, JPEG, WebP ou AVIF' }
	if (!/^https?:/i.test(src)) return { ok: false, why: 'ficou no programa ou no computador de onde o texto veio' }
	const answer = await askServer(endpoints.fetchPicture, { url: src, alt, name })
	return answer.ok ? answer : { ok: false, why: asPart(wordsFor(answer)) }
}

async function send(file: File): Promise<BroughtPicture> {
	const refusal = refusalOf(file)
	if (refusal) return { ok: false, why: asPart(refusal) }
	const answer = await sendFile(file, () => undefined)
	return answer.ok ? answer : { ok: false, why: asPart(answer.message) }
}

function fileOfData(src: string, name: string): File | undefined {
	const [, type, letters] = /^data:(image\/[\w.+-]+)(?:;[^,;]+)*;base64,(.*)$/s.exec(src) ?? []
	if (type === undefined || letters === undefined) return undefined
	try {
		return new File([Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))], name, { type })
	} catch {
		return undefined
	}
}

/** A sentence as a part of another. */
function asPart(sentence: string): string {
	return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')
}
