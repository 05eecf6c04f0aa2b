import type { z } from 'zod'
import { parseJson } from './parse-json.ts'

type Issue = { path: string; message: string }

/** What a program is told whose JSON does not serve. */
export type InvalidPayload = { error: string; code: 'INVALID_PAYLOAD'; issues: Issue[] }

export function invalidPayload(issues: Issue[]): InvalidPayload {
	return { error: 'Os dados enviados não servem.', code: 'INVALID_PAYLOAD', issues }
}

type Read<T> = { ok: true; value: T } | { ok: false; body: InvalidPayload }

const unreadable = {
	malformed: 'O corpo não é JSON.',
	'too-deep': 'O JSON tem níveis demais.',
	nul: 'O texto tem um caractere nulo.',
}

export function readPayload(text: string): Read<unknown> {
	const parsed = parseJson(text)
	if (parsed.ok) return parsed
	return { ok: false, body: invalidPayload([{ path: '', message: unreadable[parsed.reason] }]) }
}

export function checkPayload<T>(payload: unknown, schema: z.ZodType<T>): Read<T> {
	const parsed = schema.safeParse(payload)
	if (parsed.success) return { ok: true, value: parsed.data }
	const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
	return { ok: false, body: invalidPayload(issues) }
}
