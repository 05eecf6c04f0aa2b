import { type FieldKind, postFieldNames, postFields } from '#core/posts/post-fields.ts'
import { postStateWords } from '#core/posts/post-state-words.ts'
import { type EditorFields, type FormValue } from './editor-fields.ts'

type Categories = readonly { id: string; name: string }[]

/** In words, where what the form holds is none to read. */
const words: { [Kind in FieldKind]?: (value: FormValue<Kind>, categories: Categories) => string } = {
	status: (status) => postStateWords[status].join(' '),
	category: (chosen, categories) =>
		categories.find(({ id }) => id === chosen)?.name ?? (chosen === 'none' ? '' : 'outra'),
	moment: (moment) => moment.replace('T', ' '),
	tags: (tags) => tags.join(', '),
	addresses: (addresses) => addresses.join(', '),
	questions: (faqs) => faqs.map(({ question, answer }) => `${question} ${answer}`).join('\n'),
}

export type FieldChange = { label: string; before: string; after: string }

/** Every field but the text in which two states of an article differ, in words. The text is shown block by block. */
export function describeFields(before: EditorFields, after: EditorFields, categories: Categories): FieldChange[] {
	return postFieldNames.flatMap((name) => {
		const { kind, label } = postFields[name]
		if (kind === 'html') return []
		const say = (words[kind] ?? String) as (value: unknown, categories: Categories) => string
		const change = { label, before: say(before[name], categories), after: say(after[name], categories) }
		return change.before === change.after ? [] : [change]
	})
}
