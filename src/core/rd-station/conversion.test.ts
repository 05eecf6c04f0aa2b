import { expect, test } from 'vitest'
import { conversionOf, isConversion } from './conversion.ts'

const ana = {
	kind: 'quote',
	number: 1042,
	product: 'Seguro Auto',
	name: 'Ana Nunes',
	email: 'ana@exemplo.com.br',
	phone: '(51) 99999-0000',
	answers: { Marca: 'Volkswagen', CEP: '95560-000' },
	utm: { utm_source: 'google', utm_campaign: 'outono', utm_id: '7' },
} as const

test('a quote is told by who asked and for what, without what they answered and without a consent nobody gave', () => {
	expect(conversionOf(ana)).toEqual({
		event_type: 'CONVERSION',
		event_family: 'CDP',
		payload: {
			conversion_identifier: 'cotacao-seguro-auto',
			email: 'ana@exemplo.com.br',
			name: 'Ana Nunes',
			personal_phone: '(51) 99999-0000',
			tags: ['seguro-auto'],
			traffic_source: 'google',
			traffic_campaign: 'outono',
		},
	})
})

test('who asked to be told of a product consented to that', () => {
	const { payload } = conversionOf({ ...ana, kind: 'notify', name: null, phone: null, utm: {} })
	expect(payload).toEqual({
		conversion_identifier: 'avise-me-seguro-auto',
		email: 'ana@exemplo.com.br',
		tags: ['seguro-auto'],
		legal_bases: [{ category: 'communications', type: 'consent', status: 'granted' }],
	})
})

test('the number goes where the brokerage has a field for it', () => {
	expect(conversionOf(ana, { referenceField: 'cf_pedido' }).payload['cf_pedido']).toBe('#1042')
})

test.for([
	['Quero uma cotação', true],
	['Reclamação', false],
	['Meus dados pessoais (LGPD)', false],
	['Sinistro em andamento', false],
	['Elogio', false],
] as const)('a message about %s is a conversion: %s', ([subject, is]) => {
	expect(isConversion({ kind: 'contact', answers: { Assunto: subject } })).toBe(is)
})
