import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandMark } from './brand-mark.tsx'
import { Drawing } from './drawing.tsx'
import { Motif } from './motif.tsx'
import { isMotifName, motifInWords, motifNames } from './motif-names.ts'
import { NightMotif } from './night-motif.tsx'
import { picturesByName } from './pictures-by-name.ts'
import { ProductIcon, productIconNames } from './product-icon.tsx'
import type { Picture } from './read/read-drawing.ts'
import { drawnBounds } from './testing/drawn-bounds.ts'
import { Vignette } from './vignette.tsx'

const files = import.meta.glob<Picture>('/content/drawings/**/*.svg', {
	query: '?drawing',
	import: 'default',
	eager: true,
})
const scenes = picturesByName(
	import.meta.glob<Picture>('/content/drawings/scenes/*.svg', { query: '?drawing', import: 'default', eager: true }),
)
const pictures = Object.entries(files)
const decoration = pictures.filter(([, { label }]) => !label)
const speaking = pictures.filter(([, { label }]) => label)

/** What an SVG renderer without a page cannot draw, or what the illustration rules leave out. */
const FORBIDDEN = /NaN|undefined|Infinity|gradient|filter|style=|<image|<use/i

test('there are pictures of both kinds', () => {
	expect(decoration.length).toBeGreaterThan(50)
	expect(speaking.length).toBeGreaterThan(9)
})

test.each(pictures)('%s draws flat shapes in a few kilobytes', (file, picture) => {
	const markup = renderToStaticMarkup(<Drawing of={picture} />)
	expect(markup).not.toMatch(FORBIDDEN)
	// Only product icons take colours from the page.
	expect(markup.includes('var(')).toBe(file.includes('/icons/'))
	expect(markup).toMatch(/<(path|circle|text)/)
	expect(markup.length).toBeLessThan(8000)
})

test.each(decoration)('%s is hidden from screen readers', (_, picture) => {
	expect(renderToStaticMarkup(<Drawing of={picture} />)).toMatch(/^<svg[^>]* aria-hidden="true"/)
})

test.each(speaking)('%s says what it shows', (_, picture) => {
	expect(renderToStaticMarkup(<Drawing of={picture} />)).toMatch(/^<svg[^>]* role="img" aria-label="\p{Lu}[^"]+"/u)
})

test('a picture is as large as its file says, or as it is told', () => {
	const chart = scenes.get('coast-chart-figures')!
	expect(renderToStaticMarkup(<Drawing of={chart} />)).toMatch(/^<svg[^>]* width="560" height="520"/)
	expect(renderToStaticMarkup(<Drawing of={chart} size={20} />)).toMatch(/^<svg[^>]* width="20" height="20"/)
	expect(renderToStaticMarkup(<Drawing of={scenes.get('fog')!} />)).not.toMatch(/^<svg[^>]* width=/)
})

test.each(motifNames)('the motif %s stands on its base line and keeps to its place', (name) => {
	const markup = renderToStaticMarkup(<Motif name={name} />)
	expect(markup).not.toMatch(FORBIDDEN)
	const box = drawnBounds(markup)
	expect(box.left).toBeGreaterThan(-165)
	expect(box.right).toBeLessThan(165)
	expect(box.top).toBeGreaterThan(-200)
	expect(box.bottom).toBeLessThan(20)
	expect(motifInWords[name]).toMatch(/perto do farol$/)
})

test('by night dark parts of a motif are light', () => {
	expect(renderToStaticMarkup(<Motif name="vida" />)).toContain('fill="#11304D"')
	const night = renderToStaticMarkup(<NightMotif name="vida" />)
	expect(night).not.toContain('#11304D')
	expect(night).toContain('fill="#9DB8CE"')
})

test('the thirteen motifs are those that are drawn, and no other word is one', () => {
	const drawn = pictures.flatMap(([file]) => /\/motifs\/(.+)\.svg$/.exec(file)?.[1] ?? [])
	expect(drawn.toSorted()).toEqual([...motifNames].sort())
	expect(motifNames).toHaveLength(13)
	expect(motifNames.every(isMotifName)).toBe(true)
	expect(isMotifName('seguros')).toBe(false)
	expect(isMotifName('constructor')).toBe(false)
})

test('there are twenty product icons or more', () => {
	expect(productIconNames.length).toBeGreaterThanOrEqual(20)
})

test.each(productIconNames)('the icon %s has a fill, a line and a light', (name) => {
	const markup = renderToStaticMarkup(<ProductIcon name={name} size={36} />)
	expect(markup).toMatch(/^<svg[^>]* width="36" height="36"/)
	expect(markup).toMatch(/--icon-fill, #C3E5DF.+--icon-line, #0A2036.+--icon-light, #F2A31B/)
	expect(markup.match(/<g [^>]*><(path|rect|circle)/g)).toHaveLength(3)
})

test('the mark turns white on dark ground', () => {
	expect(renderToStaticMarkup(<BrandMark size={40} />)).not.toContain('#FFFFFF')
	expect(renderToStaticMarkup(<BrandMark size={40} onDark />)).not.toContain('#0A2036')
})

test('a service without a strip of its own has none', () => {
	expect(renderToStaticMarkup(<Vignette service="vida" />)).toMatch(/^<img/)
	expect(renderToStaticMarkup(<Vignette service="frota" />)).toBe('')
})

test('the chart leaves the light and the compass clear of soundings', () => {
	const markup = renderToStaticMarkup(<Drawing of={scenes.get('coast-chart-figures')!} />)
	const depths = [...markup.matchAll(/<text x="(\d+)" y="(\d+)">(\d+)</g)].map(([, ...digits]) => digits.map(Number))
	expect(depths.length).toBeGreaterThan(8)
	for (const [x = 0, y = 0, depth = 0] of depths) {
		expect(Math.hypot(x - 478, y - 432)).toBeGreaterThan(76)
		expect(depth).toBeGreaterThan(8)
		expect(depth).toBeLessThan(40)
	}
})
