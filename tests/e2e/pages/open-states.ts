import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'

/** Something that opens over a screen: what is pressed for it, one after the other, what then is there, and when it is whole. */
export type State = {
	press: (page: Page) => Locator[]
	opens: (page: Page) => Locator
	ready?: (page: Page) => Promise<void>
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
export const dialog = (name?: string | RegExp) => (page: Page) => page.getByRole('dialog', name ? { name } : {})
export const question = (page: Page) => page.getByRole('alertdialog')
export const menu = (page: Page) => page.getByRole('menu')
export const pressing = (name: string | RegExp, opens: State['opens']): State => ({
	press: (page) => [button(page, name)],
	opens,
})

/** Opens each of them on a page that is open, holds it to the rules in both themes, and closes it. */
export async function walk(page: Page, states: Record<string, State>): Promise<void> {
	for (const [name, { press, opens, ready }] of Object.entries(states))
		await test.step(name, async () => {
			for (const pressed of press(page)) await pressed.click()
			await expect(opens(page)).toBeVisible()
			await ready?.(page)
			await expectAccessible(page, name)
			await page.keyboard.press('Escape')
			await expect(opens(page)).toBeHidden()
		})
}
