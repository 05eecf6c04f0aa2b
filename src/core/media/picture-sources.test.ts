import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

test('a picture of ours is offered in its sizes, smaller files first, with its measures', () => {
	expect(pictureSources('/media/files/0123456789abcdef-1200x630.webp')).toEqual({
		sources: [
			{
				type: 'image/avif',
				srcset:
					'/media/files/0123456789abcdef-1200x630/480.avif 480w, /media/files/0123456789abcdef-1200x630/960.avif 960w, /media/files/0123456789abcdef-1200x630/1200.avif 1200w',
			},
			{
				type: 'image/webp',
				srcset:
					'/media/files/0123456789abcdef-1200x630/480.webp 480w, /media/files/0123456789abcdef-1200x630/960.webp 960w, /media/files/0123456789abcdef-1200x630.webp 1200w',
			},
		],
		size: { width: 1200, height: 630 },
	})
})

test('a photo of Unsplash keeps what its address says besides size and format', () => {
	const url = 'https://images.unsplash.com/photo-1?ixid=M3w&ixlib=rb-4&q=80&w=1080&fit=max&fm=jpg'
	const found = pictureSources(url)!
	expect(found.size).toBeUndefined()
	const [address, width] = found.sources[0]!.srcset.split(', ')[1]!.split(' ')
	expect(width).toBe('960w')
	expect(Object.fromEntries(new URL(address!).searchParams)).toEqual({
		ixid: 'M3w',
		ixlib: 'rb-4',
		q: '60',
		w: '960',
		fit: 'max',
		fm: 'avif',
	})
})

test('a photo that is cut to measures keeps their proportion', () => {
	const found = pictureSources('https://images.unsplash.com/photo-1?w=1200&h=600&fit=crop')!
	expect(found.size).toEqual({ width: 1200, height: 600 })
	expect(found.sources[1]!.srcset).toContain('w=480&h=240&fit=crop&fm=webp&q=75 480w')
})

test.for([
	'/media/covers/wide/auto/x.svg',
	'https://images.unsplash.com.evil.example/photo?w=10',
	'data:image/png;base64,AA',
])('of %s nothing is known', (url) => {
	expect(pictureSources(url)).toBeUndefined()
})
