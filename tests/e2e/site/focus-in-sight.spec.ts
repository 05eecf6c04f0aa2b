import { laidOut } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

for (const width of [390, 1024, 1440]) {
	test(`no floating button lies over what has the focus in the footer, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 })
		await page.emulateMedia({ reducedMotion: 'reduce' })
		await page.goto('/')
		// What is laid out later would move the focus to another place.
		await laidOut(page)
		const stops = page.getByRole('contentinfo').locator('a, button')
		const count = await stops.count()
		expect(count).toBeGreaterThan(15)
		for (let stop = 0; stop < count; stop += 1) {
			// The worst place to come from: the next stop stands where the buttons float.
			await stops.nth(stop).evaluate((element) => {
				const before = [...document.querySelectorAll<HTMLElement | SVGElement>('a, button')].filter((other) =>
					other.checkVisibility(),
				)
				before[before.indexOf(element) - 1]?.focus({ preventScroll: true })
				scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 50, behavior: 'instant' })
			})
			await page.keyboard.press('Tab')
			await expect(stops.nth(stop)).toBeFocused()
			const covering = () =>
				stops.nth(stop).evaluate((element) => {
					const box = element.getBoundingClientRect()
					const floating = [...document.querySelectorAll('[aria-label=Atalhos] > *')]
					return floating.flatMap((button) => {
						const { left, right, top, bottom } = button.getBoundingClientRect()
						const apart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top
						return apart ? [] : [`${button.ariaLabel} over ${element.textContent}`]
					})
				})
			await expect.poll(covering).toEqual([])
		}
	})
}
