import { expect, test } from 'vitest'
import { renderWithSite } from '#app/testing/render-with-site.tsx'
import { PostCover } from './post-cover.tsx'

const post = {
	slug: 'bati-o-carro',
	title: 'Bati o carro',
	excerpt: '',
	tags: [],
	featuredImageUrl: 'https://images.unsplash.com/photo-1' as string | null,
	coverCredit: 'Ana Farias / Unsplash' as string | null,
	coverFocus: null as string | null,
	publishedAt: new Date('2026-03-10T12:00:00Z'),
	readingMinutes: 5,
	category: null,
}

function shown(changes: Partial<typeof post> = {}): string {
	return renderWithSite(<PostCover post={{ ...post, ...changes }} />).replaceAll(/<[^>]+>/g, '')
}

test('a cover on a card says whose it is, and a drawn one carries the brand', () => {
	expect(shown()).toBe('Ana Farias / Unsplash')
	expect(shown({ coverCredit: null })).toBe('')
	expect(shown({ featuredImageUrl: null })).toBe('Farol do Sul Seguros')
})

test('a crop keeps the chosen point in sight', () => {
	const markup = (coverFocus: string | null) => renderWithSite(<PostCover post={{ ...post, coverFocus }} />)
	expect(markup('50% 12%')).toContain('style="object-position:50% 12%"')
	expect(markup(null)).not.toContain('style')
})
