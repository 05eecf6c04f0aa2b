import { expect, test } from 'vitest'
import { describeState } from './outbox-words.ts'

test('without a mail server a mail waits for one, and is not on its way', () => {
	expect(describeState('queued', true).words).toBe('na fila')
	expect(describeState('queued', false).words).toBe('aguardando configuração')
	expect(describeState('sent', false).words).toBe('enviado')
})
