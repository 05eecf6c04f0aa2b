import { expect, test } from 'vitest'
import { demoSite } from '#app/testing/demo-site.ts'
import type { Site } from './site.ts'
import { lineOfSite, siteInLine } from './site-line.ts'

test.for<[string, Site]>([
	['the demo', demoSite],
	[
		'with a picture, colours and one phone',
		{
			...demoSite,
			logo: 'a-1x1',
			mark: 'b-2x2',
			colours: { accent: '#102030', action: '#ffcc00' },
			phones: demoSite.phones.slice(0, 1),
		},
	],
	[
		'with little',
		{
			...demoSite,
			sector: '',
			openingHours: '',
			openingSpans: [],
			socials: { instagram: null, facebook: null, linkedin: null },
			chat: { default: '1', floating: '1', auto: '1', landing: '1' },
			address: { ...demoSite.address, latitude: null, longitude: 0 },
		},
	],
])('%s is the same after its way to the reader', ([, site]) => {
	expect(siteInLine(lineOfSite(site))).toEqual(site)
})

test('no value can pass for two', () => {
	const site = { ...demoSite, name: 'A¦B' }
	expect(siteInLine(lineOfSite(site))).toEqual({ ...demoSite, name: 'A|B' })
})

test('what goes with every page is short', () => {
	expect(lineOfSite(demoSite).length).toBeLessThan(900)
})
