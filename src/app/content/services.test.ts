import { expect, test } from 'vitest'
import { landingPages } from './landing/all.ts'
import { placeholders } from './placeholders.ts'
import { serviceLists, services, servicesIn } from './services.ts'

const pages = [
	...landingPages.map(({ slug, path, icon }) => ({ slug, url: path, icon })),
	...placeholders.map(({ slug, path, icon }) => ({ slug, url: path, icon })),
]

test('the twenty services lead to the twenty product pages, each with its own icon', () => {
	const byUrl = (a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url)
	expect(services).toHaveLength(20)
	expect(services.map(({ slug, url, icon }) => ({ slug, url, icon })).sort(byUrl)).toEqual(pages.sort(byUrl))
})

test('titles and descriptions are present and differ', () => {
	for (const column of [services.map(({ title }) => title), services.map(({ description }) => description)]) {
		expect(column).not.toContain('')
		expect(new Set(column).size).toBe(20)
	}
})

test('one service is large, four are illustrated and three lists hold five each', () => {
	expect(servicesIn('feature').map(({ slug }) => slug)).toEqual(['auto'])
	expect(servicesIn('illustrated').map(({ slug }) => slug)).toEqual(['residencial', 'vida', 'viagem', 'empresarial'])
	expect(serviceLists.map(({ group }) => servicesIn(group).length)).toEqual([5, 5, 5])
})
