import type { Locator, Page } from '@playwright/test'

/** Where the site and the back office say what became of something. */
export function notices(page: Page): Locator {
	return page.getByRole('region', { name: /^Avisos/ })
}

export function toast(page: Page, text: string | RegExp, options: { exact?: boolean } = {}): Locator {
	return notices(page).getByText(text, options)
}
