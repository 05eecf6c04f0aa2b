import { expect, test } from 'vitest'
import type { Claim } from '#core/claims/claim.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import * as tools from '#core/seo/fixes/propose-fixes.ts'
import { repairOf, withoutChange } from './repairs.ts'

const content = '<p>A seguradora tem 45 dias para dizer se paga.</p><p>Guarde o protocolo.</p>'
const claim: Claim = {
	kind: 'deadline',
	state: 'contradicted',
	text: '45 dias',
	sentence: 'A seguradora tem 45 dias para dizer se paga.',
	sentenceKey: 'a seguradora tem 45 dias para dizer se paga',
	span: { start: content.indexOf('45 dias'), end: content.indexOf('45 dias') + 7 },
	heading: '',
	correction: '30 dias',
}
const about = `${claim.text} | ${claim.sentenceKey}`
const reason: PublishReason = { code: 'claim-contradicted', message: 'Contradiz.', critical: true, about }
const fields = { content, metaTitle: '', metaDescription: '' }
const article = { title: 'Prazo', ...fields }

test('a value in force takes the place of the words, and only of them', () => {
	const repair = repairOf(reason, article, { claims: [claim], siteName: 'Farol do Sul Seguros', tools })
	expect(repair).toMatchObject({ label: 'Trocar por 30 dias', words: { from: '45 dias', to: '30 dias' } })
	expect(repair?.after.content).toBe(content.replace('45', '30'))
})

test('what nobody knows the value of, or what was written on meanwhile, is left to a person', () => {
	expect(
		repairOf(reason, article, {
			claims: [{ ...claim, correction: undefined }],
			siteName: 'Farol do Sul Seguros',
			tools,
		}),
	).toBeUndefined()
	expect(repairOf(reason, article, { claims: [], siteName: 'Farol do Sul Seguros', tools })).toBeUndefined()
	expect(
		repairOf(
			reason,
			{ ...article, content: `<p>Antes.</p>${content}` },
			{ claims: [claim], siteName: 'Farol do Sul Seguros', tools },
		),
	).toBeUndefined()
})

test('a rule with a repair of its own has it', () => {
	const finding = { code: 'finding', message: '', critical: true, about: 'title-length | título' } as const
	const repair = repairOf(
		finding,
		{ title: 'Prazo do sinistro', content: '' },
		{ claims: [], siteName: 'Farol do Sul Seguros', tools },
	)
	expect(repair?.label).toBe('Corrigir')
	expect(repair?.after.metaTitle).toContain('Prazo do sinistro')
})

test('a change is taken back alone, also after the text has moved', () => {
	const after = { ...fields, content: content.replace('45 dias', '30 dias') }
	expect(withoutChange(after, { before: fields, after })).toEqual(fields)
	const moved = { ...after, content: `<h2>Prazos</h2>${after.content}<p>Fim.</p>` }
	expect(withoutChange(moved, { before: fields, after })?.content).toBe(`<h2>Prazos</h2>${content}<p>Fim.</p>`)
})

test('of two changes side by side each can be taken back first', () => {
	const first = { ...fields, content: content.replace('45 dias', '30 dias') }
	const second = { ...fields, content: first.content.replace('dizer se paga', 'responder') }
	const change = { before: fields, after: first }
	expect(withoutChange(second, change)?.content).toBe(content.replace('dizer se paga', 'responder'))
	expect(withoutChange(second, { before: first, after: second })).toEqual(first)
})

test('where its words are gone or stand twice, nothing is guessed', () => {
	const change = { before: fields, after: { ...fields, content: content.replace('45 dias', '30 dias') } }
	expect(withoutChange({ ...fields, content: '<p>Outro texto.</p>' }, change)).toBeUndefined()
	const twice = { ...fields, content: change.after.content + change.after.content }
	expect(withoutChange(twice, change)).toBeUndefined()
})
