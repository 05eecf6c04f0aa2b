import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffBlocks } from './block-diff.ts'

test('paragraphs that stay, go and come are told apart', () => {
	expect(diffBlocks('<h1>A</h1><p>um</p><p>dois</p>', '<h2>A</h2><p>um</p><p>três</p>')).toEqual([
		{ kind: 'removed', text: 'H1 A' },
		{ kind: 'added', text: 'H2 A' },
		{ kind: 'same', text: 'um' },
		{ kind: 'removed', text: 'dois' },
		{ kind: 'added', text: 'três' },
	])
})

test('a text is no different from itself', () => {
	expect(
		diffBlocks('<p>a</p><img src="/x" alt="y">', '<p>a</p><img src="/x" alt="y">').map(({ kind }) => kind),
	).toEqual(['same', 'same'])
})

test('what stays and what goes is the old text, what stays and what comes the new', () => {
	const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
	const html = (words: string[]) => words.map((word) => `<p>${word}</p>`).join('')
	fc.assert(
		fc.property(text, text, (before, after) => {
			const changes = diffBlocks(html(before), html(after))
			expect(changes.filter(({ kind }) => kind !== 'added').map((change) => change.text)).toEqual(before)
			expect(changes.filter(({ kind }) => kind !== 'removed').map((change) => change.text)).toEqual(after)
		}),
	)
})
