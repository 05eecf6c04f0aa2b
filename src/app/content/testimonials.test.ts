import { expect, test } from 'vitest'
import { landingPages } from './landing/all.ts'
import { testimonials } from './testimonials.ts'

test('six people speak on the home page, and none of them again on a landing page', () => {
	const others = landingPages.flatMap((page) => page.testimonials.items.map((item) => item.name))
	const names = testimonials.map(({ name }) => name)
	expect(names).toHaveLength(6)
	expect(new Set([...names, ...others]).size).toBe(6 + others.length)
})

test('each has a role, a text and the rating the site claims', () => {
	for (const { role, text, rating } of testimonials) {
		expect(role).not.toBe('')
		expect(text.length).toBeGreaterThan(40)
		expect(rating.toFixed(1)).toBe('5.0')
	}
})
