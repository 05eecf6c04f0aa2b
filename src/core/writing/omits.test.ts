import { expect, test } from 'vitest'
import { articleOf } from './testing/written.ts'

const now = new Date('2026-11-15T12:00:00Z')

/** The text of an article, without its markup. */
function write(prompt: string): string {
	return articleOf({ prompt, now }).content.replace(/<[^>]+>/g, ' ')
}

test('whoever asks about the insurance of a card is not told how a company sets up a scheme', () => {
	for (const prompt of [
		'Vale a pena pagar o seguro do cartão?',
		'Bolsa protegida vale a pena?',
		'Seguro Pix: como funciona',
		'Erros com a garantia estendida',
	])
		expect(write(prompt)).not.toMatch(/Empresas com muitos clientes|empresa que (?:oferece|monta)|Para a empresa/)
})

test('a changing climate is not answered with a table on moving, children and divorce', () => {
	for (const prompt of ['Mudanças climáticas e seguros', 'Seguro e pandemia', 'Seguro para estudantes'])
		expect(write(prompt)).not.toMatch(/Contrato a rever/)
})

test('who insures animals or trees is not told when to plant and what to do before the harvest', () => {
	for (const prompt of ['Seguro para cavalos', 'Seguro para gado', 'Seguro de florestas'])
		expect(write(prompt)).not.toMatch(/[Rr]eplantio|Fora da janela|Colheu|talhão e tipo de evento/)
})
