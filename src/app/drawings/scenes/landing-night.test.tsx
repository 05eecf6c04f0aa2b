import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { landingSlugs } from '#app/content/landing/landing-content.ts'
import { contrast } from '#app/routes/design/contrast.ts'
import { night } from '../moods.ts'
import { Motif } from '../motif.tsx'
import { inkByNight } from '../motif-ink.ts'
import { drawnShapes } from '../testing/drawn-bounds.ts'
import { landingMotif } from './landing-motif.ts'
import { LandingNight } from './landing-night.tsx'
import { LandingNightPhone } from './landing-night-phone.tsx'

/** The text keeps to the left of the first and above the second; only the longest title reaches further right. */
const TEXT_RIGHT = 680
const LONG_TITLE_RIGHT = 706
const TEXT_BOTTOM = 640

const painted = (fill: string) => fill !== 'none' && fill !== 'black'

test.each(landingSlugs)('no light shape lies behind the text of %s', (product) => {
	const right = product === 'responsabilidade-civil-profissional' ? LONG_TITLE_RIGHT : TEXT_RIGHT
	const shapes = drawnShapes(renderToStaticMarkup(<LandingNight motif={landingMotif[product]} />))
	const behindText = shapes.filter(({ fill, box }) => painted(fill) && box.left < right && box.top < TEXT_BOTTOM)
	expect(behindText.length).toBeGreaterThan(5)
	for (const { fill } of behindText) expect(contrast(fill, '#FFFFFF')).toBeGreaterThan(4.5)
})

const onShore = landingSlugs.filter((product) => product !== 'auto')

test.each(onShore)('the product of %s does not vanish into the night', (product) => {
	const motif = renderToStaticMarkup(<Motif name={landingMotif[product]} ink={inkByNight} />)
	expect(renderToStaticMarkup(<LandingNight motif={landingMotif[product]} />)).toContain(motif)
	expect(renderToStaticMarkup(<LandingNightPhone motif={landingMotif[product]} />)).toContain(motif)
	const colours = new Set([...motif.matchAll(/(?:fill|stroke)="(#\w{6})"/g)].map(([, colour = '']) => colour))
	const bright = [...colours].filter((colour) => contrast(colour, night.road) > 3)
	expect(bright.length).toBeGreaterThan(colours.size / 2)
})

test('every landing page has its own night', () => {
	const nights = landingSlugs.map((product) => renderToStaticMarkup(<LandingNight motif={landingMotif[product]} />))
	expect(new Set(nights).size).toBe(9)
	for (const markup of nights) expect(markup).not.toMatch(/NaN|undefined|Infinity|gradient/)
})
