import { expect, test } from 'vitest'
import { claimFactsOf } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { readRegister } from '#core/facts/read/read-register.ts'
import { check, found, plus } from '../testing/check.ts'
import { goodArticle } from '../testing/good-article.ts'

const facts = claimFactsOf(readRegister())

function foundIn(sentence: string, today = '2026-11-16') {
	const article = plus(`<p>${sentence}</p>`)
	const claims = readClaims({ ...goodArticle, ...article }, { facts, supports: [], today })
	return found('claims', article, { claims, now: new Date(`${today}T12:00:00Z`) })
}

test.for([
	'Vale o art. 768 do Código Civil.',
	'Veja os arts. 800 a 802 do Código Civil.',
	'Pelo Código Civil, art. 802, o prazo corre.',
	'Siga a Circular SUSEP 256/2004.',
	'Siga a Circular SUSEP nº 269, de 2004.',
	'Siga a Circular nº 302 da SUSEP.',
	'Consulte o Denatran.',
	'O seguro DPVAT paga até R$ 13.500.',
])('a norm that is over is critical: %s', (sentence) => {
	expect(foundIn(sentence)).toMatchObject([{ severity: 'crítico' }])
})

test.for([
	'Vale a Lei 15.040/2024.',
	'Veja o art. 1.346 do Código Civil.',
	'Veja o art. 756 do CC e o art. 803 do CC.',
	'A Circular SUSEP 256/2004 foi revogada.',
	'Até 10/12/2025 valia o art. 768 do Código Civil.',
	'Antes, o tema ficava nos arts. 757 a 802 do Código Civil.',
	'O DPVAT deixou de ser cobrado.',
	'Siga a Circular SUSEP 2560.',
])('of today, unknown, or told as past: %s', (sentence) => {
	expect(foundIn(sentence)).toEqual([])
})

test('a norm is over from the day after its last one', () => {
	const over = (today: string) =>
		foundIn('Vale o art. 768 do Código Civil.', today).filter(({ message }) => message.includes('art. 768'))
	expect(over('2025-12-10')).toEqual([])
	expect(over('2025-12-11')).toHaveLength(1)
})

test('a figure that a fact gives otherwise is critical, in the same unit', () => {
	const wrong = 'A seguradora tem 45 dias para recusar a proposta, e o silêncio vale como aceitação.'
	expect(foundIn(wrong)).toMatchObject([{ severity: 'crítico', fix: 'Escreva “25 dias”.' }])
	expect(foundIn('Reserve quinze minutos para comparar cada linha com a proposta aceita.')).not.toMatchObject([
		{ severity: 'crítico' },
	])
})

test('claims that nobody has read yet earn nothing, and that is said', () => {
	expect(found('claims', {}, { claims: undefined })).toMatchObject([{ severity: 'dica', points: 8 }])
	expect(check().score).toBe(100)
})

test.for([
	['<p>O carro fica na garagem.</p>', 'nenhuma afirmação a conferir'],
	['<p>A Lei 15.040/2024 rege o contrato de seguro.</p>', '1 conferida, nenhuma contra um fato'],
] as const)('what was looked at is counted: %s', ([content, evidence]) => {
	const article = { ...goodArticle, content }
	const claims = readClaims(article, { facts, supports: [], today: '2026-11-16' })
	const { rules } = check(article, { claims })
	expect(rules.find(({ id }) => id === 'claims')).toMatchObject({ evidence })
})
