import { expect, test } from 'vitest'
import { landingPages } from './landing/all.ts'
import { placeholders } from './placeholders.ts'
import { serviceLists, services, servicesIn } from './services.ts'

const pages = [
	...landingPages.map(({ slug, path, icon }) => ({ slug, url: path, icon })),
	...placeholders.map(({ slug, path, icon }) => ({ slug, url: path, icon })),
]

test('the services lead to the product pages, one to each and with its icon', () => {
	const byUrl = (a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url)
	// Nine with a page of their own and eleven to come; which they are is held where those are read.
	expect(services.length).toBeGreaterThanOrEqual(20)
	expect(services.map(({ slug, url, icon }) => ({ slug, url, icon })).sort(byUrl)).toEqual(pages.sort(byUrl))
})

test('titles and descriptions are present and differ', () => {
	for (const column of [services.map(({ title }) => title), services.map(({ description }) => description)]) {
		expect(column).not.toContain('')
		expect(new Set(column).size).toBe(services.length)
	}
})

test('one service is large, four are illustrated and three lists hold five or more', () => {
	expect(servicesIn('feature').map(({ slug }) => slug)).toEqual(['auto'])
	expect(servicesIn('illustrated').map(({ slug }) => slug)).toEqual(['residencial', 'vida', 'viagem', 'empresarial'])
	expect(serviceLists).toHaveLength(3)
	for (const { group } of serviceLists) expect(servicesIn(group).length).toBeGreaterThanOrEqual(5)
})
