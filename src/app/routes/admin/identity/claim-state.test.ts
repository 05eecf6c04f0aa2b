import { expect, test } from 'vitest'
import { claimState } from './claim-state.ts'

const now = new Date('2026-11-17T12:00:00Z')
const around = { now, reviewsUrl: 'https://exemplo.com.br' }
const held = { basis: 'Contrato social.', until: '2027-11-15' }

test.for([
	[held, 'Visível'],
	[{ ...held, until: '2027-01-01' }, 'Vence em 45 dias'],
	[{ ...held, until: '2026-11-18' }, 'Vence em 1 dia'],
	[{ ...held, until: '2026-11-17' }, 'Vence hoje'],
	[{ ...held, until: '2026-11-16' }, 'Venceu'],
	[{ ...held, until: null }, 'Escondida'],
	[{ ...held, basis: ' ' }, 'Escondida'],
] as const)('%o: %s', ([claim, words]) => {
	expect(claimState('anos', claim, around).words).toBe(words)
})

test('a note without a page to look it up is hidden', () => {
	expect(claimState('avaliacoes', held, { now, reviewsUrl: null }).hidden).toBe('Falta a página de avaliações.')
	expect(claimState('anos', held, { now, reviewsUrl: null }).hidden).toBeUndefined()
})
