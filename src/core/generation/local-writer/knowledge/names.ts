import type { Angle, Aspect } from './types.ts'

/** What content files call the sides of a topic: as a section's heading, and wherever a side is named. */
export const aspectNames = {
	'O que é': 'what',
	'Para quem': 'who',
	'O que cobre': 'covers',
	'O que não cobre': 'excludes',
	'Como contratar': 'buying',
	Preço: 'price',
	'Na hora do sinistro': 'claim',
	'Lei e direitos': 'law',
	'Erros comuns': 'mistakes',
} as const satisfies Record<string, Aspect>

/** What they call the questions of a reader. Of two that a prompt asks alike, the first is answered. */
export const angleNames = {
	preço: 'cost',
	sinistro: 'claim',
	'vale a pena': 'worth',
	comparação: 'compare',
	erros: 'mistakes',
	coberturas: 'coverage',
	direitos: 'rights',
	contratação: 'buying',
	guia: 'guide',
} as const satisfies Record<string, Angle>
