import sharp from 'sharp'
import { landingPages } from '#app/content/landing/all.ts'
import { contrast } from '#lib/contrast.ts'
import { laidOut } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

/** The least contrast of a colour against the pixels of a picture. */
async function leastContrast(picture: Buffer, ink: string): Promise<number> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
	const colours = new Set<string>()
	for (let at = 0; at < data.length; at += info.channels) colours.add(data.subarray(at, at + 3).toString('hex'))
	return Math.min(...[...colours].map((colour) => contrast(`#${colour}`, ink)))
}

for (const width of [1280, 390]) {
	test(`the words of a landing page’s header stand out from the night, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 })
		for (const { path } of landingPages) {
			await page.goto(path)
			await laidOut(page)
			const words = await page.locator('.header-night :is(span, a)').evaluateAll((elements) =>
				elements
					.filter(
						(element) => element.checkVisibility() && [...element.childNodes].some(({ nodeType }) => nodeType === 3),
					)
					.map((element) => {
						const { x, y, width: wide, height } = element.getBoundingClientRect()
						return {
							text: element.textContent,
							ink: getComputedStyle(element).color,
							clip: { x, y, width: wide, height },
						}
					}),
			)
			expect(words.length).toBeGreaterThan(1)
			// Only what is behind them is measured.
			await page.addStyleTag({ content: '.header-row * { visibility: hidden !important }' })
			for (const { text, ink, clip } of words) {
				const [red = 0, green = 0, blue = 0] = (ink.match(/\d+/g) ?? []).map(Number)
				const hex = `#${Buffer.from([red, green, blue]).toString('hex')}`
				const least = await leastContrast(await page.screenshot({ clip }), hex)
				expect(least, `${text} on ${path}`).toBeGreaterThan(4.5)
			}
		}
	})
}
