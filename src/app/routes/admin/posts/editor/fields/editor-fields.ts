import {
	emptyFields,
	type FieldKind,
	type FieldValues,
	type KindOf,
	mapPostFields,
	type PostFieldName,
	type PostFields,
} from '#core/posts/post-fields.ts'
import { brasiliaClock } from '#lib/brasilia-moment.ts'
import { parseJson } from '#lib/parse-json.ts'
import { mergeTags, splitTags } from './split-tags.ts'

/** What the form holds of a field of each kind: texts and lists alone, so that it can be kept and sent as it stands. */
export type FormValue<Kind extends FieldKind> = Kind extends 'status' | 'tags' | 'addresses' | 'questions'
	? FieldValues[Kind]
	: string

/** An article as the form holds it. */
export type EditorFields = { [Name in PostFieldName]: FormValue<KindOf<Name>> } & {
	/** Typed into the field for tags and not yet made one of them. */
	tagText: string
}

/** How the form shows what is stored, and reads what a working copy or a page without JavaScript holds. */
type FormKind<Kind extends FieldKind> = {
	show: (stored: FieldValues[Kind]) => FormValue<Kind>
	read: (kept: unknown) => FormValue<Kind>
}

const text = {
	show: (stored: string | null) => stored ?? '',
	read: (kept: unknown) => (typeof kept === 'string' ? kept : ''),
}

const formKinds: { [Kind in FieldKind]: FormKind<Kind> } = {
	text,
	'optional-text': text,
	slug: text,
	html: text,
	picture: text,
	address: text,
	focus: text,
	status: { show: (status) => status, read: (kept) => (kept === 'published' ? 'published' : 'draft') },
	category: { show: (id) => id ?? 'none', read: (kept) => text.read(kept) || 'none' },
	tags: { show: (tags) => tags, read: (kept) => (typeof kept === 'string' ? splitTags(kept) : textsOf(kept)) },
	addresses: { show: (urls) => urls, read: (kept) => (typeof kept === 'string' ? kept.split(/\s+/) : textsOf(kept)) },
	questions: { show: (faqs) => faqs, read: faqsOf },
	// The moment as it was stored, until a day is chosen.
	// By Brasília's clock, as a field for date and time has it.
	moment: { ...text, show: (moment) => (moment ? brasiliaClock(moment) : '') },
}

export function toEditorFields(fields: PostFields): EditorFields {
	const shown = mapPostFields((name, { kind }) => (formKinds[kind].show as (stored: unknown) => unknown)(fields[name]))
	return { ...shown, tagText: '' } as EditorFields
}

export const emptyEditorFields: EditorFields = toEditorFields(emptyFields())

/** What a working copy or a form holds, as far as it is what the form can show. */
export function readEditorFields(kept: Readonly<Record<string, unknown>>): EditorFields {
	const read = mapPostFields((name, { kind }) => formKinds[kind].read(kept[name]))
	return { ...read, tagText: text.read(kept['tagText']) } as EditorFields
}

function textsOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

function faqsOf(value: unknown): EditorFields['faqs'] {
	const json = typeof value === 'string' ? parseJson(value) : { ok: true as const, value }
	if (!json.ok || !Array.isArray(json.value)) return []
	return json.value.flatMap((faq: unknown) => {
		const { question, answer } = (faq ?? {}) as Record<string, unknown>
		return typeof question === 'string' && typeof answer === 'string' ? [{ question, answer }] : []
	})
}

/** What is sent: the text left in the field for tags counts as tags. */
export function settled({ tagText, ...fields }: EditorFields): EditorFields {
	return { ...fields, tags: mergeTags(fields.tags, splitTags(tagText)), tagText: '' }
}

export function sameFields(one: EditorFields, other: EditorFields): boolean {
	const a = settled(one)
	const b = settled(other)
	return (Object.keys(emptyEditorFields) as (keyof EditorFields)[]).every(
		(name) => a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]),
	)
}
