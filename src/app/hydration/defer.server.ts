import pageChange from '#app/styles/page-change.css?inline'
import ads from './ads.js?inline-script'
import inTurns from './in-turns.js?inline-script'
import interest from './interest.js?inline-script'
import type { Marks } from './marks.server.ts'
import siteBehaviour from './site-behaviour.js?inline-script'
import { speculationRules } from './speculation-rules.ts'
import tellVisits from './tell-visits.js?inline-script'

const rulesText = JSON.stringify(speculationRules)

/** What public pages need from the first frame and the first click on. */
export function withSiteBehaviour(html: string, marks: Marks): string {
	// Before the styles: a script behind them would wait for them. And a page that is looked at before it has said how it takes
	// the place of another ends that change, and calls it a fault.
	const head = html.replace('<link', () => `<style>${pageChange}</style>${inline(inTurns, marks)}<link`)
	const measuresAds = head.includes(' data-ads-id=')
	const behaviour = inline(`${tellVisits};${siteBehaviour}`, marks) + (measuresAds ? inline(ads, marks) : '')
	const rules = `<script type="speculationrules" nonce="${marks.own}">${rulesText}</script>`
	return beforeBodyEnd(head, rules + behaviour)
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

/** Wakes what sleeps at the visitor's first sign of interest. */
export function listensForInterest(html: string, marks: Marks): string {
	return beforeBodyEnd(html, inline(interest, marks))
}

function inline(script: string, { own }: Marks): string {
	return `<script nonce="${own}">${script}</script>`
}

// A function, because the script's text may hold what String.replace takes for a pattern.
function beforeBodyEnd(html: string, script: string): string {
	return html.replace('</body>', () => `${script}</body>`)
}
