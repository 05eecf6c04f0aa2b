import { expect, test } from 'vitest'
import { lettersOfHtml } from '#core/html/letters-of-html.ts'
import { seededRandom } from '#lib/seeded-random.ts'
import { anchorAt, type NoteAnchor, placeNotes } from './note-anchor.ts'

/** Of the words' nth occurrence in a text. */
function anchorOf(text: string, words: string, nth = 0): NoteAnchor {
	let start = text.indexOf(words)
	for (let seen = 0; seen < nth; seen += 1) start = text.indexOf(words, start + 1)
	return anchorAt(text, { start, end: start + words.length })!
}

/** The words at a note's place, with a mark where they are not the note's own. */
function found(text: string, anchor: NoteAnchor): string | undefined {
	const [place] = placeNotes(text, [anchor])
	return place && `${place.changed ? '≠ ' : ''}${text.slice(place.start, place.end)}`
}

const text =
	'Na prática do mercado, a escala vai de 1 a 10. Um sinistro com indenização tira uma classe. Guincho não conta para a classe.'

test('a passage is kept with what stands around it, and found where it was', () => {
	const anchor = anchorOf(text, 'tira uma classe')
	expect(anchor).toEqual({
		passage: 'tira uma classe',
		before: 'do mercado, a escala vai de 1 a 10. Um sinistro com indenização ',
		after: '. Guincho não conta para a classe.',
	})
	expect(found(text, anchor)).toBe('tira uma classe')
})

test('blanks are no passage, and those around one are not part of it', () => {
	expect(anchorAt('um  dois', { start: 2, end: 4 })).toBeUndefined()
	expect(anchorAt('um  dois três', { start: 2, end: 9 })).toEqual({ passage: 'dois', before: 'um ', after: ' três' })
})

test('of the same words twice, those with the same neighbours are meant', () => {
	const twice = 'Avise em 30 dias a seguradora. Depois, em 30 dias a oficina responde.'
	const changed = `Antes de tudo, leia. ${twice}`
	for (const nth of [0, 1]) {
		const [place] = placeNotes(changed, [anchorOf(twice, '30 dias', nth)])
		const expected = nth === 0 ? changed.indexOf('30 dias') : changed.lastIndexOf('30 dias')
		expect(place).toEqual({ start: expected, end: expected + 7, changed: false })
	}
})

test('short words that stand somewhere else are not the passage', () => {
	const anchor = anchorOf('O prazo para avisar é de 30 dias corridos depois do sinistro.', '30 dias')
	expect(found('A vistoria sai em 30 dias úteis. Avise logo.', anchor)).toBeUndefined()
})

test('long words are the passage wherever they went', () => {
	const words = 'a escala vai de 1 a 10. Um sinistro com indenização'
	expect(found(`Outro começo. ${words}! Outro fim.`, anchorOf(text, words))).toBe(words)
})

test('what was edited around it does not matter while one side is as it was', () => {
	const anchor = anchorOf(text, 'tira uma classe')
	expect(found(text.replace('Guincho não conta', 'Nada disso conta'), anchor)).toBe('tira uma classe')
	expect(found(text.replace('Um sinistro com indenização', 'Cada sinistro'), anchor)).toBe('tira uma classe')
})

test('other words between the same neighbours are told as other words', () => {
	const anchor = anchorOf(text, 'tira uma classe')
	expect(found(text.replace('tira uma classe', 'em geral tira uma ou duas'), anchor)).toBe(
		'≠ em geral tira uma ou duas',
	)
	expect(found(text.replace('tira uma classe', ''), anchor)).toBeUndefined()
	expect(found('Um texto novo.', anchor)).toBeUndefined()
	expect(found('', anchor)).toBeUndefined()
})

test('marks within a passage and paragraphs in it are no obstacle, however the text is read', () => {
	const html = '<p>Quem bate, <strong>avisa a</strong> <em>seguradora</em>.</p>\n<p>Guarde&nbsp;as fotos do carro.</p>'
	const letters = lettersOfHtml(html)
	const from = letters.indexOf('avisa')
	const anchor = anchorAt(letters, { start: from, end: letters.indexOf(' do carro') })!
	expect(anchor.passage).toBe('avisa a seguradora. Guarde as fotos')
	// As the visual view reads it: one sign between blocks.
	const inView = 'Quem bate, avisa a seguradora.\u2029Guarde as fotos do carro.'
	expect(found(inView, anchor)).toBe('avisa a seguradora.\u2029Guarde as fotos')
	expect(found(lettersOfHtml(html.replace('<em>seguradora</em>', 'segurad<em>ora</em>')), anchor)).toContain('as fotos')
})

test('at the very start and the very end', () => {
	expect(found('Avise hoje.', anchorOf('Avise hoje.', 'Avise'))).toBe('Avise')
	expect(found('Avise hoje.', anchorOf('Avise hoje.', 'hoje.'))).toBe('hoje.')
	expect(found('Avise', anchorOf('Avise', 'Avise'))).toBe('Avise')
	expect(found('Ligue. Avise sempre.', anchorOf('Avise', 'Avise'))).toBeUndefined()
})

test('whatever is written before and after, a passage of an untouched paragraph is found where it went', () => {
	const random = seededRandom('notes')
	const words = 'seguro carro prazo dias apólice classe bônus sinistro guincho vidro'.split(' ')
	const sentence = (length: number) =>
		Array.from({ length }, () => words[Math.floor(random() * words.length)]!).join(' ')
	for (let round = 0; round < 300; round += 1) {
		const [before, paragraph, newBefore] = [sentence(8), sentence(30), sentence(12)]
		const from = Math.floor(random() * (paragraph.length - 40))
		const passage = paragraph.slice(from, from + 1 + Math.floor(random() * 39))
		if (passage !== passage.trim() || passage === '') continue
		const start = before.length + 1 + from
		const anchor = anchorAt(`${before}\u2029${paragraph}\u2029${sentence(8)}`, { start, end: start + passage.length })!
		const now = newBefore.length + 1 + from
		expect(placeNotes(`${newBefore}\u2029${paragraph}\u2029${sentence(5)}`, [anchor])).toEqual([
			{ start: now, end: now + passage.length, changed: false },
		])
	}
})
