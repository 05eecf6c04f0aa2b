import type { Locator, Page } from '@playwright/test'

/** Where the site and the back office say what became of something. */
export function notices(page: Page): Locator {
	return page.getByRole('region', { name: /^Avisos/ })
}

export function toast(page: Page, text: string | RegExp, options: { exact?: boolean } = {}): Locator {
	return notices(page).getByText(text, options)
}

/** What could be pressed if no notice lay over it. */
export function coveredControls(page: Page): Promise<string[]> {
	return notices(page).evaluate((region) => {
		const controls = document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary, [role=tab]')
		return [...controls].flatMap((control) => {
			if (region.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
			// Behind an open dialog nothing can be pressed anyway.
			if (control.closest('[aria-hidden=true]')) return []
			const { left, top, width, height } = control.getBoundingClientRect()
			const above = document.elementFromPoint(left + width / 2, top + height / 2)
			return region.contains(above) ? [control.getAttribute('aria-label') ?? control.textContent] : []
		})
	})
}
