import { expect, test } from 'vitest'
import { leftOutText, overLimitText, planFigures } from './plan-view.ts'

const price = { inputPerMillionUsd: 0.15, outputPerMillionUsd: 0.6 }
const past = Array.from({ length: 5 }, (_, n) => ({
	research: true,
	fastMode: false,
	costUsd: 0.006 + n / 1000,
	seconds: 60 + n * 15,
}))

test('cost and time are those of the records, as often as there are articles', () => {
	const month = { provider: 'groq', label: 'Groq', spentUsd: 0.64, limitUsd: 2 } as const
	const { expected, mostUsd, overUsd } = planFigures({ prices: [price], past, month }, 5)
	expect(expected.cost).toEqual({ text: 'de US$ 0,03 a US$ 0,05', note: 'nas últimas 5 execuções' })
	expect(expected.time).toEqual({ text: 'de 5 a 10 min', note: 'nas últimas 5 execuções' })
	expect(mostUsd).toBeCloseTo(0.05)
	expect(overUsd).toBe(0)
	expect(planFigures({ prices: [price], past, month: { ...month, spentUsd: 2 } }, 5).overUsd).toBeGreaterThan(0.04)
})

test('what the month lacks is said with its limit, and nothing where it has room', () => {
	const month = { provider: 'groq', label: 'Groq', spentUsd: 2, limitUsd: 2 } as const
	expect(overLimitText({ prices: [price], past, month }, 5)).toMatch(
		/^Podem faltar US\$ 0,\d{2,4} no limite do mês do Groq\.$/,
	)
	expect(overLimitText({ prices: [price], past, month: { ...month, spentUsd: 0 } }, 5)).toBeUndefined()
	expect(overLimitText({ prices: [], past: [], month: null }, 5)).toBeUndefined()
})

test('the local writer costs nothing and has no limit; of the time nothing is said without records', () => {
	const { expected, overUsd } = planFigures({ prices: [], past: [], month: null }, 8)
	expect(expected.cost).toEqual({ text: 'US$ 0,00', note: 'o redator local não cobra' })
	expect(expected.time.text).toBe('sem medida')
	expect(overUsd).toBe(0)
})

test('who stays out is named with the reason', () => {
	expect(leftOutText([{ category: 'Vida', reason: 'no-topic' }])).toBe('Fica de fora: Vida (sem assunto novo).')
	expect(
		leftOutText([
			{ category: 'Viagem', reason: 'has-article' },
			{ category: 'Vida', reason: 'not-chosen' },
		]),
	).toBe('Ficam de fora: Viagem (já tem o artigo de hoje) e Vida (não marcada na programação).')
})
