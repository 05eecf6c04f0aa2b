import { expect, test } from 'vitest'
import { found, plus } from '../testing/check.ts'

test.for([
	'Vale o art. 768 do Código Civil.',
	'Vale o artigo 768 do Código Civil.',
	'Vale o art. 768 do CC.',
	'Veja os arts. 800 a 802 do Código Civil.',
	'Veja os artigos 186 e 757 do CC/2002.',
	'Pelo Código Civil, art. 802, o prazo corre.',
	'Siga a Circular SUSEP 256/2004.',
	'Siga a Circular SUSEP n° 256.',
	'Siga a Circular SUSEP nº 269, de 2004.',
	'Siga a Circular nº 302 da SUSEP.',
	'Consulte o Denatran.',
	'O seguro DPVAT paga até R$ 13.500.',
	'O DPVAT paga até 2.000 reais.',
])('of the past: %s', (sentence) => {
	expect(found('superseded-law', plus(`<p>${sentence}</p>`))).toMatchObject([{ severity: 'crítico' }])
})

test.for([
	'Vale a Lei 15.040/2024.',
	'Veja o art. 1.346 do Código Civil.',
	'Veja o art. 1.768 do Código Civil.',
	'Veja o art. 756 do CC e o art. 803 do CC.',
	'Veja o art. 800 do Código de Processo Civil.',
	'A Circular SUSEP 256/2004 foi revogada.',
	'Até 10/12/2025 valia o art. 768 do Código Civil.',
	'O DPVAT cobria acidentes até 14 de novembro de 2023.',
	'O DPVAT deixou de ser cobrado.',
	'Siga a Circular SUSEP 2560.',
])('of today, or told as past: %s', (sentence) => {
	expect(found('superseded-law', plus(`<p>${sentence}</p>`))).toEqual([])
})

test('a norm is of the past from the day after its last one', () => {
	const article = plus('<p>Vale o art. 768 do Código Civil.</p>')
	expect(found('superseded-law', article, { now: new Date('2025-12-10T12:00:00Z') })).toEqual([])
	expect(found('superseded-law', article, { now: new Date('2025-12-11T12:00:00Z') })).toMatchObject([
		{ fix: expect.stringContaining('Lei 15.040/2024') },
	])
})
