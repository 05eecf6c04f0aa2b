import { z } from 'zod'
import { type Identity, type IdentityField, identityFields, identitySchema } from '#core/identity/identity-schema.ts'

/** What stands in the fields: a number is a text while somebody types it. */
type Loose<T> = T extends number
	? number | string
	: T extends readonly (infer Item)[]
		? Loose<Item>[]
		: T extends object
			? { [Part in keyof T]: Loose<T[Part]> }
			: T
export type Draft = { [Field in IdentityField]: Loose<Identity[Field]> }

/** By the place of the field: 'phones.0.number'. */
export type DraftErrors = Readonly<Record<string, string>>

/** Empty and missing are one, and so are a number and its text: neither is a change. */
function plain(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) => {
		if (part === '' || part === undefined) return null
		if (typeof part === 'number') return String(part)
		if (!part || typeof part !== 'object' || Array.isArray(part)) return part
		return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
	})
}

export function isSame(one: unknown, other: unknown): boolean {
	return plain(one) === plain(other)
}

/** Which parts were changed. */
export function changedIn(base: Draft, draft: Draft): IdentityField[] {
	return identityFields.filter((field) => !isSame(base[field], draft[field]))
}

export function valueAt(draft: Draft, place: string): unknown {
	return place
		.split('.')
		.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], draft)
}

export function textAt(draft: Draft, place: string): string {
	const value = valueAt(draft, place)
	return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The same with another value at a place. */
export function withValue(draft: Draft, place: string, value: unknown): Draft {
	return put(draft, place.split('.'), value) as Draft
}

function put(into: unknown, [part, ...rest]: string[], value: unknown): unknown {
	if (part === undefined) return value
	if (Array.isArray(into)) return into.map((item, index) => (String(index) === part ? put(item, rest, value) : item))
	const record = into as Record<string, unknown>
	return { ...record, [part]: put(record[part], rest, value) }
}

/** One's changes on top of what is there now. */
export function putOnTop(current: Draft, draft: Draft, mine: readonly IdentityField[]): Draft {
	return { ...current, ...valuesOf(draft, mine) }
}

export function valuesOf(draft: Draft, fields: readonly IdentityField[]): Partial<Draft> {
	return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}

export type CheckedValues = { ok: true; values: Partial<Identity> } | { ok: false; errors: DraftErrors }

/** Checks the parts that are given, as both sides do. */
export function checkValues(given: Readonly<Record<string, unknown>>): CheckedValues {
	const named = identityFields.filter((field) => Object.hasOwn(given, field))
	const schema = z.object(Object.fromEntries(named.map((field) => [field, identitySchema.shape[field]])))
	const read = schema.safeParse(given)
	if (read.success) return { ok: true, values: read.data }
	const errors: Record<string, string> = {}
	for (const { path, message } of read.error.issues) errors[path.join('.')] ??= message
	return { ok: false, errors }
}

/** The first fault at a place or anywhere below it. */
export function errorWithin(errors: DraftErrors, place: string): string | undefined {
	const found = Object.keys(errors).find((each) => each === place || each.startsWith(`${place}.`))
	return found === undefined ? undefined : errors[found]
}
