import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { slugify } from './slugify.ts'

test.for([
	['Bati o carro: o que fazer nas primeiras 24 horas', 'bati-o-carro-o-que-fazer-nas-primeiras-24-horas'],
	['Indenização, franquia & ação', 'indenizacao-franquia-acao'],
	['  --Já   vou--  ', 'ja-vou'],
	['PGBL/VGBL', 'pgblvgbl'],
	['☀️', ''],
])('%s becomes %s', ([text, slug]) => {
	expect(slugify(text!)).toBe(slug)
})

test('any text gives a clean address that is its own address', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
			const slug = slugify(text)
			expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
			expect(slug.length).toBeLessThanOrEqual(100)
			expect(slugify(slug)).toBe(slug)
		}),
	)
})
