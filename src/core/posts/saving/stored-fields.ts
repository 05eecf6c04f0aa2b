import {
	emptyFields,
	mapPostFields,
	type PostFields,
	type Publication,
	postFieldNames,
	postFields,
} from '../post-fields.ts'

/** What an editor may say of an article, of all its row holds. No row is taken that lacks a field's column. */
export function fieldsOf(post: PostFields): PostFields {
	// The database gives a question's parts in its own order.
	const faqs = post.faqs.map(({ question, answer }) => ({ question, answer }))
	return { ...(mapPostFields((name) => post[name]) as PostFields), faqs }
}

export function publicationOf(post: PostFields): Publication {
	const names = postFieldNames.filter((name) => 'publication' in postFields[name])
	return Object.fromEntries(names.map((name) => [name, post[name]])) as Publication
}

/** Fields as a revision keeps them. */
export function fieldsToJson(fields: PostFields): Record<string, unknown> {
	return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>
}

/** And back: a revision is our own writing, so only its dates need to be read. */
export function fieldsFromJson(json: Record<string, unknown>): PostFields {
	const empty = emptyFields()
	return mapPostFields((name, { kind }) => {
		const value = json[name] ?? empty[name]
		return typeof value === 'string' && kind === 'moment' ? new Date(value) : value
	}) as PostFields
}

export function sameFields(one: PostFields, other: PostFields): boolean {
	return postFieldNames.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}
