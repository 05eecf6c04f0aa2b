import { expect, test } from 'vitest'
import { fitHeading, headingLines, headingWidth } from './heading-lines.ts'

const measure = { maxWidth: 10, maxLines: 3 }

test('wide letters count more than narrow ones', () => {
	expect(headingWidth('MMM')).toBeGreaterThan(3 * headingWidth('i'))
	expect(headingWidth('')).toBe(0)
})

test('accents add no width', () => {
	expect(headingWidth('Previdência')).toBeCloseTo(headingWidth('Previdencia'))
	expect(headingWidth('Cotação')).toBeCloseTo(headingWidth('Cotacao'))
})

// Measured in Chromium with the cut font at optical size 40, letter-spacing -0.02em.
test.each([
	['Seguro de Responsabilidade Civil', 13.06],
	['Bati o carro. E agora?', 8.14],
	['PGBL ou VGBL em 2026', 9.08],
])('%s is about as wide as the browser sets it', (text, em) => {
	expect(Math.abs(headingWidth(text) / em - 1)).toBeLessThan(0.05)
})

test('a short title stays on one line', () => {
	expect(headingLines('Seguro Auto', measure)).toEqual(['Seguro Auto'])
})

test('lines keep all words, in order, within the measure', () => {
	const title = 'Furto de bicicleta: quem paga a conta'
	const lines = headingLines(title, measure)
	expect(lines.join(' ')).toBe(title)
	for (const line of lines) expect(headingWidth(line)).toBeLessThanOrEqual(10)
})

test('lines are of about equal length', () => {
	expect(headingLines('Classe de bônus: como ela baixa o preço', { maxWidth: 14, maxLines: 3 })).toEqual([
		'Classe de bônus: como',
		'ela baixa o preço',
	])
})

test('a long title is cut at a word', () => {
	const title = 'Previdência privada em 2026: PGBL ou VGBL, tabela progressiva ou regressiva, e a sucessão'
	const lines = headingLines(title, measure)
	expect(lines).toHaveLength(3)
	const kept = lines.join(' ')
	expect(kept).toMatch(/\p{L}…$/u)
	expect(title).toMatch(new RegExp(`^${kept.slice(0, -1)}[\\s,]`))
	for (const line of lines) expect(headingWidth(line)).toBeLessThanOrEqual(10)
})

test('no comma stands before the ellipsis', () => {
	expect(headingLines('Um, dois, três, quatro', { maxWidth: 5.5, maxLines: 1 })).toEqual(['Um, dois…'])
})

test('a word that no line can hold is cut itself', () => {
	const [line = ''] = headingLines('Anticonstitucionalissimamente', measure)
	expect(line).toMatch(/^Anticonst\p{L}+…$/u)
	expect(headingWidth(line)).toBeLessThanOrEqual(10)
})

test('the largest size that holds the whole title is chosen', () => {
	const sizes = [88, 76, 66] as const
	expect(fitHeading('Perdi a chave', { sizes, width: 660, maxLines: 3 }).size).toBe(88)
	const long = fitHeading('palavra '.repeat(40), { sizes, width: 660, maxLines: 3 })
	expect(long.size).toBe(66)
	expect(long.lines).toHaveLength(3)
	expect(long.lines.at(-1)).toMatch(/…$/)
})
