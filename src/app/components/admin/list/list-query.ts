import { z } from 'zod'

/** One parameter of a list's address. */
export type ListParam<Value> = {
	name: string
	/** Turns the text of the address into a value and back. */
	codec: z.ZodType<Value, string>
	/** What it means that the address says nothing of it, or nothing that is offered. */
	absent: Value
	/** What it does: narrow the list, order it, or say where in it one is. */
	kind: 'filter' | 'order' | 'place'
	/** Of a text: how many characters are read. */
	longest?: number
}

/** A list's address, defined once: what may stand in it, and what each part means. */
export type List<Query> = {
	path: string
	params: { [Key in keyof Query]: ListParam<Query[Key]> }
	parse: (address: URLSearchParams) => Query
	/** The address of the list with these changes. Other rows begin at the first page, unless a change names another. */
	href: (query: Query, changes?: Partial<Query>) => string
	isFiltered: (query: Query) => boolean
}

export function defineList<Query extends object>(path: string, params: List<Query>['params']): List<Query> {
	const keys = Object.keys(params) as (keyof Query)[]

	function href(query: Query, changes: Partial<Query> = {}): string {
		const said = new URLSearchParams()
		for (const key of keys) {
			const { name, codec, absent, kind } = params[key]
			const kept = kind === 'place' ? absent : query[key]
			const value = key in changes ? (changes[key] as Query[typeof key]) : kept
			if (value !== absent) said.set(name, codec.encode(value))
		}
		return said.size > 0 ? `${path}?${said}` : path
	}

	return {
		path,
		params,
		parse: (address) => Object.fromEntries(keys.map((key) => [key, read(params[key], address)])) as Query,
		href,
		isFiltered: (query) => keys.some((key) => params[key].kind === 'filter' && query[key] !== params[key].absent),
	}
}

function read<Value>({ name, codec, absent }: ListParam<Value>, address: URLSearchParams): Value {
	const found = codec.safeDecode(address.get(name) ?? '')
	return found.success ? found.data : absent
}

/** What somebody looks for. The database takes no NUL character, and nobody means one. */
export function textParam(name: string, longest = 100): ListParam<string> {
	const codec = z.string().overwrite((text) => text.replaceAll('\0', '').trim().slice(0, longest))
	return { name, codec, absent: '', kind: 'filter', longest }
}

/** What stands in the address for each choice: a word, or the choice itself. */
type Words<Key extends string> = Readonly<Record<Key, string>> | readonly Key[]

/** One of a few. */
export function choiceParam<Key extends string, Absent extends Key | undefined = undefined>(
	name: string,
	words: Words<Key>,
	absent?: Absent,
): ListParam<Key | Absent> {
	const keys = (isList(words) ? words : Object.keys(words)) as Key[]
	const wordOf = (key: Key) => (isList(words) ? key : words[key])
	const codec = z.codec(z.string(), z.enum(keys), {
		decode: (word) => keys.find((key) => wordOf(key) === word) as Key,
		encode: wordOf,
	})
	return { name, codec, absent: absent as Absent, kind: 'filter' }
}

function isList<Key extends string>(words: Words<Key>): words is readonly Key[] {
	return Array.isArray(words)
}

/** How the list is sorted. */
export function orderParam<Key extends string>(name: string, words: Words<Key>, absent: NoInfer<Key>): ListParam<Key> {
	return { ...choiceParam(name, words, absent), kind: 'order' }
}

/** A day that exists, as '2026-03-10', in years the database can hold. */
export function dayParam(name: string): ListParam<string> {
	return { name, codec: z.iso.date().regex(/^[12]/), absent: '', kind: 'filter' }
}

/** The page of the list; no list has a million. */
export function pageParam(): ListParam<number> {
	return { name: 'pagina', codec: positive.refine((page) => page < 1_000_000), absent: 1, kind: 'place' }
}

/** The row at which a page begins, or one that is looked at. */
export function rowParam(name: string): ListParam<number | undefined> {
	return { name, codec: positive, absent: undefined, kind: 'place' }
}

const positive = z.codec(z.string(), z.int().min(1), { decode: Number, encode: String })
