import { expect, test } from 'vitest'
import { found } from '../testing/check.ts'

const nouns = ['franquia', 'vistoria', 'apólice', 'carência', 'cobertura']
const section = (noun: string) =>
	`<h2>Sobre a ${noun}</h2><p>A ${noun} pede atenção antes da assinatura. Leia com calma o que a proposta diz da ${noun}. Se a ${noun} não ficar clara, pergunte ao corretor por escrito.</p>`

test('sections of the same sentences with another noun are a text that repeats itself', () => {
	expect(found('repetition', { content: nouns.map(section).join('') })).toMatchObject([
		{ severity: 'crítico', points: 8, message: expect.stringContaining('poucas palavras trocadas') },
	])
})

test('a sentence that comes a third time with a few words changed is named as that', () => {
	const again = [
		'Se a vistoria não ficar clara, pergunte ao corretor por escrito.',
		'Anote a data da vistoria num papel guardado em casa.',
		'Cada pessoa conta a sua história de um jeito próprio e ninguém precisa de pressa.',
		'Outra frase segue aqui sem nada em comum com as primeiras do parágrafo.',
		'Se a carência não ficar clara, pergunte ao corretor por escrito.',
	]
	expect(found('repetition', { content: `${section('franquia')}<p>${again.join(' ')}</p>` })).toMatchObject([
		{ message: expect.stringContaining('já está duas vezes no texto, com poucas palavras trocadas') },
	])
})

test.for([
	[
		'cells of a table',
		'<table><tr><td>O plano básico paga até cem reais por dia.</td></tr><tr><td>O plano médio paga até cem reais por dia.</td></tr></table>',
	],
	[
		'sentences that only begin alike',
		'<p>Se a franquia for alta, a parcela cai bastante no ano. Se a franquia for baixa, o conserto pesa menos no bolso.</p>',
	],
	['what is short', '<p>Depende da apólice. Depende da proposta.</p>'],
] as const)('no repetition: %s', ([, content]) => {
	expect(found('repetition', { content })).toEqual([])
})
