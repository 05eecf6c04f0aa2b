import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { brazilianMessages } from '../brazilian-messages.ts'
import type { Faults } from './faults.ts'

/** A part of a file: where it begins matters only for telling where a fault is. */
export type TextPart = { file: string; text: string; firstLine?: number }

type Path = readonly PropertyKey[]

export type YamlData<Value> = {
	value: Value
	/** Where a value stands in the file; where it is missing, what it is missing from. */
	lineOf: (...path: (string | number)[]) => number
}

/** Reads YAML by a schema. What does not fit it is told, and nothing is given. */
export function readYaml<Schema extends z.ZodType>(
	schema: Schema,
	{ file, text, firstLine = 1 }: TextPart,
	faults: Faults,
): YamlData<z.output<Schema>> | undefined {
	const lineCounter = new LineCounter()
	const document = parseDocument(text, { lineCounter })
	const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
	for (const { pos, message } of document.errors)
		faults.add(
			file,
			lineAt(pos[0]),
			`não pode ser lido; um texto com ":" fica entre aspas (${message.split(' at line')[0]})`,
		)
	if (document.errors.length > 0) return undefined

	function lineOf(...path: Path): number {
		for (let length = path.length; length > 0; length -= 1) {
			const offset = offsetOf(document.getIn(path.slice(0, length - 1), true) ?? document.contents, path[length - 1])
			if (offset !== undefined) return lineAt(offset)
		}
		return firstLine
	}

	const parsed = schema.safeParse(document.toJS(), { error: brazilianMessages })
	if (parsed.success) return { value: parsed.data, lineOf }
	for (const issue of parsed.error.issues) {
		if (issue.code === 'unrecognized_keys')
			for (const key of issue.keys) faults.add(file, lineOf(...issue.path, key), `não conhece "${key}"`)
		else if (issue.path.length > 0 && !document.hasIn(issue.path))
			faults.add(file, lineOf(...issue.path), `falta "${named(issue.path)}"`)
		else faults.add(file, lineOf(...issue.path), `${place(issue.path)}${lowered(issue.message)}`)
	}
	return undefined
}

/** Where the entry of a map or of a list begins. */
function offsetOf(parent: unknown, key: PropertyKey | undefined): number | undefined {
	if (isMap(parent)) {
		const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key)
		return isNode(pair?.key) ? pair.key.range?.[0] : undefined
	}
	const item = isCollection(parent) ? parent.items[Number(key)] : undefined
	return isNode(item) ? item.range?.[0] : undefined
}

/** `paginas.0.texto` is the text of the first page, and read so by people. */
function named(path: Path): string {
	return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.')
}

function place(path: Path): string {
	return path.length === 0 ? '' : `"${named(path)}": `
}

function lowered(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1)
}
