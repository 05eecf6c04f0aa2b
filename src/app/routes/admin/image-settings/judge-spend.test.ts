import { expect, test } from 'vitest'
import { judgeSpend } from './judge-spend.ts'

test.for([
	[0, 2, 'usual', '0% do limite usados.'],
	[1.59, 2, 'usual', '79% do limite usados.'],
	[1.6, 2, 'warn', 'Perto do limite: 80% usados.'],
	[1.999, 2, 'warn', 'Perto do limite: 99% usados.'],
	[2, 2, 'err', 'Limite do mês atingido.'],
	[3, 2, 'err', 'Limite do mês atingido.'],
	[0, 0, 'err', 'Limite zero: nada pode ser gasto.'],
] as const)('%d of %d is %s: %s', ([spent, limit, tone, words]) => {
	expect(judgeSpend(spent, limit)).toEqual({ tone, words })
})
