import { expect, test } from 'vitest'
import { targetSchema } from './target-schema.ts'

test('one type or several are taken', () => {
	expect(targetSchema.parse({ url: ' https://crm.example/hook?k=1 ', types: 'lead.created' })).toEqual({
		url: 'https://crm.example/hook?k=1',
		types: ['lead.created'],
	})
})

test.for([
	{ url: 'http://crm.example/', types: ['lead.created'] },
	{ url: 'https://ana:senha@crm.example/', types: ['lead.created'] },
	{ url: 'https://crm.example:8443/', types: ['lead.created'] },
	{ url: 'file:///etc/passwd', types: ['lead.created'] },
	{ url: 'crm', types: ['lead.created'] },
	{ url: 'https://crm.example/' },
	{ url: 'https://crm.example/', types: ['everything'] },
])('%o is not', (entered) => {
	expect(targetSchema.safeParse(entered).success).toBe(false)
})
