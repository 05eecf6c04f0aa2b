import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

test('letters that stand for words are one word', () => {
	expect(tokensOf('seguro D&O, e P&I?').map(({ word }) => word)).toEqual(['seguro', 'deo', 'e', 'pei'])
	expect(tokensOf('a & b').map(({ word }) => word)).toEqual(['a', 'b'])
})
