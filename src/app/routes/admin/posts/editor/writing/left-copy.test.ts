import { expect, test } from 'vitest'
import { emptyEditorFields } from '../fields/editor-fields.ts'
import { mergeLeftCopies } from './left-copy.ts'

const opened = { copyId: 'own', fields: { ...emptyEditorFields, title: 'Salvo' } }
const text = (title: string, savedAt: string) => ({
	fields: { ...emptyEditorFields, title },
	baseVersion: 1,
	savedAt,
})
const onServer = { ...text('No servidor', '2026-03-10T12:00'), kept: { copyId: 'a', keptAt: '2026-03-10T12:00' } }
const here = (key: string, copyId: string, title: string, savedAt: string) => ({
	key,
	copyId,
	postId: 'post',
	...text(title, savedAt),
})

test('what this browser still has of a copy is newer than what the server has, also by a clock that is slow', () => {
	const { left, needless } = mergeLeftCopies([onServer], [here('k', 'a', 'Mais', '2026-03-10T11:00')], opened)
	expect(left).toEqual([{ ...text('Mais', '2026-03-10T11:00'), localKey: 'k', kept: onServer.kept }])
	expect(needless).toEqual([])
})

test('texts of several pages are offered one by one, the last written first', () => {
	const local = [here('k', 'b', 'Outra aba', '2026-03-10T13:00'), here('l', 'own', 'A mesma', '2026-03-10T11:00')]
	const { left } = mergeLeftCopies([onServer], local, opened)
	expect(left.map(({ fields }) => fields.title)).toEqual(['Outra aba', 'No servidor', 'A mesma'])
})

test('what is saved or with the server already is not offered again', () => {
	const local = [here('k', 'b', 'Salvo', '2026-03-10T13:00'), here('l', 'a', 'No servidor', '2026-03-10T13:00')]
	expect(mergeLeftCopies([onServer], local, opened)).toEqual({ left: [onServer], needless: ['k', 'l'] })
})
