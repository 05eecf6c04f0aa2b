import { expect, test } from 'vitest'
import { mediaUrl, parseMediaUrl, sizesOf, thumbnailUrl } from './media-url.ts'

const name = '0123456789abcdef-1200x630.webp'

test('an address tells the measures of its picture', () => {
	expect(parseMediaUrl(mediaUrl(name))).toEqual({
		name,
		stem: '0123456789abcdef-1200x630',
		width: 1200,
		height: 630,
	})
})

test.for([
	'/media/files/../secret.webp',
	'/media/files/0123456789abcdef-1200x630.webp/../x',
	'/media/files/0123456789ABCDEF-1200x630.webp',
	'/media/files/0123456789abcdef-0x630.webp',
	'/media/files/0123456789abcdef-1200x630.svg',
	'/media/files/0123456789abcdef-1200x630.webp\n',
	'/media/covers/wide/auto/x.svg',
	'https://exemplo.com.br/media/files/0123456789abcdef-1200x630.webp',
	'',
])('%j is no address of a stored picture', (url) => {
	expect(parseMediaUrl(url)).toBeUndefined()
})

test('sizes go up to the picture itself and never past it', () => {
	const widths = (width: number, format: string) =>
		sizesOf({ width }).flatMap((size) => (size.format === format ? [size.width] : []))
	expect(widths(2400, 'avif')).toEqual([480, 960, 1440])
	expect(widths(1200, 'avif')).toEqual([480, 960, 1200])
	expect(widths(1200, 'webp')).toEqual([480, 960])
	expect(widths(480, 'avif')).toEqual([480])
	expect(widths(480, 'webp')).toEqual([])
})

test('a list shows the smallest size, or a small picture itself', () => {
	expect(thumbnailUrl(name)).toBe('/media/files/0123456789abcdef-1200x630/480.webp')
	expect(thumbnailUrl('0123456789abcdef-300x200.webp')).toBe('/media/files/0123456789abcdef-300x200.webp')
})
