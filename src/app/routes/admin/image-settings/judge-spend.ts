import type { ProgressTone } from '#app/components/admin/progress-bar.tsx'

const NEAR = 0.8

/** How a month stands against its limit, in a colour and in words. A limit of 0 lets nothing through. */
export function judgeSpend(spentUsd: number, limitUsd: number): { tone: ProgressTone; words: string } {
	if (limitUsd === 0) return { tone: 'err', words: 'Limite zero: nada pode ser gasto.' }
	if (spentUsd >= limitUsd) return { tone: 'err', words: 'Limite do mês atingido.' }
	const percent = Math.floor((spentUsd / limitUsd) * 100)
	if (spentUsd >= limitUsd * NEAR) return { tone: 'warn', words: `Perto do limite: ${percent}% usados.` }
	return { tone: 'usual', words: `${percent}% do limite usados.` }
}
