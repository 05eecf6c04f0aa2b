import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { landingPages } from '#app/content/landing/all.ts'
import night from '#content/drawings/landing/night.svg?drawing'
import besideLongTitle from '#content/drawings/landing/night-long-title.svg?drawing'
import { contrast } from '#lib/contrast.ts'
import { Drawing } from './drawing.tsx'
import { LandingNight } from './landing-night.tsx'
import { LandingNightPhone } from './landing-night-phone.tsx'
import type { MotifName } from './motif-names.ts'
import { NightMotif } from './night-motif.tsx'
import { drawnShapes } from './testing/drawn-bounds.ts'

/** The text keeps to the left of the first and above the second; only the longest title reaches further right. */
const TEXT_RIGHT = 680
const LONG_TITLE_RIGHT = 706
const TEXT_BOTTOM = 640
const ROAD = '#14304A'

const ofPages = landingPages.map(({ motif }) => motif)
/** The last two are for pages that are drawn nowhere. */
const motifs: MotifName[] = [...ofPages, 'sinistro', 'cotacao']

const painted = (fill: string) => fill !== 'none' && fill !== 'black'

/** Without the sky, which is a file. */
function render(motif: MotifName, longTitle = false) {
	return /<svg.*/s.exec(renderToStaticMarkup(<LandingNight motif={motif} longTitle={longTitle} />))![0]
}

test.each(motifs.flatMap((motif) => [[motif, false] as const, [motif, true] as const]))(
	'no light shape lies behind the text beside %s, long title: %s',
	(motif, longTitle) => {
		const right = longTitle ? LONG_TITLE_RIGHT : TEXT_RIGHT
		const sky = renderToStaticMarkup(<Drawing of={longTitle ? besideLongTitle : night} />)
		const shapes = [...drawnShapes(sky), ...drawnShapes(render(motif, longTitle))]
		const behindText = shapes.filter(({ fill, box }) => painted(fill) && box.left < right && box.top < TEXT_BOTTOM)
		expect(behindText.length).toBeGreaterThan(5)
		for (const { fill } of behindText) expect(contrast(fill, '#FFFFFF')).toBeGreaterThan(4.5)
	},
)

test.each(motifs.filter((motif) => motif !== 'auto'))('%s does not vanish into the night', (name) => {
	const motif = renderToStaticMarkup(<NightMotif name={name} />).replace(/^<g>/, '')
	expect(render(name)).toContain(motif)
	expect(renderToStaticMarkup(<LandingNightPhone motif={name} />)).toContain(motif)
	const colours = new Set([...motif.matchAll(/(?:fill|stroke)="(#\w{6})"/g)].map(([, colour = '']) => colour))
	const bright = [...colours].filter((colour) => contrast(colour, ROAD) > 3)
	expect(bright.length).toBeGreaterThan(colours.size / 2)
})

test('every motif of a landing page has its own night', () => {
	const nights = [...new Set(ofPages)].map((motif) => render(motif))
	expect(nights.length).toBeGreaterThanOrEqual(9)
	expect(new Set(nights).size).toBe(nights.length)
	for (const markup of nights) expect(markup).not.toMatch(/NaN|undefined|Infinity|gradient/)
})
