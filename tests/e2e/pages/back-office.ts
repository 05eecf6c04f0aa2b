import type { Locator, Page } from '@playwright/test'

export function menu(page: Page): Locator {
	return page.getByRole('navigation', { name: 'Painel' })
}

/** The screen beside the menu. */
export function content(page: Page): Locator {
	return page.locator('#conteudo')
}

/** A part of a screen, by its heading. */
export function card(page: Page, title: string): Locator {
	return page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
}
