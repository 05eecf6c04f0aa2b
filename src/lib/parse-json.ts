import { storableText } from './storable-text.ts'

export type ParsedJson = { ok: true; value: unknown } | { ok: false; reason: 'malformed' | 'too-deep' | 'nul' }

/** The backslash before it is not itself escaped. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

/**
 * JSON from outside. Nesting without an end would cost every reader of it a stack, so it is measured before. A NUL
 * character is refused: PostgreSQL takes it in no text. Half a character is replaced: it takes that in no JSON.
 */
export function parseJson(text: string, { maxDepth = 64 }: { maxDepth?: number } = {}): ParsedJson {
	if (isDeeper(text, maxDepth)) return { ok: false, reason: 'too-deep' }
	if (escapedNul.test(text)) return { ok: false, reason: 'nul' }
	try {
		return { ok: true, value: JSON.parse(text, halfCharacter.test(text) ? whole : undefined) as unknown }
	} catch {
		return { ok: false, reason: 'malformed' }
	}
}

/** An escape that could be one half of a pair; which it is, the reader sees. */
const halfCharacter = /\\ud[89a-f]/i

function whole(_key: string, value: unknown): unknown {
	if (typeof value === 'string') return storableText(value)
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
	return Object.fromEntries(Object.entries(value).map(([name, entry]) => [storableText(name), entry]))
}

function isDeeper(text: string, maxDepth: number): boolean {
	let depth = 0
	let inString = false
	for (let at = 0; at < text.length; at++) {
		const character = text[at]
		if (inString) {
			if (character === '\\') at += 1
			else if (character === '"') inString = false
			continue
		}
		if (character === '"') inString = true
		if (character === ']' || character === '}') depth -= 1
		if (character === '[' || character === '{') depth += 1
		if (depth > maxDepth) return true
	}
	return false
}
