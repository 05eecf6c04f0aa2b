import { expect, test } from 'vitest'
import { readRegister } from '#core/facts/read/read-register.ts'
import { type ClaimBasis, claimFactsOf } from './claim-basis.ts'
import { readClaims } from './read-claims.ts'
import { doubted } from './testing/told.ts'

const facts = claimFactsOf(readRegister())

/** Said as those say it who have it wrong: likeness is no proof, so nothing is said to contradict. */
test.for([
	'Os riscos excluídos podem ser descritos de forma genérica na apólice, sem exigência de clareza.',
	'No seguro contratado a valor de novo, admite-se a cláusula de rateio.',
	'No seguro de responsabilidade civil, os gastos com a defesa usam o mesmo limite das indenizações.',
	// What a short one is about, the sentence before says.
	'Financiou a casa? O seguro habitacional tem que ser o da seguradora do banco.',
])('%s', (text) => {
	expect(doubted(text)).toEqual([expect.stringMatching(/^unsupported/)])
})

test.for([
	'Qualquer pessoa pode ser indicada como beneficiária do seguro de vida, parente ou amiga.',
	'No seguro contratado a valor de novo não cabe a cláusula de rateio.',
	'A assembleia pode destituir o síndico que administra mal o prédio.',
	// Of something else with the same words.
	'A dívida do falecido é do espólio.',
	'O seguro-fiança substitui o fiador e a caução.',
])('%s', (text) => {
	expect(doubted(text)).toEqual([])
})

test('what is said as wrong ones are is told with the fact that it seems to deny, until somebody says that it is another', () => {
	const sentence = 'No seguro contratado a valor de novo, admite-se a cláusula de rateio.'
	const read = (supports: ClaimBasis['supports']) =>
		readClaims({ title: '', content: `<p>${sentence}</p>` }, { facts, supports, today: '2026-11-16' })
	const [claim] = read([])
	expect(claim).toMatchObject({ kind: 'rule', state: 'unsupported', evidence: { factId: 'valor-de-novo' } })
	const other = {
		id: '1',
		sentence: claim!.sentenceKey,
		kind: 'other-fact',
		factId: 'valor-de-novo',
		name: 'Ana',
	} as const
	expect(read([other]).map(({ evidence }) => evidence)).not.toContainEqual(
		expect.objectContaining({ factId: 'valor-de-novo' }),
	)
})

test('where a fact says something else than when the examples were written, they tell nothing of it', () => {
	const text = 'No seguro contratado a valor de novo, admite-se a cláusula de rateio.'
	const read = (statement?: string) =>
		readClaims(
			{ title: '', content: `<p>${text}</p>` },
			{
				facts: facts.map((fact) =>
					fact.id === 'valor-de-novo' && statement
						? { ...fact, versions: [{ ...fact.versions[0]!, statement }] }
						: fact,
				),
				supports: [],
				today: '2026-11-16',
			},
		)
	expect(read()).toHaveLength(1)
	expect(read('O seguro a valor de novo paga o preço de um bem novo.')).toEqual([])
})

test("what is said not to be 'apenas' one thing is not denied", () => {
	expect(
		doubted('A culpa não é apenas de quem dirige: entregar o carro a quem tem a carteira cassada também é crime.'),
	).toEqual([])
})
