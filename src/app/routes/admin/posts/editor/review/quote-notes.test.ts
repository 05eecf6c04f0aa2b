import { expect, test } from 'vitest'
import type { ShownNote } from '../notes/note-answers.ts'
import { quoteNotes } from './quote-notes.ts'

function aNote(values: Partial<ShownNote> & { passage?: string }): ShownNote {
	const { passage = 'tira uma classe', ...rest } = values
	const written = { id: 'n', text: 'Depende.', writtenByName: 'Rogério', writtenAt: '2026-03-10T12:00:00Z' }
	return {
		...written,
		number: 1,
		anchor: { passage, before: '', after: '' },
		resolvedByName: null,
		replies: [],
		...rest,
	}
}

test('open notes are quoted with their numbers, resolved ones are not', () => {
	const notes = [aNote({}), aNote({ number: 2, resolvedByName: 'Helena' }), aNote({ number: 3, text: 'Falta fonte.' })]
	expect(quoteNotes(notes)).toBe('1. “tira uma classe”: Depende.\n3. “tira uma classe”: Falta fonte.')
	expect(quoteNotes([])).toBeUndefined()
})

test('a long passage is shortened, and what no longer fits is left out whole', () => {
	expect(quoteNotes([aNote({ passage: 'a'.repeat(200) })])).toBe(`1. “${'a'.repeat(80)}…”: Depende.`)
	const long = aNote({ text: 'b'.repeat(900) })
	expect(quoteNotes([long, { ...long, number: 2 }])).toBe(`1. “tira uma classe”: ${'b'.repeat(900)}`)
})
