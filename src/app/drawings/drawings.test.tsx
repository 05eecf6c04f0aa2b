import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandMark } from './brand-mark.tsx'
import { ChatIcon } from './chat-icon.tsx'
import { isMotifName, Motif, motifInWords, motifNames } from './motif.tsx'
import { ProductIcon } from './product-icon.tsx'
import { productIconNames } from './product-icon-shapes.tsx'
import { AutoNight } from './scenes/auto-night.tsx'
import { ClosingBeam, PanelBeam } from './scenes/closing-beam.tsx'
import { CoastChart } from './scenes/coast-chart.tsx'
import { CoveragesAuto } from './scenes/coverages-auto.tsx'
import { EmptyCoast } from './scenes/empty-coast.tsx'
import { Fog } from './scenes/fog.tsx'
import { BlogIsobaths, ContactIsobaths } from './scenes/isobaths.tsx'
import { LandingNight } from './scenes/landing-night.tsx'
import { LandingNightPhone } from './scenes/landing-night-phone.tsx'
import { LoginNight } from './scenes/login-night.tsx'
import { MorningPhone } from './scenes/morning-phone.tsx'
import { MorningWide } from './scenes/morning-wide.tsx'
import { Scaffolding } from './scenes/scaffolding.tsx'
import { SocialIcon } from './social-icon.tsx'
import { Star } from './star.tsx'
import { drawnBounds } from './testing/drawn-bounds.ts'
import { Vignette } from './vignette.tsx'

const decoration: Record<string, ReactElement> = {
	AutoNight: <AutoNight />,
	BlogIsobaths: <BlogIsobaths />,
	BrandMark: <BrandMark />,
	ChatIcon: <ChatIcon />,
	ClosingBeam: <ClosingBeam />,
	ContactIsobaths: <ContactIsobaths />,
	EmptyCoast: <EmptyCoast />,
	Fog: <Fog />,
	LandingNight: <LandingNight motif="auto" />,
	'LandingNight with a house': <LandingNight motif="residencial" />,
	LandingNightPhone: <LandingNightPhone motif="auto" />,
	LoginNight: <LoginNight />,
	MorningPhone: <MorningPhone />,
	MorningWide: <MorningWide />,
	PanelBeam: <PanelBeam />,
	Scaffolding: <Scaffolding />,
	SocialIcon: <SocialIcon network="linkedin" />,
	Star: <Star />,
	Vignette: <Vignette name="vida" />,
}
const pictures: Record<string, ReactElement> = { CoastChart: <CoastChart />, CoveragesAuto: <CoveragesAuto /> }

/** What an SVG renderer without a page cannot draw, or what the illustration rules leave out. */
const FORBIDDEN = /NaN|undefined|Infinity|gradient|filter|var\(|style=|<image|<use/i

test.each(Object.keys({ ...decoration, ...pictures }))('%s draws flat shapes that need no page around them', (name) => {
	const markup = renderToStaticMarkup({ ...decoration, ...pictures }[name])
	expect(markup).not.toMatch(FORBIDDEN)
	expect(markup).toMatch(/<(path|circle)/)
	expect(markup.length).toBeLessThan(8000)
})

test.each(Object.keys(decoration))('%s is hidden from screen readers', (name) => {
	expect(renderToStaticMarkup(decoration[name])).toMatch(/^<svg[^>]* aria-hidden="true"/)
})

test.each(Object.keys(pictures))('%s says what it shows', (name) => {
	expect(renderToStaticMarkup(pictures[name])).toMatch(/^<svg[^>]* role="img" aria-label="\p{Lu}[^"]+"/u)
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

test('only the thirteen motifs are motif names', () => {
	expect(motifNames).toHaveLength(13)
	expect(motifNames.every(isMotifName)).toBe(true)
	expect(isMotifName('seguros')).toBe(false)
	expect(isMotifName('constructor')).toBe(false)
})

test('there are twenty product icons', () => {
	expect(new Set(productIconNames).size).toBe(20)
})

test.each(productIconNames)('the icon %s has a fill, a line and a light', (name) => {
	const markup = renderToStaticMarkup(<ProductIcon name={name} size={36} />)
	expect(markup).not.toMatch(/NaN|undefined/)
	expect(markup).toMatch(/--icon-fill, #C3E5DF.+--icon-line, #0A2036.+--icon-light, #F2A31B/)
	expect(markup.match(/<g [^>]*><(path|rect|circle)/g)).toHaveLength(3)
})

test('the mark turns white on dark ground', () => {
	expect(renderToStaticMarkup(<BrandMark />)).not.toContain('#FFFFFF')
	expect(renderToStaticMarkup(<BrandMark onDark />)).not.toContain('#0A2036')
})

test('the chart leaves the light and the compass clear of soundings', () => {
	const markup = renderToStaticMarkup(<CoastChart />)
	const depths = [...markup.matchAll(/<text x="(\d+)" y="(\d+)">(\d+)</g)].map(([, ...digits]) => digits.map(Number))
	expect(depths.length).toBeGreaterThan(8)
	for (const [x = 0, y = 0, depth = 0] of depths) {
		expect(Math.hypot(x - 478, y - 432)).toBeGreaterThan(76)
		expect(depth).toBeGreaterThan(8)
		expect(depth).toBeLessThan(40)
	}
})
