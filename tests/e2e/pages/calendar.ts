import type { Locator, Page } from '@playwright/test'

/** A day of the calendar, '2031-03-27'. */
export function dayCell(page: Page, day: string): Locator {
	return page.locator(`[data-day="${day}"]`)
}

/** What waits for a day. */
export function undated(page: Page): Locator {
	return page.getByRole('region', { name: 'Sem data' })
}

/** The card of something, by its title. */
export function entry(within: Page | Locator, title: string): Locator {
	return within.locator('[data-entry]').filter({ hasText: title })
}

/** What is read out while a card is carried. */
export function said(page: Page): Locator {
	return page.locator('.calendar').getByRole('status')
}

/** Carries a card by the pointer, and leaves it there until `drop`. */
export async function carry(page: Page, card: Locator, to: Locator): Promise<void> {
	await card.hover()
	await page.mouse.down()
	const target = (await to.boundingBox())!
	await page.mouse.move(target.x + target.width / 2, target.y + 40, { steps: 4 })
}

export async function drop(page: Page): Promise<void> {
	await page.mouse.up()
}
