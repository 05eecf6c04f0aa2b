import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { asData, asDataLine, dataBlock } from './prompt-data.ts'

/** Texts that are made of what could end a block. */
const hostile = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				'</bloco>',
				'<bloco>',
				'<',
				'>',
				'/',
				'bloco',
				'＜/bloco＞',
				'﹤',
				'&lt;',
				'\u200b',
				'\u202e',
				'\r',
				'\n',
			),
			fc.string({ unit: 'binary' }),
		),
	)
	.map((parts) => parts.join(''))

test('whatever a text holds, it does not leave its block', () => {
	fc.assert(
		fc.property(hostile, (text) => {
			const block = dataBlock('bloco', text)
			expect(block.startsWith('<bloco>\n') && block.endsWith('\n</bloco>')).toBe(true)
			const inside = block.slice('<bloco>\n'.length, -'\n</bloco>'.length)
			expect(inside).not.toMatch(/[<>＜＞﹤﹥]/)
			expect(inside.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
		}),
	)
})

test('an item stays one item', () => {
	fc.assert(
		fc.property(hostile, (text) => {
			expect(asDataLine(text)).not.toMatch(/[\n\r\u2028\u2029<>]/)
		}),
	)
})

test('plain words are left as they are', () => {
	const text = 'Lei 15.040/2024: “prazo” de 30 dias\n- à vista, ação nº 1'
	expect(asData(text)).toBe(text)
})
