import type { EverydayPrompt } from './types.ts'

export const peoplePrompts: readonly EverydayPrompt[] = [
	['Seguro de vida resgatável vale a pena?', 'life', 'Seguro de vida resgatável'],
	['Doenças graves no seguro de vida', 'life', 'Doenças graves'],
	['PGBL ou VGBL: qual escolher em 2026', 'pension', 'PGBL ou VGBL'],
	['Plano odontológico: coberturas do rol da ANS', 'health', 'Plano odontológico'],
	['Reajuste do plano de saúde por idade', 'health', 'Reajuste do plano de saúde'],
	['Seguro celular cobre furto simples?', 'phone', 'Furto simples de celular'],
	['Seguro viagem para a Europa (Tratado de Schengen)', 'travel', 'Seguro viagem para a Europa'],
	['Enchente: o seguro residencial cobre?', 'home', 'Enchente'],
	['Queda de raio e danos elétricos em casa', 'home', 'Danos elétricos'],
	['Consórcio de imóveis ou financiamento?', 'consortium', 'Consórcio ou financiamento'],
]
