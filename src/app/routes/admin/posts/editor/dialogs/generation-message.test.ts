import { expect, test } from 'vitest'
import { messageOf } from './generation-message.ts'

const quota = { success: true, degraded: true, error: 'GEMINI_QUOTA_EXCEEDED' }

test.for([
	['unsplash', 'A imagem veio do banco de imagens gratuito.'],
	['placeholder', 'A imagem é um desenho do site.'],
] as const)('a used-up quota says that the picture of %s is that', ([provider, text]) => {
	expect(messageOf({ ...quota, provider })).toEqual({ tone: 'warn', title: 'Quota Gemini Excedida', text })
})

test('our own limit is not told as a refusal of Google’s, and says what to do', () => {
	const limit = { success: true, degraded: true, error: 'O limite mensal…', errorCode: 'monthly-limit' }
	const attempts = [
		{ provider: 'gemini', errorCode: 'monthly-limit' },
		{ provider: 'unsplash', errorCode: null },
	]
	expect(messageOf({ ...limit, provider: 'unsplash', attempts })).toEqual({
		tone: 'warn',
		title: 'Limite mensal do Gemini atingido',
		text: 'A imagem veio do banco de imagens gratuito. Aumente o limite na Configuração de Imagens ou espere o próximo mês.',
	})
})

test('a picture of another, or a drawing, is a fallback; the picture asked for is a success', () => {
	const title = 'Imagem gerada com fallback'
	const error = 'O provedor está com problemas.'
	expect(messageOf({ success: true, degraded: true, provider: 'unsplash', error })).toMatchObject({
		title,
		text: error,
	})
	expect(messageOf({ success: true, provider: 'placeholder' })).toMatchObject({ title, tone: 'warn' })
	expect(messageOf({ success: true, provider: 'gemini' })).toMatchObject({ title: 'Imagem gerada', tone: 'ok' })
})

test('a provider without a key was not called, and that is what is told', () => {
	const notCalled = { provider: 'unsplash', reason: 'Unsplash sem chave de acesso configurada.' }
	const answer = { success: true, degraded: true, notCalled, error: notCalled.reason }
	const title = 'O Unsplash não foi chamado'
	expect(messageOf({ ...answer, provider: 'placeholder' })).toEqual({
		tone: 'warn',
		title,
		text: `${notCalled.reason} A imagem é um desenho do site.`,
	})
	expect(messageOf({ ...answer, provider: 'gemini' })).toMatchObject({
		title,
		text: `${notCalled.reason} A imagem veio do Gemini.`,
	})
})
