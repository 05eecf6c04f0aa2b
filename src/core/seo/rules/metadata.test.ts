import { expect, test } from 'vitest'
import { found } from '../testing/check.ts'

test('a title is completed by itself only where the name of the site makes it long enough', () => {
	const fixable = (metaTitle: string, siteName?: string) =>
		found('title-length', { metaTitle }, { siteName })[0]!.autoFixable
	expect(fixable('Seguro auto', 'Farol do Sul Seguros')).toBe(true)
	expect(fixable('Carro', 'Farol do Sul Seguros')).toBe(false)
	expect(fixable('Seguro auto')).toBe(false)
	expect(fixable('x'.repeat(61))).toBe(true)
})

test('a description is completed by itself only where the text has the words', () => {
	expect(found('description-length', { metaDescription: '' })).toMatchObject([{ autoFixable: true }])
	expect(found('description-length', { metaDescription: '', content: '<p>Curto.</p>' })).toMatchObject([
		{ autoFixable: false },
	])
})
