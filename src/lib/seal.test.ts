import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a-secret-for-tests-only-0123456789')

test('what is sealed opens again, and no two seals of it are alike', () => {
	const [one, other] = [seal.close('GROQ_API_KEY', 'gsk_çhave'), seal.close('GROQ_API_KEY', 'gsk_çhave')]
	expect(one).not.toBe(other)
	expect(seal.open('GROQ_API_KEY', one)).toBe('gsk_çhave')
	expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('gsk')
})

test('it does not open under another name, another secret, or once it was changed', () => {
	const sealed = seal.close('GROQ_API_KEY', 'gsk_chave')
	const bytes = Buffer.from(sealed, 'base64')
	bytes[bytes.length - 1]! ^= 1
	expect(seal.open('GEMINI_API_KEY', sealed)).toBeUndefined()
	expect(createSeal('another-secret-for-tests-0123456789').open('GROQ_API_KEY', sealed)).toBeUndefined()
	expect(seal.open('GROQ_API_KEY', bytes.toString('base64'))).toBeUndefined()
	expect(seal.open('GROQ_API_KEY', 'AAAA')).toBeUndefined()
})

test('the version tells keys apart', () => {
	const other = createSeal('another-secret-for-tests-0123456789')
	expect(seal.keyVersion).toBe(createSeal('a-secret-for-tests-only-0123456789').keyVersion)
	expect(seal.keyVersion).not.toBe(other.keyVersion)
})
