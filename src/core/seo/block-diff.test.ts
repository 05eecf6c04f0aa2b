import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { diffBlocks, diffMarkup } from './block-diff.ts'

test('paragraphs that stay, go and come are told apart', () => {
	expect(diffBlocks('<h1>A</h1><p>um</p><p>dois</p>', '<h2>A</h2><p>um</p><p>três</p>').changes).toEqual([
		{ kind: 'removed', text: 'H1 A' },
		{ kind: 'added', text: 'H2 A' },
		{ kind: 'same', text: 'um' },
		{ kind: 'removed', text: 'dois' },
		{ kind: 'added', text: 'três' },
	])
})

test('a text is no different from itself', () => {
	expect(
		diffBlocks('<p>a</p><img src="/x" alt="y">', '<p>a</p><img src="/x" alt="y">').changes.map(({ kind }) => kind),
	).toEqual(['same', 'same'])
})

test('what stays and what goes is the old text, what stays and what comes the new', () => {
	const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
	const html = (words: string[]) => words.map((word) => `<p>${word}</p>`).join('')
	fc.assert(
		fc.property(text, text, (before, after) => {
			const { changes } = diffBlocks(html(before), html(after))
			expect(changes.filter(({ kind }) => kind !== 'added').map((change) => change.text)).toEqual(before)
			expect(changes.filter(({ kind }) => kind !== 'removed').map((change) => change.text)).toEqual(after)
		}),
	)
})

test.for([
	['<p>Veja <a href="/a">aqui</a></p>', '<p>Veja <a href="/b">aqui</a></p>', 'Veja aqui (→ /a)', 'Veja aqui (→ /b)'],
	['<p>é <b>caro</b></p>', '<p>é caro</p>', 'é **caro**', 'é caro'],
	['<ul><li>um</li></ul>', '<ol><li>um</li></ol>', 'UL um', 'OL um'],
	['<p>dito</p>', '<blockquote><p>dito</p></blockquote>', 'dito', 'BLOCKQUOTE dito'],
	['<table><tr><th>a</th></tr></table>', '<table><tr><td>a</td></tr></table>', 'TH a', 'a'],
] as const)('the same words are another text in another element, mark or link: %s', ([before, after, gone, come]) => {
	expect(diffBlocks(before, after).changes).toEqual([
		{ kind: 'removed', text: gone },
		{ kind: 'added', text: come },
	])
})

test('a change at the end of a long text is found', () => {
	const long = Array.from({ length: 2000 }, (_, number) => `<p>${number}</p>`).join('')
	const { changes, cut } = diffBlocks(`${long}<p>fim</p>`, `${long}<p>final</p>`)
	expect(changes.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(['fim', 'final'])
	expect(cut).toBe(false)
})

test('a text that is another one all along is compared by its beginning, and that is said', () => {
	const long = (word: string) => Array.from({ length: 500 }, (_, number) => `<p>${word} ${number}</p>`).join('')
	const { changes, cut } = diffBlocks(long('a'), long('b'))
	expect(changes).toHaveLength(800)
	expect(cut).toBe(true)
})

test('what differs in the HTML alone is shown as HTML', () => {
	expect(diffMarkup('<p>a</p>', '<p>a</p>')).toBeUndefined()
	expect(diffMarkup('<p>aa</p>', '<p>a</p>')).toEqual({ before: '<p>aa</p>', after: '<p>a</p>' })
	const around = '<p>texto longo</p>'.repeat(20)
	const { before, after } = diffMarkup(`${around}<p id="x">a</p>${around}`, `${around}<p id="y">a</p>${around}`)!
	expect([before, after]).toEqual([expect.stringMatching(/^.{40}x.{40}$/), expect.stringMatching(/^.{40}y.{40}$/)])
	expect(diffMarkup('x'.repeat(5000), '')!.before).toHaveLength(300)
})
