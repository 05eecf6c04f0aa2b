import { expect, test } from 'vitest'
import { fillTemplate, hasGap, templateFaults, textOfParts } from './template-fields.ts'
import { templateSchema } from './template-schema.ts'

test('fields are filled and told from what was written', () => {
	const parts = fillTemplate('Oi, {nome}! {numero}', { nome: 'Ana', numero: '#7' })
	expect(parts).toEqual([
		{ kind: 'text', text: 'Oi, ' },
		{ kind: 'filled', text: 'Ana' },
		{ kind: 'text', text: '! ' },
		{ kind: 'filled', text: '#7' },
	])
	expect(textOfParts(parts)).toBe('Oi, Ana! #7')
})

test('a field without a value is a gap, and braces in a name are no field', () => {
	expect(hasGap(fillTemplate('{produto}', { nome: 'Ana' }))).toBe(true)
	const parts = fillTemplate('Oi, {nome}', { nome: '{link} $&' })
	expect(hasGap(parts)).toBe(false)
	expect(textOfParts(parts)).toBe('Oi, {link} $&')
})

test.for([
	['Oi, {nome}', { unknown: [], strayBrace: false }],
	['Oi, {apelido} {apelido} {cpf}', { unknown: ['apelido', 'cpf'], strayBrace: false }],
	['Oi, {nome', { unknown: [], strayBrace: true }],
	['{constructor} {toString}', { unknown: ['constructor', 'toString'], strayBrace: false }],
] as const)('%s', ([body, faults]) => {
	expect(templateFaults(body)).toEqual(faults)
})

test('a text with an unknown field is refused by name', () => {
	const refused = templateSchema.safeParse({ name: 'Oi', body: 'Oi, {apelido}' })
	expect(refused.error?.issues[0]?.message).toBe('Não há campo {apelido}. Use os da lista.')
	expect(templateSchema.safeParse({ name: 'Oi', body: ' Oi, {nome}\r\n' }).data).toEqual({
		name: 'Oi',
		body: 'Oi, {nome}',
	})
	expect(templateSchema.safeParse({ name: ' ', body: '' }).success).toBe(false)
})
