import { expect, test } from 'vitest'
import released from './facts.content.server.ts'
import { nearestFacts } from './nearest-facts.ts'
import { registerOf } from './register.ts'

const register = registerOf(released)
const day = '2026-11-16'

function near(prompt: string, topics: string[] = [], behind: string[] = []) {
	return nearestFacts(register, { prompt, topics, behind: new Set(behind), day }).map(({ id }) => id)
}

test.for([
	['prazo para a seguradora responder depois do aviso de sinistro', ['sinistros'], 'sinistro-resposta'],
	['carência do plano de saúde para parto', ['plano-de-saude'], 'saude-carencia-parto'],
	['quem fiscaliza o consórcio', ['consorcio'], 'orgao-banco-central'],
] as const)('%s: 15 to 25 facts, with the one that answers it', ([prompt, topics, answer]) => {
	const ids = near(prompt, [...topics])
	expect(ids.length).toBeGreaterThanOrEqual(15)
	expect(ids.length).toBeLessThanOrEqual(25)
	expect(ids).toContain(answer)
	expect(new Set(ids).size).toBe(ids.length)
})

test('what our own text on the subject rests on comes first', () => {
	const ids = near('carro reserva', ['seguro-auto'], ['sinistro-pagamento', 'orgao-ans'])
	expect(ids.slice(0, 2).toSorted()).toEqual(['orgao-ans', 'sinistro-pagamento'])
})

test('a request that no fact is near to gets what holds for any insurance', () => {
	const ids = near('submarino')
	expect(ids.length).toBe(15)
	for (const id of ids)
		expect(register.get(id)!.topics).toEqual(
			expect.arrayContaining([expect.stringMatching(/direitos-do-consumidor|sinistros|cotacoes|mercado-de-seguros/)]),
		)
})

test('a norm that was replaced is not among them, and was on a day on which it held', () => {
	expect(near('Código Civil e contrato de seguro')).not.toContain('codigo-civil-contrato-de-seguro')
	const then = nearestFacts(register, {
		prompt: 'Código Civil e contrato de seguro',
		topics: [],
		behind: new Set(),
		day: '2024-05-10',
	})
	expect(then.map(({ id }) => id)).toContain('codigo-civil-contrato-de-seguro')
})
