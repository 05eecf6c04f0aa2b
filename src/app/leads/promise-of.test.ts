import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import type { Lead } from '#db/schema/leads.ts'
import { promiseOf } from './promise-of.ts'
import { replyOf } from './reply-of.ts'

const at = (text: string) => new Date(`${text}:00-03:00`)
const asked = (overrides: Parameters<typeof aLead>[0] = {}) => aLead(overrides) as Lead
const message = (subject: string) =>
	asked({ kind: 'contact', page: '/contact', email: 'a@exemplo.com.br', answers: { Assunto: subject } })

test.for([
	['2026-11-16T09:07', 'in-ten-minutes', 'ten-minutes', '2026-11-16T09:17'],
	['2026-11-16T17:55', 'after-opening', 'after-opening', '2026-11-18T08:00'],
	['2026-11-14T10:00', 'after-opening', 'after-opening', '2026-11-17T08:00'],
] as const)('what is kept at %s is what was said', ([now, way, answerPromise, due]) => {
	expect(replyOf(asked(), freshIdentity, at(now)).way).toBe(way)
	expect(promiseOf(asked(), freshIdentity, at(now))).toEqual({ answerPromise, answerDueAt: at(due) })
})

test('without the claim, without a contact, or for news there is no promise', () => {
	const open = at('2026-11-16T09:07')
	const none = { answerPromise: null, answerDueAt: null }
	const claims = { ...freshIdentity.claims, 'cotacao-em-10-minutos': { basis: '', until: null } }
	expect(promiseOf(asked(), { ...freshIdentity, claims }, open)).toEqual(none)
	expect(promiseOf(asked({ phone: null }), freshIdentity, open)).toEqual(none)
	expect(promiseOf(asked({ kind: 'notify' }), freshIdentity, open)).toEqual(none)
	expect(promiseOf(message('Elogio'), freshIdentity, open)).toEqual(none)
})

test('complaints and privacy run to the end of their last day', () => {
	const now = at('2026-11-16T09:07')
	const complaint = promiseOf(message('Reclamação'), freshIdentity, now)
	expect(complaint.answerPromise).toBe('complaint')
	const privacy = promiseOf(message('Meus dados pessoais (LGPD)'), freshIdentity, now)
	expect(privacy).toEqual({ answerPromise: 'privacy', answerDueAt: at('2026-12-02T00:00') })
})
