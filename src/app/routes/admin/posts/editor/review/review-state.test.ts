import { expect, test } from 'vitest'
import { notSignedWords, reasonReaderWords, waitingWords } from './review-state.ts'

test.for([
	['by-mail', 'Helena', 'Vai por e-mail a Helena.'],
	['no-mail', 'Helena', 'Fica com o artigo: sem envio de e-mails configurado, Helena só lê aqui.'],
	['nobody', null, 'Fica com o artigo, para quem o abrir.'],
	['nobody', 'Rogério', 'Fica com o artigo, para quem o abrir.'],
] as const)('a reason told %s to %s: %s', ([told, requestedByName, words]) => {
	expect(reasonReaderWords({ told, requestedByName })).toBe(words)
})

test('what waits says since when and why, by the one word for how it stands', () => {
	const requestedAt = '2026-11-13T12:00:00Z'
	expect(waitingWords({ requestedAt, requestedByName: 'Helena', live: false })).toBe(
		'Em revisão desde 13/11/2026, 09:00, a pedido de Helena.',
	)
	expect(waitingWords({ requestedAt, requestedByName: null, live: true })).toBe(
		'Publicado. Espera revisão desde 13/11/2026, 09:00, por ser automático.',
	)
})

test('open notes are named where nobody can be asked', () => {
	expect(notSignedWords({ ok: false, reason: 'open-notes', open: 2 })).toBe(
		'2 notas continuam abertas. Resolva antes, ou marque que assina assim mesmo.',
	)
	expect(notSignedWords({ ok: false, reason: 'no-registration' })).toBe(
		'Informe antes o seu registro na SUSEP, em Conta.',
	)
})
