import { expect, test } from 'vitest'
import type { PromptReading } from '#core/generation/runs/check-prompt.ts'
import { markedParts } from './marked-parts.ts'

const reading: PromptReading = {
	kind: 'understood',
	subject: null,
	named: [],
	reader: null,
	wishes: [],
	notUnderstood: [],
	near: [],
	refusal: null,
}

test('words are marked by whether they were understood, and nothing of the prompt is lost', () => {
	const prompt = 'Seguro de moto, tom informal, no leasing'
	const parts = markedParts(prompt, {
		...reading,
		named: [{ start: 10, end: 14 }],
		wishes: [{ kind: 'tone', value: 'informal', text: 'tom informal', start: 16, end: 28 }],
		notUnderstood: [{ start: 33, end: 40, text: 'leasing' }],
	})
	expect(parts.filter(({ mark }) => mark).map(({ text, mark }) => [text, mark])).toEqual([
		['moto', 'understood'],
		['tom informal', 'understood'],
		['leasing', 'not-understood'],
	])
	expect(parts.map(({ text }) => text).join('')).toBe(prompt)
})

test('marks that overlap, or stand past the end, change no letter', () => {
	const prompt = 'Seguro de moto'
	const parts = markedParts(prompt, {
		...reading,
		named: [
			{ start: 10, end: 14 },
			{ start: 11, end: 40 },
			{ start: 7, end: 12 },
		],
	})
	expect(parts.map(({ text }) => text).join('')).toBe(prompt)
})
