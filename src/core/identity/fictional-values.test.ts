import { expect, test } from 'vitest'
import { freshIdentity as fresh } from '#app/content/fresh-identity.server.ts'
import { fictionalValuesLeft } from './fictional-values.ts'
import { anotherIdentity } from './testing/another-identity.ts'

test('a fresh start is fictional, and a brokerage that said all of its own is not', () => {
	expect(fictionalValuesLeft(fresh, fresh)).toEqual(expect.arrayContaining(['name', 'cnpj', 'phones', 'insurers']))
	expect(fictionalValuesLeft(anotherIdentity, fresh)).toEqual([])
})

test('one number, name or claim that was left among others is found', () => {
	const left = { ...anotherIdentity, phones: [...anotherIdentity.phones, fresh.phones[1]!] }
	expect(fictionalValuesLeft(left, fresh)).toEqual(['phones'])
	const claimed = { ...anotherIdentity, claims: { ...anotherIdentity.claims, anos: fresh.claims.anos } }
	expect(fictionalValuesLeft(claimed, fresh)).toEqual(['claims'])
	// Whoever gives it another last day has looked at it.
	const looked = { ...fresh.claims.anos, until: '2027-01-31' }
	expect(fictionalValuesLeft({ ...claimed, claims: { ...claimed.claims, anos: looked } }, fresh)).toEqual([])
})
