import { expect, test } from 'vitest'
import { avatarColour, initials } from './avatar-look.ts'

test('initials are those of the first and the last name', () => {
	expect(initials('Ana Nunes')).toBe('AN')
	expect(initials('Maria da Conceição Prates')).toBe('MP')
})

test('a single name gives one letter, and stray spaces count for nothing', () => {
	expect(initials('  élida ')).toBe('É')
	expect(initials('')).toBe('')
})

test('a name keeps its colour', () => {
	expect(avatarColour('Ana Nunes')).toBe(avatarColour('Ana Nunes'))
	expect(avatarColour('Rogério Zanatta')).toBe('#0E6662')
})

test('all eight colours are in use', () => {
	const names = Array.from({ length: 200 }, (_, index) => `Pessoa ${index}`)
	expect(new Set(names.map(avatarColour)).size).toBe(8)
})
