/** What is read without being seen: control characters, marks of direction, of no width, and letters in disguise. */
const unseen = /[[\p{Cc}\p{Cf}\p{Co}\p{Cn}]--[\n\t]]/gv

/**
 * What came from outside, as it may stand in a prompt: without any bracket that could open or close a block of ours.
 * Every prompt puts such text in through this file.
 */
export function asData(text: string): string {
	return text
		.replaceAll('\r\n', '\n')
		.replaceAll(unseen, '')
		.replaceAll('&', '&amp;')
		.replaceAll(/[<＜﹤]/g, '&lt;')
		.replaceAll(/[>＞﹥]/g, '&gt;')
}

/** The same on one line, for an item of a list: it cannot begin another item. */
export function asDataLine(text: string): string {
	return asData(text.replaceAll(/\s+/g, ' ').trim())
}

/** The same between marks, which it cannot leave. */
export function dataBlock(name: string, text: string): string {
	return `<${name}>\n${asData(text)}\n</${name}>`
}
