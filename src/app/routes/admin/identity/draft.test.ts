import { expect, test } from 'vitest'
import { freshIdentity as fresh } from '#app/content/fresh-identity.server.ts'
import { changedIn, checkValues, errorWithin, putOnTop, textAt, withValue } from './draft.ts'

test('an empty field is the same as nothing, and a number the same as its text', () => {
	const typed = { ...fresh, sector: '', addresses: [{ ...fresh.addresses[0]!, latitude: '-29.3353' }] }
	expect(changedIn({ ...fresh, sector: '' }, typed)).toEqual([])
	expect(changedIn(fresh, typed)).toEqual(['sector'])
})

test('a value is put at its place and leaves the others', () => {
	const draft = withValue(fresh, 'phones.1.number', '(51) 98888-0000')
	expect(textAt(draft, 'phones.1.number')).toBe('(51) 98888-0000')
	expect(draft.phones[0]).toBe(fresh.phones[0])
	expect(changedIn(fresh, draft)).toEqual(['phones'])
	expect(textAt(draft, 'phones.7.number')).toBe('')
})

test('what is wrong is told at the place of its field', () => {
	const checked = checkValues({
		cnpj: '11.222.333/0001-82',
		openingHours: { ...fresh.openingHours, friday: [{ opens: '18:00', closes: '09:00' }] },
	})
	expect(checked).toEqual({
		ok: false,
		errors: { cnpj: 'Os dígitos não conferem.', 'openingHours.friday.0.closes': 'O fim vem antes do começo.' },
	})
	expect(errorWithin({ 'phones.0.number': 'x' }, 'phones')).toBe('x')
	expect(errorWithin({ 'phones.0.number': 'x' }, 'phone')).toBeUndefined()
})

test('only the parts that are given are read', () => {
	expect(checkValues({ name: ' Horizonte ', invented: 1 })).toEqual({ ok: true, values: { name: 'Horizonte' } })
	expect(checkValues({})).toEqual({ ok: true, values: {} })
})

test('changes go on top of what somebody else saved', () => {
	const theirs = { ...fresh, name: 'Horizonte', about: 'Deles.' }
	const mine = { ...fresh, about: 'Meu.' }
	expect(putOnTop(theirs, mine, changedIn(fresh, mine))).toEqual({ ...fresh, name: 'Horizonte', about: 'Meu.' })
})
