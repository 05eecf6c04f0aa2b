import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test('words, minutes and headings are counted without the markup', () => {
	const html = `<h2>Um título</h2><p>três <strong>palavras</strong>&nbsp;aqui</p><h3 class="nota">Dois</h3>`
	expect(countText(html)).toEqual({ words: 6, minutes: 1, headings: 2 })
	expect(countText(`<p>${'palavra '.repeat(401)}</p>`).minutes).toBe(3)
})

test('an empty text takes a minute, as on the page', () => {
	expect(countText('')).toEqual({ words: 0, minutes: 1, headings: 0 })
})
