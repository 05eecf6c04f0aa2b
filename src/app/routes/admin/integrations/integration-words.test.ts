import { expect, test } from 'vitest'
import { findIntegration } from '#core/integrations/registry.ts'
import { faultWords, pushWords, shortMoment, stateWords } from './integration-words.ts'

const now = new Date('2026-11-16T12:14:00Z')
const gemini = findIntegration('gemini')!
const stored = { from: 'stored', shown: '••••••••f3Qa', optional: false } as const
const nobody = { from: 'nobody', optional: false } as const

test('without a key it says what the site does instead', () => {
	expect(stateWords(gemini, { values: [nobody], state: undefined, now })).toEqual({
		kind: 'missing',
		badge: 'Sem chave',
		text: gemini.without,
	})
	const ads = findIntegration('ads')!
	expect(stateWords(ads, { values: [nobody, nobody], state: undefined, now }).badge).toBe('Sem identificador')
})

test('nothing is called working before a call went well', () => {
	expect(stateWords(gemini, { values: [stored], state: undefined, now })).toMatchObject({ kind: 'untested' })
	const state = { succeededAt: new Date('2026-11-16T12:12:00Z'), failing: undefined }
	expect(stateWords(gemini, { values: [stored], state, now })).toEqual({
		kind: 'works',
		badge: 'Funciona',
		text: 'Último uso hoje, 09:12.',
	})
	expect(stateWords(gemini, { values: [{ from: 'environment', optional: false }], state, now }).text).toBe(
		'Último uso hoje, 09:12. Para trocar, mude no servidor.',
	)
})

test('of ads nobody here can know whether they are counted', () => {
	const state = { succeededAt: now, failing: undefined }
	expect(stateWords(findIntegration('ads')!, { values: [stored, stored], state, now })).toMatchObject({
		badge: 'Ligado',
	})
})

test('notices in the browser speak of notices, and a test of how many were taken', () => {
	const push = findIntegration('push')!
	const words = stateWords(push, { values: [stored], state: undefined, now })
	expect(words).toMatchObject({ badge: 'Ligado', text: 'Nenhum aviso foi enviado com esta chave até agora.' })
	expect(pushWords({ browsers: 0, taken: 0 })).toMatchObject({ tone: 'err' })
	expect(pushWords({ browsers: 2, taken: 0 })).toMatchObject({ tone: 'err' })
	expect(pushWords({ browsers: 2, taken: 1 }).message).toBe(
		'O serviço do navegador aceitou 1 aviso de teste. Veja se apareceu. Dos seus 2 navegadores, os outros não puderam ser avisados.',
	)
})

test('a failure says since when, why, and what happens meanwhile', () => {
	const since = new Date('2026-11-16T01:40:00Z')
	const state = { succeededAt: null, failing: { since, last: now, fault: 'quota', status: 429 } } as const
	expect(stateWords(gemini, { values: [stored], state, now })).toEqual({
		kind: 'fails',
		badge: 'Falha desde 15/11, 22:40',
		text: `O limite de uso foi atingido (429). Ela volta à meia-noite do Pacífico. ${gemini.meanwhile}`,
	})
})

test('what was sealed under another secret must be typed again, whatever the last calls were', () => {
	const values = [{ from: 'unreadable', optional: false } as const]
	const state = { succeededAt: now, failing: undefined }
	expect(stateWords(gemini, { values, state, now })).toMatchObject({ kind: 'again', badge: 'Digite de novo' })
})

test('a refusal is told in the words of its service, without a status where there was none', () => {
	expect(faultWords({ id: 'mail' }, { ok: false, fault: 'key-refused', status: 535 })).toBe(
		'O servidor não aceitou o usuário ou a senha (535).',
	)
	expect(faultWords({ id: 'groq' }, { ok: false, fault: 'timeout' })).toBe('O serviço não respondeu a tempo.')
})

test('a moment of another year names it', () => {
	expect(shortMoment(new Date('2025-11-16T12:14:00Z'), now)).toBe('16/11/2025, 09:14')
})
