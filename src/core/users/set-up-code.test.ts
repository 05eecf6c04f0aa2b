import { expect, test } from 'vitest'
import { isSetUpCode, setUpCode } from './set-up-code.ts'

const secret = 'a-secret-for-tests-only-0123456789'
const code = setUpCode(secret)

test('every instance prints the same code, and another installation another one', () => {
	expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
	expect(setUpCode(secret)).toBe(code)
	expect(setUpCode(`${secret}0`)).not.toBe(code)
})

test('it is taken as people type it, and nothing else is', () => {
	const known = { secret, password: undefined }
	expect(isSetUpCode(code, known)).toBe(true)
	expect(isSetUpCode(` ${code.toLowerCase().replaceAll('-', ' ')} `, known)).toBe(true)
	expect(isSetUpCode(code.replaceAll('0', 'O').replaceAll('1', 'l'), known)).toBe(true)
	for (const wrong of ['', code.slice(0, -1), `${code}0`, 'undefined', 'uma senha da configuração'])
		expect(isSetUpCode(wrong, known)).toBe(false)
})

test('ADMIN_PASSWORD opens it too, letter by letter, where it is set', () => {
	const known = { secret, password: 'Uma senha da configuração' }
	expect(isSetUpCode('Uma senha da configuração', known)).toBe(true)
	expect(isSetUpCode('uma senha da configuração', known)).toBe(false)
	expect(isSetUpCode(code, known)).toBe(true)
})
