import { expect, test } from 'vitest'
import { demoTold } from '#app/testing/demo-site.ts'
import { cut, pageMeta } from './page-meta.ts'

const matches = [{ id: 'root', loaderData: { ...demoTold, siteUrl: 'https://exemplo.com.br' } }]
const head = {
	title: 'T'.repeat(80),
	description: 'palavra '.repeat(40).trim(),
	path: '/x',
	image: '/media/share/x.png',
}

test('addresses are absolute and texts are cut to what cards show', () => {
	const meta = pageMeta(matches, head)
	const content = (key: string) => {
		const found = meta.find((tag) => ('property' in tag && tag.property === key) || ('name' in tag && tag.name === key))
		return found && 'content' in found ? String(found.content) : ''
	}
	expect(content('og:url')).toBe('https://exemplo.com.br/x')
	for (const key of ['og:image', 'twitter:image']) expect(content(key)).toBe('https://exemplo.com.br/media/share/x.png')
	expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
	expect(content('og:title')).toHaveLength(60)
	expect(content('og:description').length).toBeLessThanOrEqual(110)
	expect(content('description').length).toBeLessThanOrEqual(160)
	expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://exemplo.com.br/x' })
})

test('a page may add tags of its own kind', () => {
	const tag = { property: 'article:section', content: 'Sinistros' }
	expect(pageMeta(matches, { ...head, extra: [tag] })).toContainEqual(tag)
})

test('a hidden page asks not to be listed and names no canonical address', () => {
	const meta = pageMeta(matches, { ...head, hidden: true })
	expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
	expect(meta.some((tag) => 'rel' in tag && tag['rel'] === 'canonical')).toBe(false)
})

test('short texts stay as they are, long ones end at a word', () => {
	expect(cut('curto', 10)).toBe('curto')
	expect(cut('uma frase comprida', 12)).toBe('uma frase…')
	expect(cut('palavrasemespaco', 10)).toBe('palavrase…')
})
