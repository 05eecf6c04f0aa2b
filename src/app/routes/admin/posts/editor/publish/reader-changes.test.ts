import { expect, test } from 'vitest'
import { readerChanges } from './reader-changes.ts'

test('the first place that reads otherwise is shown word by word, the others are counted', () => {
	const live = '<p>A seguradora tem 45 dias para dizer se paga.</p><p>Guarde tudo.</p><p>Ligue.</p>'
	const next = '<p>A seguradora tem 30 dias para dizer se paga.</p><p>Guarde tudo.</p><p>Ligue cedo.</p>'
	expect(readerChanges(live, next)).toEqual({
		first: [
			{ kind: 'same', text: 'A seguradora tem' },
			{ kind: 'removed', text: '45' },
			{ kind: 'added', text: '30' },
			{ kind: 'same', text: 'dias para dizer se paga.' },
		],
		more: 1,
	})
})

test('of a long paragraph only what is near the change is shown', () => {
	const long = Array.from({ length: 40 }, (_, index) => `p${index}`)
	const { first } = readerChanges(`<p>${long.join(' ')}</p>`, `<p>${long.with(20, 'novo').join(' ')}</p>`)
	expect(first.map(({ text }) => text)).toEqual([
		'…p12 p13 p14 p15 p16 p17 p18 p19',
		'p20',
		'novo',
		'p21 p22 p23 p24 p25 p26 p27 p28…',
	])
})

test('what reads the same is no change', () => {
	expect(readerChanges('<p>Igual.</p>', '<p>Igual.</p>')).toEqual({ first: [], more: 0 })
	expect(readerChanges('', '<p>Um parágrafo novo.</p>').first).toEqual([{ kind: 'added', text: 'Um parágrafo novo.' }])
})
