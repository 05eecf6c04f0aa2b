import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureCredit } from './picture-credit.tsx'

const profile = 'https://unsplash.com/@anafarias?utm_source=farol&utm_medium=referral'

function shown(name: string, url: string | null) {
	const html = renderToStaticMarkup(<PictureCredit name={name} url={url} />)
	const links = [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)]
	return {
		text: html.replaceAll(/<[^>]+>/g, ''),
		links: links.map(([, href, text]) => [text, href!.replaceAll('&amp;', '&')]),
	}
}

test('a photo of Unsplash leads to its photographer and to Unsplash, each told who sends their visitors', () => {
	expect(shown('Ana Farias / Unsplash', profile)).toEqual({
		text: 'Ana Farias / Unsplash',
		links: [
			['Ana Farias', profile],
			['Unsplash', 'https://unsplash.com/?utm_source=farol&utm_medium=referral'],
		],
	})
})

test.for([
	['Ana Farias', 'https://fotos.example/ana', 1],
	['Ana Farias / Unsplash', 'https://fotos.example/ana', 1],
	['Ana Farias', null, 0],
	['Ana Farias', 'javascript:alert(1)', 0],
] as const)('%s of %s has %i links', ([name, url, count]) => {
	const { text, links } = shown(name, url)
	expect(text).toBe(name)
	expect(links).toHaveLength(count)
})
