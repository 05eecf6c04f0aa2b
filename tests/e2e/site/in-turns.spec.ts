import { waitingParts } from '../accessibility.ts'
import { expect, shiftOf, test } from '../fixtures.ts'

test('what is below the first screen is laid out part by part, moves nothing, and is whole in the end', async ({
	page,
}) => {
	await page.setViewportSize({ width: 412, height: 823 })
	for (const path of ['/', '/seguros/auto', '/blog', '/blog/bati-o-carro-primeiras-24-horas']) {
		await page.goto(path)
		await expect.poll(() => waitingParts(page)).toBe(0)
		expect(await shiftOf(page)).toBe(0)
		const parts = page.locator('main section, main article, footer')
		const looks = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility))
		expect(new Set(looks)).toEqual(new Set(['visible']))
	}
})

test('a click waits for nothing, and a tab that is not drawn not for long', async ({ page }) => {
	// Without frames no part gets its turn.
	await page.addInitScript(() => {
		window.requestAnimationFrame = () => 0
	})
	await page.goto('/')
	expect(await waitingParts(page)).toBeGreaterThan(5)
	await page.keyboard.press('Tab')
	expect(await waitingParts(page)).toBe(0)

	// Where nobody presses anything either, the wait ends by itself.
	await page.goto('/')
	await expect.poll(() => waitingParts(page)).toBe(0)
})

test('who comes to a place further down finds it at once, and where it belongs', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/#contato')
	expect(await waitingParts(page)).toBe(0)
	await expect(page.locator('#contato')).toBeInViewport()
	await page.reload()
	expect(await waitingParts(page)).toBe(0)
})
