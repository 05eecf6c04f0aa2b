import inTurns from './in-turns.js?inline-script'
import interest from './interest.js?inline-script'
import siteBehaviour from './site-behaviour.js?inline-script'

/**
 * Given to <ServerRouter nonce>: React Router puts it on its own scripts and preloads, which is how they
 * are found here. It is removed again and never stands in a Content-Security-Policy.
 */
export const MARK = 'react-router'

const markedTag = new RegExp(`<(script|link)\\b([^>]*?) nonce="${MARK}"([^>]*)>`, 'g')

const inlineTurns = inline(inTurns)
const inlineBehaviour = inline(siteBehaviour)
const inlineInterest = inline(interest)

function inline(script: string): string {
	return `<script>${script}</script>`
}

/** What public pages need from the first frame and the first click on. */
export function withSiteBehaviour(html: string): string {
	// Before the styles: a script behind them would wait for them.
	const head = html.replace('<link', () => `${inlineTurns}<link`)
	return beforeBodyEnd(head, inlineBehaviour)
}

// A function, because the script's text may hold what String.replace takes for a pattern.
function beforeBodyEnd(html: string, script: string): string {
	return html.replace('</body>', () => `${script}</body>`)
}

/** Hydrates at once: the page as React Router wrote it. */
export function hydrateNow(html: string): string {
	return html.replace(markedTag, '<$1$2$3>')
}

/** Hydrates at the visitor's first sign of interest: the same page with its scripts asleep. */
export function hydrateOnInterest(html: string): string {
	const asleep = html.replace(markedTag, (_tag, name: string, before: string, after: string) => {
		if (name === 'link') return `<link${(before + after).replace('"modulepreload"', '"later"')}>`
		const isModule = (before + after).includes('"module"')
		return `<script type="text/later"${isModule ? ' data-module' : ''}>`
	})
	return beforeBodyEnd(asleep, inlineInterest)
}
