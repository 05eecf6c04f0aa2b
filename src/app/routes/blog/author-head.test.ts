import { expect, test } from 'vitest'
import { demoSite } from '#app/testing/demo-site.ts'
import { authorHead } from './author-head.ts'

const author = {
	slug: 'rita-avila',
	name: 'Rita Ávila',
	image: '/media/files/a.webp',
	registration: '202012345',
	biography: '',
	written: [],
	reviewed: [],
	page: 1,
	pageCount: 1,
}

test('a person’s page names the person, where they work and what entitles them', () => {
	const head = authorHead('https://exemplo.com.br', demoSite, author)
	expect(head.path).toBe('/blog/autor/rita-avila')
	expect(head.graph![0]).toMatchObject({
		'@type': 'ProfilePage',
		mainEntity: {
			'@type': 'Person',
			name: 'Rita Ávila',
			url: 'https://exemplo.com.br/blog/autor/rita-avila',
			image: 'https://exemplo.com.br/media/files/a.webp',
			identifier: { value: '202012345' },
		},
	})
})

test('a long biography is cut at a word for search engines, and what is not known is not said', () => {
	const biography = 'Corretora de seguros há muitos anos. '.repeat(10)
	const { description } = authorHead('https://exemplo.com.br', demoSite, { ...author, biography })
	expect(description.length).toBeLessThanOrEqual(160)
	expect(description).toMatch(/\p{L}…$/u)
	const bare = authorHead('https://exemplo.com.br', demoSite, { ...author, image: null, registration: null })
	expect(JSON.stringify(bare.graph![0])).not.toMatch(/identifier|hasCredential|"image"/)
})

test('a further page has an address and a title of its own, and is of the same person', () => {
	const head = authorHead('https://exemplo.com.br', demoSite, { ...author, page: 2, pageCount: 2 })
	expect(head).toMatchObject({ path: '/blog/autor/rita-avila?pagina=2', title: 'Rita Ávila | Blog, página 2' })
	expect(head.graph![0]).toMatchObject({ url: 'https://exemplo.com.br/blog/autor/rita-avila' })
})
