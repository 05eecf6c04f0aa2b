import { expect, test } from 'vitest'
import { postFieldsSchema } from '#core/posts/post-fields-schema.ts'
import { written } from '#core/posts/testing/written.ts'
import { emptyEditorFields, readEditorFields, sameFields, settled, toEditorFields } from './editor-fields.ts'

const stored = written({
	tags: ['Auto'],
	metaDescription: 'Descrição',
	sourceUrls: ['https://www.gov.br/susep'],
	faqs: [{ question: 'O quê?', answer: 'Isto.' }],
	publishAt: new Date('2026-11-20T12:00:00Z'),
})

test('an article that nobody changed is sent back as it was', () => {
	const fields = settled(readEditorFields(JSON.parse(JSON.stringify(toEditorFields(stored)))))
	expect(postFieldsSchema.parse(fields)).toEqual(stored)
})

test('what a browser sends without JavaScript is read too', () => {
	const fields = readEditorFields({
		title: 'A',
		tags: 'um, dois',
		sourceUrls: 'https://a.gov.br\nhttps://b.gov.br',
		faqs: '[]',
	})
	expect(fields).toMatchObject({
		title: 'A',
		tags: ['um', 'dois'],
		sourceUrls: ['https://a.gov.br', 'https://b.gov.br'],
	})
})

test('odd contents of a working copy do not get into the form', () => {
	const odd = { title: 5, tags: [1, 'a', null], faqs: [{ question: 1 }, 'x'], status: 'deleted', other: true }
	expect(readEditorFields(odd)).toEqual({ ...emptyEditorFields, tags: ['a'] })
})

test('a tag that was typed and not entered counts', () => {
	const typed = { ...emptyEditorFields, tags: ['Auto'], tagText: 'dicas, auto' }
	expect(settled(typed).tags).toEqual(['Auto', 'dicas'])
	expect(sameFields(typed, { ...emptyEditorFields, tags: ['Auto', 'dicas'] })).toBe(true)
	expect(sameFields(typed, { ...emptyEditorFields, tags: ['Auto'] })).toBe(false)
})
