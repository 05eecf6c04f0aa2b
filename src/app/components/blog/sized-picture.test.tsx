import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SizedPicture } from './sized-picture.tsx'

function shown(src: string): string {
	return renderToStaticMarkup(
		<SizedPicture src={src} alt="Farol" loading="lazy" sizes="50vw" width={1200} height={630} />,
	)
}

test('a drawn cover is one picture', () => {
	expect(shown('/media/covers/wide/auto/a.svg')).toBe(
		'<img src="/media/covers/wide/auto/a.svg" width="1200" height="630" alt="Farol" loading="lazy"/>',
	)
})

test('a picture of ours comes in sizes, with its own measures', () => {
	const html = shown('/media/files/0123456789abcdef-800x400.webp')
	expect(html).toMatch(
		/<source type="image\/avif" srcSet="[^"]+ 480w, [^"]+ 800w" sizes="50vw"\/><source type="image\/webp"/,
	)
	expect(html).toContain('width="800" height="400"')
})

test('a photo of Unsplash comes in sizes, in the place the page keeps for it', () => {
	const html = shown('https://images.unsplash.com/photo-1?ixid=M3w&w=1080')
	expect(html).toContain('ixid=M3w&amp;w=480&amp;fm=avif')
	expect(html).toContain('<img src="https://images.unsplash.com/photo-1?ixid=M3w&amp;w=1080" width="1200" height="630"')
})
