import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { landingSlugs } from '#app/content/landing/landing-content.ts'
import { Coverages } from './coverages.tsx'

const FRAME = { left: 0, top: -10, right: 680, bottom: 440 }
/** With the ring around it. */
const LIGHT_RADIUS = 24
const CLEAR = 60

function render(product: (typeof landingSlugs)[number]) {
	return renderToStaticMarkup(<Coverages product={product} />)
}

function lightsOf(markup: string) {
	return [...markup.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="17"/g)].map(([, x, y]) => ({
		x: Number(x),
		y: Number(y),
	}))
}

test.each(landingSlugs)('%s has six numbered lights inside the frame', (product) => {
	const markup = render(product)
	expect([...markup.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, digit]) => digit).join('')).toBe('123456')
	const lights = lightsOf(markup)
	expect(lights).toHaveLength(6)
	for (const { x, y } of lights) {
		expect(x - LIGHT_RADIUS).toBeGreaterThan(FRAME.left)
		expect(x + LIGHT_RADIUS).toBeLessThan(FRAME.right)
		expect(y - LIGHT_RADIUS).toBeGreaterThan(FRAME.top)
		expect(y + LIGHT_RADIUS).toBeLessThan(FRAME.bottom)
	}
})

test.each(landingSlugs)('the lights of %s stand apart', (product) => {
	const lights = lightsOf(render(product))
	const distances = lights.flatMap((a, i) => lights.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
	expect(distances).toHaveLength(15)
	expect(Math.min(...distances)).toBeGreaterThanOrEqual(CLEAR)
})

test.each(landingSlugs)('%s is flat lines on the amber ground, and says so', (product) => {
	const markup = render(product)
	expect(markup).not.toMatch(/NaN|undefined|Infinity|gradient|filter|var\(|style=|d=""/i)
	expect(markup).toMatch(/d="M\d+,346H\d+" stroke="#FFBA3D"/)
	expect(markup).toMatch(
		/^<svg[^>]* role="img" aria-label="Desenho técnico d[^"]+ com [^"]*seis (coberturas|pontos) numerad[oa]s"/,
	)
	expect(markup.length).toBeLessThan(8000)
})

test('each product has its own drawing', () => {
	expect(new Set(landingSlugs.map(render)).size).toBe(9)
})
