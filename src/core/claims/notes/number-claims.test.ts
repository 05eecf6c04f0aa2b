import { expect, test } from 'vitest'
import type { Claim } from '../claim.ts'
import { dropNumbers, linkNumbers, numberClaims } from './number-claims.ts'

const fact = { kind: 'fact', factId: 'sinistro-resposta', statement: 'A seguradora tem 30 dias.' } as const

function aClaim(html: string, text: string, change: Partial<Claim> = {}, from = 0): Claim {
	const start = html.indexOf(text, from)
	return {
		kind: 'deadline',
		state: 'fact',
		text,
		sentence: text,
		sentenceKey: text,
		span: { start, end: start + text.length },
		heading: '',
		evidence: fact,
		...change,
	}
}

test('a figure that rests on a fact gets a number, behind the element it stands in', () => {
	const html = '<p>São <data value="fato:sinistro-resposta">30 dias</data>, contados.</p>'
	const { html: numbered, notes } = numberClaims(html, [aClaim(html, '30 dias')])
	expect(linkNumbers(numbered)).toBe(
		'<p>São <data value="fato:sinistro-resposta">30 dias</data><sup class="claim-note"><a id="nota-1-no-texto" href="#nota-1" aria-label="Nota 1: de onde vem">1</a></sup>, contados.</p>',
	)
	expect(notes).toEqual([{ number: 1, words: '30 dias', evidence: fact }])
})

test('the same fact has one note, and one number in each part of the article', () => {
	const html = '<p>30 dias e 30 dias.</p><h2>Prazo</h2><p>Outra vez: 30 dias.</p>'
	const claims = [
		aClaim(html, '30 dias'),
		aClaim(html, '30 dias', {}, 8),
		aClaim(html, '30 dias', { heading: 'Prazo' }, 40),
	]
	const { html: numbered, notes } = numberClaims(html, claims)
	expect(notes).toHaveLength(1)
	const linked = linkNumbers(numbered)
	expect(linked.match(/claim-note/g)).toHaveLength(2)
	// Ids are unique in a page.
	expect(linked.match(/id="nota-1-no-texto"/g)).toHaveLength(1)
})

test('what nobody answers for gets no number', () => {
	const html = '<p>45 dias, 60 dias, Lei 15.040.</p>'
	const claims = [
		aClaim(html, '45 dias', { state: 'contradicted' }),
		aClaim(html, '60 dias', { state: 'unsupported', evidence: undefined }),
		aClaim(html, 'Lei 15.040', { kind: 'norm' }),
	]
	expect(numberClaims(html, claims)).toEqual({ html, notes: [] })
})

test('numbers can be taken out again', () => {
	const html = '<p>São 30 dias.</p>'
	const { html: numbered } = numberClaims(html, [aClaim(html, '30 dias')])
	expect(dropNumbers(numbered)).toBe(html)
})

test('a text that has such characters of its own loses them and gets no wrong numbers', () => {
	const html = '<p>\uE01099\uE011 30 dias</p>'
	expect(numberClaims(html, [aClaim(html, '30 dias')])).toEqual({ html: '<p>99 30 dias</p>', notes: [] })
})
