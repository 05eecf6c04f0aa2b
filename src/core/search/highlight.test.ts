import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { markWords, partsOf, snippetOf } from './highlight.ts'

function shown(parts: { text: string; found: boolean }[]) {
	return parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('')
}

test('accents stay and punctuation is not part of what was found', () => {
	const words = markWords('A “indenização”, por fim.', new Set(['“indenização”,']))
	expect(shown(partsOf(words))).toBe('A “[indenização]”, por fim.')
})

test('found words that follow each other are told apart from the space between', () => {
	const words = markWords('Seguro auto barato', new Set(['Seguro', 'auto']))
	expect(shown(partsOf(words))).toBe('[Seguro] [auto] barato')
})

test('a snippet is where most different words were found, with an ellipsis on both sides', () => {
	const filler = (count: number) => Array.from({ length: count }, (_, index) => `palavra${index}`).join(' ')
	const text = `${filler(60)} franquia ${filler(60)} franquia reduzida ${filler(60)}`
	const snippet = shown(snippetOf(markWords(text, new Set(['franquia', 'reduzida']))))
	expect(snippet).toContain('[franquia] [reduzida]')
	expect(snippet.startsWith('… palavra')).toBe(true)
	expect(snippet.endsWith(' …')).toBe(true)
	expect(snippet.split(' ').length).toBe(36)
})

test('a short text is its own snippet', () => {
	expect(snippetOf(markWords('Só isto', new Set()))).toEqual([{ text: 'Só isto', found: false }])
})

test('no word is lost or invented, whatever is marked', () => {
	const word = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !/[\s\uE000\uE001]/.test(text))
	fc.assert(
		fc.property(fc.array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 20 }), (pairs) => {
			const words = pairs.map(([text, found]) => ({ text, found }))
			const whole = partsOf(words)
				.map(({ text }) => text)
				.join('')
			expect(whole).toBe(words.map(({ text }) => text).join(' '))
		}),
	)
})
