import { expect, test } from 'vitest'
import { sentencesOf, wordsOf } from './sentences.ts'

test.for([
	['O carro parou. E agora? Ligue já! Fim…', 4],
	['Pela Lei 15.040/2024, art. 86, o prazo é de 30 dias. Depois disso há multa de 2 %.', 2],
	['O Sr. Silva e a Dra. Souza leram o art. 13. Concordaram.', 2],
	['Custa R$ 1.250,00 por ano. O teto é de R$ 2.000.', 2],
	['Vale para casa, carro etc. Mas não para barco.', 2],
	['Leve RG, CPF etc. para a vistoria.', 1],
	['“Está coberto?” Perguntou ela. “Sim.” Respondemos.', 4],
	['J. K. Rowling escreveu.', 1],
	['Sem ponto final', 1],
	['... --- !!!', 0],
	['', 0],
] as const)('%s', ([text, count]) => {
	expect(sentencesOf(text).length).toBe(count)
})

test('words keep their hyphens and leave marks behind', () => {
	expect(wordsOf('Guarda-chuva, d’água: R$ 1.000 (2ª via)!')).toEqual([
		'Guarda-chuva',
		'd’água',
		'R',
		'1',
		'000',
		'2ª',
		'via',
	])
})
