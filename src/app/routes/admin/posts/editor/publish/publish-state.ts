import { brasiliaClock } from '#lib/brasilia-moment.ts'
import { type EditorFields, sameFields } from '../fields/editor-fields.ts'
import type { PostWriterState } from '../writing/writer-state.ts'

/** What can be done about an article and its readers, of all that its state allows. */
export type PublishStanding = {
	live: PostWriterState['saved']['live']
	/** The moment it or its changes go before readers by the clock, as the form has moments. */
	due: string | undefined
	/** The text on the screen is another than the one readers have. */
	differs: boolean
}

export function publishStanding({ saved, fields }: Pick<PostWriterState, 'saved' | 'fields'>): PublishStanding {
	const { live } = saved
	const due = saved.fields.publishAt || undefined
	const differs =
		!live || !sameFields(live.fields, { ...fields, status: 'published', publishAt: live.fields.publishAt })
	return { live, due, differs }
}

/** The main button, in the head and in the sheet. */
export function publishLabel({ live }: Pick<PublishStanding, 'live'>): string {
	return live ? 'Publicar alterações' : 'Publicar'
}

/** When readers are to see it. */
export type When = { at: 'now' } | { at: 'later'; moment: string }

/** The next morning: what is given a moment mostly means that. */
export function tomorrowMorning(): string {
	const day = brasiliaClock(new Date(Date.now() + 24 * 60 * 60 * 1000)).slice(0, 10)
	return `${day}T09:00`
}

/** The article as it is sent: before readers at once, or at a moment. */
export function fieldsToPublish(
	fields: EditorFields,
	{ live }: Pick<PublishStanding, 'live'>,
	when: When,
): EditorFields {
	if (when.at === 'now') return { ...fields, status: 'published', publishAt: '' }
	return { ...fields, status: live ? 'published' : 'draft', publishAt: when.moment }
}
