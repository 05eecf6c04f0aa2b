import { expect, test } from 'vitest'
import { auditActions } from '#core/audit/record-audit.ts'
import { auditGroups } from './audit-query.ts'
import { actionsOf, tellAudit } from './audit-words.ts'

test.for([...auditActions])('%s is told in a sentence, with a subject and without', (action) => {
	for (const subjectLabel of ['bia@exemplo.com.br', null]) {
		const { sentence } = tellAudit({ action, subjectLabel, details: {} })
		expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
		expect(sentence).not.toMatch(/undefined|null/)
	}
})

test('every action belongs to one group', () => {
	const groups = Object.keys(auditGroups) as (keyof typeof auditGroups)[]
	expect(groups.flatMap(actionsOf).toSorted()).toEqual([...auditActions].toSorted())
})

test('details are told by the sentence or below it, never twice', () => {
	const roleChange = { action: 'user.role-changed', subjectLabel: 'bia', details: { from: 'user', to: 'admin' } }
	expect(tellAudit(roleChange)).toEqual({ sentence: 'Tornou bia administrador.', facts: [] })
	const leadChange = { action: 'lead.status-changed', subjectLabel: '#7', details: { from: 'new', to: 'won' } }
	expect(tellAudit(leadChange).sentence).toBe('Mudou o lead #7 de “novo” para “ganho”.')
	const details = { count: 2, status: 'new', from: '2026-03-01', subscription: true, extra: 'x', none: null }
	expect(tellAudit({ action: 'leads.exported', subjectLabel: null, details })).toEqual({
		sentence: 'Exportou leads: 2 leads.',
		facts: ['situação: novo', 'de: 2026-03-01', 'inscrição no boletim: sim', 'extra: x'],
	})
})

test('a sitemap that Google did not take is not said to be sent', () => {
	const told = (success: boolean) =>
		tellAudit({ action: 'sitemap.submitted', subjectLabel: 'x', details: { success, status: 'ok' } })
	expect(told(true)).toEqual({ sentence: 'Enviou o sitemap ao Search Console.', facts: ['situação: ok'] })
	expect(told(false).sentence).toBe('Tentou enviar o sitemap ao Search Console, sem sucesso.')
})

test('an action that the program no longer knows is shown by its name', () => {
	expect(tellAudit({ action: 'toString', subjectLabel: 'x', details: { a: 1 } })).toEqual({
		sentence: 'toString: x',
		facts: ['a: 1'],
	})
})
