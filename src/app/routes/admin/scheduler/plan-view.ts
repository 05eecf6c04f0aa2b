import { estimateRunCost } from '#core/generation/runs/estimate-cost.ts'
import { rangeOf } from '#core/generation/runs/past-range.ts'
import { overLimitUsd, SCHEDULED } from '#core/generation/scheduler/month-room.ts'
import type { LeftOut } from '#core/generation/scheduler/plan-run.ts'
import { expectedOf, type WritingCosts } from '../ai-generator/expected.ts'
import { dollars } from '../ai-generator/run-words.ts'

/** What a run would write, as it travels in JSON. */
export type PlanView = WritingCosts & {
	articles: { categoryId: string; category: string; topic: string }[]
	out: LeftOut[]
	/** Whether what passes everything goes live. */
	publish: boolean
}

/** What so many articles come to. */
export function planFigures({ prices, past, month }: WritingCosts, articles: number) {
	const [price] = prices
	const cost = rangeOf(past, SCHEDULED, 'costUsd') ?? estimateRunCost(prices.slice(0, 1), SCHEDULED)
	return {
		expected: expectedOf({ prices, past }, SCHEDULED, articles),
		mostUsd: articles * cost.to,
		overUsd: month && price ? overLimitUsd({ spend: month, price, cost }, articles) : 0,
	}
}

/** What the month lacks for so many articles: 'Podem faltar US$ 0,02 no limite do mês do Groq.' Nothing where it has room. */
export function overLimitText(costs: WritingCosts, articles: number): string | undefined {
	const { overUsd } = planFigures(costs, articles)
	if (!costs.month || overUsd === 0) return undefined
	return `Podem faltar ${dollars(overUsd)} no limite do mês do ${costs.month.label}.`
}

const reasons: Record<LeftOut['reason'], string> = {
	'not-chosen': 'não marcada na programação',
	'has-article': 'já tem o artigo de hoje',
	'in-bin': 'o artigo de hoje está na lixeira',
	'no-topic': 'sem assunto novo',
}

const inWords = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** 'Ficam de fora: Viagem (já tem o artigo de hoje) e Vida (sem assunto novo).' */
export function leftOutText(out: readonly LeftOut[]): string {
	const each = out.map(({ category, reason }) => `${category} (${reasons[reason]})`)
	return `${out.length === 1 ? 'Fica' : 'Ficam'} de fora: ${inWords.format(each)}.`
}
