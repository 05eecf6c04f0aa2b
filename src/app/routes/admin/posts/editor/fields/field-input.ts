import { type PostFieldName, postFields } from '#core/posts/post-fields.ts'
import type { EditorFields } from './editor-fields.ts'
import type { EditorPart } from './editor-part.ts'

type TypedName = { [Name in PostFieldName]: EditorFields[Name] extends string ? Name : never }[PostFieldName]

/** What a control for one field of the form is given: its name, what it holds, what is wrong with that. */
export function fieldInput({ fields, change, errors }: EditorPart, name: TypedName) {
	return {
		label: postFields[name].label,
		name,
		value: fields[name],
		onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
		error: errors[name],
	}
}
