import { expect, test } from 'vitest'
import { hasConnective } from './connectives.ts'
import { fleschOf, fleschOfSentences } from './flesch.ts'
import { isPassive } from './passive-voice.ts'
import { repeatedOpenings } from './repeated-openings.ts'
import { sentencesOf } from './sentences.ts'

test.for([
	['Por isso, guarde as notas.', true],
	['O carro parou, mas o guincho veio.', true],
	['Além disso, avise o corretor.', true],
	['O guincho veio cedo.', false],
	['A semana passou.', false],
	['Masmorra antiga.', false],
] as const)('%s has a connective: %s', ([sentence, expected]) => {
	expect(hasConnective(sentence)).toBe(expected)
})

test.for([
	['O carro foi vistoriado ontem.', true],
	['As apólices são emitidas em 30 dias.', true],
	['O prazo já foi descumprido.', true],
	['A indenização será paga pela seguradora.', true],
	['Os danos não são cobertos.', true],
	['A seguradora paga em 30 dias.', false],
	['O cuidado é seu.', false],
	['É um estado do Sul.', false],
	['O prazo é rápido.', false],
	['Ela tem pago em dia.', false],
] as const)('%s is passive: %s', ([sentence, expected]) => {
	expect(isPassive(sentence)).toBe(expected)
})

test('the Flesch index follows the formula for Portuguese', () => {
	// 4 words, 1 sentence, 8 syllables: 248.835 - 1.015 × 4 - 84.6 × 2.
	expect(fleschOf({ words: 4, sentences: 1, syllables: 8 })).toBeCloseTo(75.575)
	expect(fleschOf({ words: 0, sentences: 0, syllables: 0 })).toBe(100)
	expect(fleschOf({ words: 10, sentences: 1, syllables: 60 })).toBe(0)
})

/** Divided and reckoned by hand. */
test.for([
	['O car-ro pa-rou na ru-a.', 100],
	['A cor-re-to-ra con-fe-re a a-pó-li-ce an-tes da as-si-na-tu-ra.', 18.64],
	['Cha-me o guin-cho. De-pois, li-gue pa-ra a se-gu-ra-do-ra e a-no-te o nú-me-ro do a-ten-di-men-to.', 54.4],
	['A in-de-ni-za-ção sai em trin-ta di-as, con-ta-dos da en-tre-ga dos do-cu-men-tos.', 53.09],
	['A res-pon-sa-bi-li-da-de do be-ne-fi-ci-á-rio de-pen-de da do-cu-men-ta-ção a-pre-sen-ta-da.', 0],
	['Há u-ma fran-qui-a. Vo-cê pa-ga es-sa par-te; o res-to é da se-gu-ra-do-ra.', 73.55],
] as const)('%s has the index %f', ([divided, index]) => {
	expect(fleschOfSentences(sentencesOf(divided.replaceAll('-', '')))).toBeCloseTo(index, 2)
})

test('three sentences in a row that open alike are noticed; articles are looked through', () => {
	const alike = ['Você paga.', 'Você espera.', 'Você recebe.']
	expect(repeatedOpenings(alike)).toEqual([{ word: 'você', sentences: alike }])
	expect(repeatedOpenings(['Você paga.', 'Ele espera.', 'Você recebe.'])).toEqual([])
	expect(repeatedOpenings(['O carro parou.', 'O guincho veio.', 'O seguro pagou.'])).toEqual([])
	expect(repeatedOpenings(['O carro parou.', 'O carro ficou.', 'O carro sumiu.'])).toHaveLength(1)
})
