import { expect, test } from 'vitest'
import { claimsIn, sayAllWithClaims, sayWithClaims } from './claim-marks.ts'

const text =
	'[Cotação em 10 minutos](anuncio:cotacao-em-10-minutos senão Peça sua cotação)[, sem taxa de adesão](anuncio:sem-taxa-de-adesao).'

test('a text names the claims that it makes', () => {
	expect(claimsIn(text)).toEqual(['cotacao-em-10-minutos', 'sem-taxa-de-adesao'])
	expect(claimsIn('Veja a [lei](https://www.planalto.gov.br) e os [30 dias](fato:sinistro-resposta).')).toEqual([])
})

test.for([
	[['cotacao-em-10-minutos', 'sem-taxa-de-adesao'], 'Cotação em 10 minutos, sem taxa de adesão.'],
	[['cotacao-em-10-minutos'], 'Cotação em 10 minutos.'],
	[[], 'Peça sua cotação.'],
] as const)('while %j hold it reads: %s', ([claims, said]) => {
	expect(sayWithClaims(text, claims)).toBe(said)
})

test('what a claim leaves behind is no hole, and other texts stay as they are', () => {
	expect(sayWithClaims('Cotação [em 10 minutos](anuncio:cotacao-em-10-minutos) por mensagem.', [])).toBe(
		'Cotação por mensagem.',
	)
	expect(sayWithClaims('Dois  espaços e um [link](/blog).', [])).toBe('Dois  espaços e um [link](/blog).')
})

test('all texts of a page are said alike, and nothing else changes', () => {
	const page = { title: text, parts: [{ text }, 7, null, true] }
	expect(sayAllWithClaims(page, [])).toEqual({
		title: 'Peça sua cotação.',
		parts: [{ text: 'Peça sua cotação.' }, 7, null, true],
	})
})
