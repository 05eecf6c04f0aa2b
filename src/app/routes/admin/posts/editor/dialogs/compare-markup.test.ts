import { expect, test } from 'vitest'
import { compareMarkup } from './compare-markup.ts'

const same = { lost: [], gained: [] }

test.for([
	['white space between elements', '<ul>\n<li>um</li>\n</ul>', '<ul><li>um</li></ul>'],
	['the order of attributes', '<a href="/x" title="y">z</a>', '<a title="y" href="/x">z</a>'],
	['how marks nest', '<p><strong><em>a</em></strong></p>', '<p><em><strong>a</strong></em></p>'],
	['a letter for a word', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
	['the parts of a table', '<table><tr><td>1</td></tr></table>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
	['broken lines', '<p>um\n  dois</p>', '<p>um dois</p>'],
	['an entity or its character', '<p>a &amp; b &eacute;</p>', '<p>a &#38; b é</p>'],
] as const)('%s is no difference', ([, before, after]) => {
	expect(compareMarkup(before, after)).toEqual(same)
})

test('a lost attribute, element or word is told', () => {
	expect(compareMarkup('<ol reversed="">\n<li>a</li></ol>', '<ol><li>a</li></ol>')).toEqual({
		lost: ['<ol reversed="">'],
		gained: ['<ol>'],
	})
	expect(compareMarkup('<p>um <span class="nota">dois</span></p>', '<p>um dois</p>').lost).toContain(
		'<span class="nota">dois',
	)
	expect(compareMarkup('<p>um</p><p>dois</p>', '<p>um</p>').lost).toEqual(['<p>', 'dois'])
})

test('a paragraph around an item is a difference', () => {
	expect(compareMarkup('<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>').gained).toEqual(['<p>'])
})

test('the same parts in another order are told as such', () => {
	expect(compareMarkup('<p>a</p><hr>', '<hr><p>a</p>').lost).toEqual(['a ordem dos elementos'])
})

test('a space between words in different marks is kept apart from none', () => {
	expect(compareMarkup('<p><strong>a</strong> b</p>', '<p><strong>a</strong>b</p>')).not.toEqual(same)
})
