import { expect, test } from 'vitest'
import { evidenceWords } from './claim-words.ts'

const evidence = {
	kind: 'fact',
	factId: 'valor-de-novo',
	statement: 'O seguro a valor de novo não admite cláusula de rateio.',
	norm: 'Lei 15.040/2024',
} as const

test('of what nothing supports it is told whether a fact seems to say the contrary', () => {
	expect(evidenceWords({ state: 'unsupported' })).toBe('Nenhum fato fala disto, nenhuma fonte foi dada.')
	expect(evidenceWords({ state: 'unsupported', evidence })).toBe(
		'Parece o contrário do que o cadastro diz: O seguro a valor de novo não admite cláusula de rateio. (Lei 15.040/2024)',
	)
	expect(evidenceWords({ state: 'fact', evidence })).toBe(
		'Lei 15.040/2024: O seguro a valor de novo não admite cláusula de rateio.',
	)
})
