import { expect, test } from 'vitest'
import { toggleTag } from './toggle-tag.ts'

function toggled(html: string, words: string, tag = 'strong') {
	const start = html.indexOf(words)
	const { replaced, text, selected } = toggleTag(html, { start, end: start + words.length }, tag)
	const next = html.slice(0, replaced.start) + text + html.slice(replaced.end)
	return [next, next.slice(selected.start, selected.end)]
}

test('a tag goes around the selected words, which stay selected', () => {
	expect(toggled('<p>Um dois</p>', 'dois')).toEqual(['<p>Um <strong>dois</strong></p>', 'dois'])
	expect(toggled('<p>Um dois</p>', 'Um', 'em')).toEqual(['<p><em>Um</em> dois</p>', 'Um'])
})

test('the same again takes it away, whether it was selected too or not', () => {
	expect(toggled('<p>Um <strong>dois</strong></p>', 'dois')).toEqual(['<p>Um dois</p>', 'dois'])
	expect(toggled('<p>Um <strong>dois</strong></p>', '<strong>dois</strong>')).toEqual(['<p>Um dois</p>', 'dois'])
})

test('with nothing selected the cursor stands inside the new tag', () => {
	expect(toggleTag('', { start: 0, end: 0 }, 'em')).toEqual({
		replaced: { start: 0, end: 0 },
		text: '<em></em>',
		selected: { start: 4, end: 4 },
	})
})
