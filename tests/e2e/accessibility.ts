import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What breaks the accessibility rules, all of them or those named, with the elements it breaks on. */
export async function accessibilityFaults(page: Page, rules: string[] = []): Promise<string[]> {
	// What is judged must stand where it will stay.
	await laidOut(page)
	// Halfway between two colours, or between dimmed and not, nobody reads: on a busy machine that lasts.
	await expect.poll(() => page.evaluate(transitions)).toBe(0)
	// Our one frame shows what cannot be used, and what is in order needs no report: both would cost seconds.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({
		resultTypes: ['violations'],
		...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
	})
	const { violations } = await axe.analyze()
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

function transitions(): number {
	return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
}

/** The rules that look at colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** In both themes. They differ in their colours and nothing else, so the second is held to the rules for those. */
export async function expectAccessible(page: Page, where = 'here'): Promise<void> {
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
	const faults = await accessibilityFaults(page)
	// A menu is no part of the page that it lies over: it belongs to no landmark.
	const isMenu = (fault: string) => /^region: <div data-radix-popper-[^>]*>$/.test(fault)
	expect(
		faults.filter((fault) => !isMenu(fault)),
		`${where}, light`,
	).toEqual([])
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
	expect(await accessibilityFaults(page, colourRules), `${where}, dark`).toEqual([])
}

/** Waits until a public page, loaded and laid out in turns, is whole. */
export async function laidOut(page: Page): Promise<void> {
	await page.waitForLoadState('load')
	await expect.poll(() => waitingParts(page)).toBe(0)
}

/** Parts of a public page that still wait for their turn to be laid out. */
export function waitingParts(page: Page): Promise<number> {
	return page.evaluate(countWaitingParts)
}

/** Run in the page. */
export function countWaitingParts(): number {
	return document.adoptedStyleSheets
		.flatMap(({ cssRules }) => [...cssRules])
		.filter(({ cssText }) => cssText.includes('content-visibility')).length
}
