import { expect, test } from 'vitest'
import { emptyEditorFields } from '../fields/editor-fields.ts'
import { fieldsToPublish, publishStanding } from './publish-state.ts'

const fields = { ...emptyEditorFields, title: 'Seguro auto', content: '<p>Texto</p>' }
const live = { version: 3, fields: { ...fields, status: 'published' as const } }
const saved = { postId: 'a', publishedAt: null, fields, live: null, changes: null }

test('a draft goes before readers at once, or keeps being one until its moment', () => {
	const past = { ...fields, publishAt: '2020-01-01T09:00' }
	expect(fieldsToPublish(past, { live: null }, { at: 'now' })).toMatchObject({ status: 'published', publishAt: '' })
	const moment = '2031-03-10T09:30'
	expect(fieldsToPublish(fields, { live: null }, { at: 'later', moment })).toMatchObject({
		status: 'draft',
		publishAt: moment,
	})
})

test('changes to a live article that are given a moment leave it live', () => {
	const moment = '2031-03-10T09:30'
	expect(fieldsToPublish(fields, { live }, { at: 'later', moment })).toMatchObject({
		status: 'published',
		publishAt: moment,
	})
})

test('a live article has changes where anything but its own publication differs', () => {
	const same = { saved: { ...saved, live }, fields: { ...live.fields, publishAt: '2031-03-10T09:30' } }
	expect(publishStanding(same).differs).toBe(false)
	const other = { ...same, fields: { ...same.fields, excerpt: 'Outro resumo' } }
	expect(publishStanding(other).differs).toBe(true)
	expect(publishStanding({ saved, fields }).differs).toBe(true)
})
