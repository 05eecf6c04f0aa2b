import { expect, test } from 'vitest'
import { demoSite } from '#app/testing/demo-site.ts'
import { breadcrumbNode, brokerageNode, faqNode, serviceNode, websiteNode } from './structured-data.ts'

const SITE = 'https://exemplo.com.br'

test('the brokerage is closed at noon: two spans on each of five days', () => {
	const { openingHoursSpecification: spans, address, sameAs } = brokerageNode(SITE, demoSite)
	expect(spans.map(({ opens, closes, dayOfWeek }) => [opens, closes, dayOfWeek.length])).toEqual([
		['08:00', '12:00', 5],
		['14:00', '18:00', 5],
	])
	expect(address).toMatchObject({ addressCountry: 'BR', addressLocality: expect.any(String), addressRegion: 'RS' })
	expect(sameAs).toHaveLength(3)
})

test('the brokerage says where its door is and has a logo of known size', () => {
	const { address, geo, logo } = brokerageNode(SITE, demoSite)
	expect(address).toMatchObject({
		streetAddress: expect.any(String),
		postalCode: expect.stringMatching(/^\d{5}-\d{3}$/),
	})
	expect(geo).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) })
	expect(logo).toMatchObject({ url: expect.stringMatching(/\.png$/), width: 512, height: 512 })
})

test('the search action leads to the blog search with the query q', () => {
	expect(websiteNode(SITE, demoSite).potentialAction).toMatchObject({
		target: { urlTemplate: 'https://exemplo.com.br/blog/busca?q={q}' },
		'query-input': 'required name=q',
	})
})

test('every address is absolute and nodes point to the brokerage by its id', () => {
	const id = brokerageNode(SITE, demoSite)['@id']
	expect(websiteNode(SITE, demoSite).publisher['@id']).toBe(id)
	expect(serviceNode(SITE, { title: 'Seguro Auto', description: 'd', path: '/seguros/auto' })).toMatchObject({
		provider: { '@id': id },
		url: 'https://exemplo.com.br/seguros/auto',
	})
	const steps = breadcrumbNode(SITE, [
		{ name: 'Início', path: '/' },
		{ name: 'Blog', path: '/blog' },
	])
	expect(steps.itemListElement.map(({ position, item }) => [position, item])).toEqual([
		[1, 'https://exemplo.com.br/'],
		[2, 'https://exemplo.com.br/blog'],
	])
})

test('questions and answers keep their order', () => {
	expect(faqNode([{ question: 'a?', answer: 'b' }]).mainEntity).toEqual([
		{ '@type': 'Question', name: 'a?', acceptedAnswer: { '@type': 'Answer', text: 'b' } },
	])
})
