const start = '<meta http-equiv="Content-Security-Policy" content="'

/** A browser takes this one from a header alone, and complains where it finds it in a page. */
const ofHeader = /;?\s*frame-ancestors [^;]*/

/**
 * Writes a page's policy into it, before anything that it governs: who sends the page as a file knows of no header of its own.
 * Behind the character set, which has to stand within the first 1,024 bytes.
 */
export function withPolicy(html: string, policy: string): string {
	const content = policy.replace(ofHeader, '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
	// By a function: in a plain replacement `$` has a meaning.
	return html.replace(/<head>(?:<meta charset="utf-8"\s*\/?>)?/i, (head) => `${head}${start}${content}"/>`)
}

/** Whether a page carries its policy, where it has to stand. */
export function hasPolicy(html: Buffer): boolean {
	const beginning = html.subarray(0, 1_024).toString('latin1')
	const at = beginning.indexOf(start)
	return at !== -1 && !beginning.slice(0, at).includes('<script')
}
