import { plainTextOf } from '../html/dom.ts'

const LONGEST_TITLE = 160
const declared = /charset\s*=\s*["']?\s*([\w-]{2,20})/i

/** Laws are still served in the encodings of the nineties: what the answer says, or else the page, is believed. */
export function decodePage(body: Buffer, contentType: string): string {
	const [, charset = 'utf-8'] =
		declared.exec(contentType) ?? declared.exec(body.subarray(0, 4096).toString('latin1')) ?? []
	try {
		return new TextDecoder(charset).decode(body)
	} catch {
		return new TextDecoder().decode(body)
	}
}

/** What a page calls itself; nothing where it is no page or has no title. */
export function titleOfPage(body: Buffer, contentType: string): string {
	if (!/html/i.test(contentType)) return ''
	const [, title = ''] = /<title\b[^>]{0,200}>([^<]{1,500})</i.exec(decodePage(body, contentType)) ?? []
	return plainTextOf(title).slice(0, LONGEST_TITLE)
}
