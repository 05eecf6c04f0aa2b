import { createHash, randomUUID } from 'node:crypto'

/**
 * Written as a nonce on every script that this project or React Router writes, which is how they are found in the
 * finished page. New for each render: what somebody wrote into an article cannot know it. It is removed again and
 * never stands in a Content-Security-Policy.
 */
export type Marks = {
	/** On React Router's own scripts and preloads, which may sleep until the visitor shows interest. */
	router: string
	/** On scripts that run at once. */
	own: string
}

export function newMarks(): Marks {
	const secret = randomUUID()
	return { router: `router-${secret}`, own: `own-${secret}` }
}

/**
 * The policy's words for the inline scripts that carry a mark. Those that sleep keep their text when they wake, and so
 * their hash. Data blocks (application/…) are not run and need none.
 */
export function scriptHashes(html: string, { router, own }: Marks): string[] {
	const marked = new RegExp(`<script\\b([^>]*) nonce="(?:${router}|${own})"([^>]*)>([\\s\\S]*?)</script>`, 'g')
	const hashes = [...html.matchAll(marked)].flatMap(([, before = '', after = '', text = '']) =>
		/\ssrc=|type="application\//.test(before + after)
			? []
			: [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
	)
	return [...new Set(hashes)]
}

export function withoutMarks(html: string, { router, own }: Marks): string {
	return html.replaceAll(` nonce="${router}"`, '').replaceAll(` nonce="${own}"`, '')
}
