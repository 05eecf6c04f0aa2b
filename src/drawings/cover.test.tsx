import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cover } from './cover.tsx'
import { coverAlt } from './cover-alt.ts'
import { coverLayout, coverSky } from './cover-layout.ts'
import { placed, round } from './geometry.ts'
import { Motif } from './motif.tsx'
import { type MotifName, motifNames } from './motif-names.ts'
import { drawnBounds } from './testing/drawn-bounds.ts'

const slugs = Array.from({ length: 60 }, (_, i) => `artigo-${i}`)
const sizes = [
	{ width: 1200, height: 630 },
	{ width: 960, height: 780 },
	{ width: 1600, height: 900 },
	// As covers are painted for 1536 × 1024, 1024 × 1024 and 1024 × 1536.
	{ width: 1200, height: 800 },
	{ width: 900, height: 900 },
	{ width: 800, height: 1200 },
]

/** Height of the tower above its lamp. */
const SPIRE = 0.1775

function render(slug: string, motif: MotifName = 'auto', size?: { width: number; height: number }) {
	return renderToStaticMarkup(<Cover slug={slug} motif={motif} {...size} />)
}

test('an article always gets the same cover', () => {
	expect(render('bati-o-carro', 'sinistro')).toBe(render('bati-o-carro', 'sinistro'))
})

test('no two of sixty articles share a cover', () => {
	expect(new Set(slugs.map((slug) => render(slug))).size).toBe(slugs.length)
})

// Read from the sketches of the design sheet; a number drawn out of order moves one of these.
test.each([
	[
		'classe-de-bonus',
		'auto',
		{ sky: 'de manhã', onLeft: false, band: '#0A2036', towerX: 945.6, motifX: 470.9, birdsX: 542.6 },
	],
	[
		'chaveiro',
		'residencial',
		{ sky: 'à noite', onLeft: true, band: '#0A2036', towerX: 208.7, motifX: 769.9, birdsX: 514.8 },
	],
	[
		'esqui-em-bariloche',
		'viagem',
		{ sky: 'de dia', onLeft: false, band: '#0E6662', towerX: 1001.7, motifX: 452.2, birdsX: undefined },
	],
	[
		'tres-cotacoes-lado-a-lado',
		'cotacao',
		{ sky: 'à noite', onLeft: false, band: '#0A2036', towerX: 974, motifX: 472.8, birdsX: 556.1 },
	],
] as const)('the cover of %s is the one of the design sheet', (slug, motif, expected) => {
	const { sky, onLeft, tower, motif: place, birds } = coverLayout(slug, motif, { width: 1200, height: 630 })
	expect({
		sky: sky.inWords,
		onLeft,
		band: tower.band,
		towerX: round(tower.x),
		motifX: round(place.x),
		birdsX: birds && round(birds.x),
	}).toEqual(expected)
})

test.each(motifNames)('the motif %s stays clear of what social cards crop', (motif) => {
	for (const { width, height } of sizes) {
		const cropped = slugs.filter((slug) => {
			const { x, y, scale } = coverLayout(slug, motif, { width, height }).motif
			const box = drawnBounds(renderToStaticMarkup(<Motif name={motif} transform={placed(x, y, scale)} />))
			return box.left < width * 0.1 || box.right > width * 0.9 || box.top < 0 || box.bottom > height * 0.92
		})
		expect(cropped).toEqual([])
	}
})

test.each(motifNames)('covers with the motif %s are flat shapes in a few kilobytes', (motif) => {
	for (const slug of slugs) {
		const markup = render(slug, motif)
		expect(markup).not.toMatch(/NaN|undefined|Infinity|gradient|filter|var\(|style=/i)
		expect(markup.length).toBeLessThan(6000)
	}
})

test('the lighthouse stands inside the picture', () => {
	for (const { width, height } of sizes) {
		const cropped = slugs.filter((slug) => {
			const { tower, lamp } = coverLayout(slug, 'vida', { width, height })
			return lamp.y - tower.height * SPIRE < 0 || tower.foot > height * 0.68
		})
		expect(cropped).toEqual([])
	}
})

test('all four skies occur', () => {
	expect(new Set(slugs.map((slug) => coverSky(slug).inWords)).size).toBe(4)
})

test('the alternative text names the motif and the hour', () => {
	expect(coverAlt('chaveiro', 'residencial')).toBe('Ilustração: casa iluminada perto do farol, à noite')
})

test('a cover is decoration until it is given a name', () => {
	expect(render('chaveiro')).toContain('aria-hidden="true"')
	const named = renderToStaticMarkup(<Cover slug="chaveiro" motif="vida" label="Família" />)
	expect(named).toContain('role="img" aria-label="Família"')
	expect(named).not.toContain('aria-hidden')
})
