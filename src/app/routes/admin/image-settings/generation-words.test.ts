import { expect, test } from 'vitest'
import { tellState } from './generation-words.ts'

function failed(errorCode: string | null, errorMessage: string | null = null) {
	return tellState({ provider: 'gemini', state: 'done', success: false, errorCode, errorMessage })
}

test('what worked and what is under way need no reason', () => {
	const fine = { provider: 'gemini', errorCode: null, errorMessage: null }
	expect(tellState({ state: 'done', success: true, ...fine })).toEqual({ tone: 'ok', label: 'Sucesso' })
	expect(tellState({ state: 'pending', success: false, ...fine })).toEqual({ tone: 'info', label: 'Em andamento' })
})

test('our limit and the quota of Gemini are told apart, in the badge and in the sentence', () => {
	expect(failed('monthly-limit')).toMatchObject({
		label: 'Limite do mês',
		reason: 'O limite mensal do Gemini foi atingido. Aumente-o na Configuração de Imagens ou espere o próximo mês.',
	})
	expect(failed('quota-per-day')).toMatchObject({
		label: 'Cota do Gemini',
		reason: 'A cota diária do Gemini acabou. Ela volta à meia-noite do Pacífico.',
	})
	expect(failed('rate-limited')).toMatchObject({ label: 'Muitos pedidos' })
})

test('an unknown fault is told as it was written down, or that nobody wrote it down', () => {
	expect(failed('new-fault', 'Algo novo.')).toMatchObject({ label: 'Erro', reason: 'Algo novo.' })
	expect(failed(null)).toMatchObject({ label: 'Erro', reason: 'O motivo não foi registrado.' })
})
