import pageChange from '#app/styles/page-change.css?inline'
import ads from './ads.js?inline-script'
import inTurns from './in-turns.js?inline-script'
import interest from './interest.js?inline-script'
import type { Marks } from './marks.server.ts'
import siteBehaviour from './site-behaviour.js?inline-script'
import { speculationRules } from './speculation-rules.ts'
import tellVisits from './tell-visits.js?inline-script'

const rulesText = JSON.stringify(speculationRules)

type Needs = {
	/** The page is one of the public ones. */
	isPublic: boolean
	/** Its React waits for the visitor's first sign of interest. */
	waits: boolean
}

/** The page with our own scripts, as one: each would take a hash in its header. */
export function withOwnScripts(html: string, marks: Marks, { isPublic, waits }: Needs): string {
	const scripts = [
		// First: without it nothing else on the page would ever answer.
		...(waits ? [interest] : []),
		...(isPublic ? [tellVisits, siteBehaviour] : []),
		...(isPublic && html.includes(' data-ads-id=') ? [ads] : []),
	]
	if (scripts.length === 0) return html
	const rules = isPublic ? `<script type="speculationrules" nonce="${marks.own}">${rulesText}</script>` : ''
	const page = isPublic ? withFirstFrame(html, marks) : html
	// A function, because the script's text may hold what String.replace takes for a pattern.
	return page.replace('</body>', () => `${rules}${inline(scripts.join(';'), marks)}</body>`)
}

/** What public pages need from the first frame on. */
function withFirstFrame(html: string, marks: Marks): string {
	// Before the styles: a script behind them would wait for them. And a page that is looked at before it has said how it takes
	// the place of another ends that change, and calls it a fault.
	return html.replace('<link', () => `<style>${pageChange}</style>${inline(inTurns, marks)}<link`)
}

/**
 * The same page without React Router's script that scrolls to where one was: as long as React sleeps, the browser does so
 * itself. The tag stays, because React looks for it.
 */
export function withoutScrolling(html: string, { own }: Marks): string {
	return html.replace(new RegExp(`<script nonce="${own}">\\(\\(storageKey[\\s\\S]*?</script>`), '<script></script>')
}

/** The same page with React Router's scripts asleep in it. */
export function sleepingScripts(html: string, marks: Marks): string {
	const markedTag = new RegExp(`<(script|link)\\b([^>]*?)( nonce="${marks.router}")([^>]*)>`, 'g')
	return html.replace(markedTag, (_tag, name: string, before: string, mark: string, after: string) => {
		if (name === 'link') return `<link${(before + after).replace('"modulepreload"', '"later"')}>`
		const isModule = (before + after).includes('"module"')
		return `<script type="text/later"${isModule ? ' data-module' : ''}${mark}>`
	})
}

function inline(script: string, { own }: Marks): string {
	return `<script nonce="${own}">${script}</script>`
}
