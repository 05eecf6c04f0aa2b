import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test('without a photo the initials stand in its place', () => {
	expect(renderToStaticMarkup(<Avatar name="Marina Cardoso" />)).toMatch(/^<span aria-hidden="true".*>MC<\/span>$/)
})

test('a photo says whose it is, comes late, and takes the room the initials had', () => {
	const shown = renderToStaticMarkup(<Avatar name="Marina Cardoso" image="/media/marina.webp" />)
	for (const part of [
		'src="/media/marina.webp"',
		'alt="Foto de Marina Cardoso"',
		'loading="lazy"',
		'width="48"',
		'height="48"',
	])
		expect(shown).toContain(part)
	expect(shown).not.toContain('MC')
})
