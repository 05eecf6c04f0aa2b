import { expect, test } from 'vitest'
import type { Claim } from '#core/claims/claim.ts'
import { findPlaced, placeClaims } from './place-of-claim.ts'

function claimAt(html: string, words: string, from = 0): Claim {
	const start = html.indexOf(words, from)
	return {
		kind: 'deadline',
		state: 'unsupported',
		text: words,
		sentence: words,
		sentenceKey: words,
		span: { start, end: start + words.length },
		heading: '',
	}
}

test('the same words twice are told apart by what stands before them', () => {
	const html = '<p>São 30 dias.</p><p>Depois, mais 30 dias.</p>'
	const [second] = placeClaims([claimAt(html, '30 dias', 20)], html)
	expect(second).toMatchObject({ words: '30 dias', index: 1 })
	const shown = 'São 30 dias.\nDepois, mais 30 dias.'
	expect(findPlaced(shown, second!)).toBe(shown.lastIndexOf('30 dias'))
})

test('marks inside of the words and entities make no difference', () => {
	const html = '<p>Multa de <strong>2</strong>&nbsp;% &amp; juros</p>'
	const start = html.indexOf('<strong>')
	const claim = { ...claimAt(html, '2'), span: { start, end: html.indexOf(' &amp;') } }
	const [placed] = placeClaims([claim], html)
	expect(placed).toMatchObject({ words: '2 %', index: 0 })
	expect(findPlaced('Multa de 2 % & juros', placed!)).toBe(9)
})

test('words that are gone are nowhere', () => {
	expect(findPlaced('Nada aqui.', { words: '30 dias', index: 0 })).toBeUndefined()
})
