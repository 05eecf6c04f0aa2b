import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('JSON is read, and what is none is told apart', () => {
	expect(parseJson('{"a":[1,"dois"]}')).toEqual({ ok: true, value: { a: [1, 'dois'] } })
	expect(parseJson('{"a":')).toEqual({ ok: false, reason: 'malformed' })
	expect(parseJson('')).toEqual({ ok: false, reason: 'malformed' })
})

test('sixty-four levels are read, sixty-five are not', () => {
	expect(parseJson('['.repeat(64) + ']'.repeat(64)).ok).toBe(true)
	expect(parseJson('['.repeat(65) + ']'.repeat(65))).toEqual({ ok: false, reason: 'too-deep' })
	expect(parseJson('{"a":'.repeat(100_000))).toEqual({ ok: false, reason: 'too-deep' })
})

test('a NUL character is refused, and text that only looks like one is not', () => {
	expect(parseJson(String.raw`{"a":"x\u0000"}`)).toEqual({ ok: false, reason: 'nul' })
	expect(parseJson(String.raw`{"a":"\\\u0000"}`)).toEqual({ ok: false, reason: 'nul' })
	expect(parseJson(String.raw`{"a":"\\u0000"}`)).toEqual({ ok: true, value: { a: String.raw`\u0000` } })
})

test('half a character is replaced, in names and in texts, and a whole one stays', () => {
	const read = parseJson(String.raw`{"a\ud800":["x\udc00y","\ud83d\ude00"]}`)
	expect(read).toEqual({ ok: true, value: { 'a\ufffd': ['x\ufffdy', '\u{1f600}'] } })
})

test('brackets inside texts are no levels', () => {
	const text = `"${'['.repeat(100)}"`
	expect(parseJson(`{"a":${text},"b":"\\"[[","c":"\\\\"}`, { maxDepth: 1 }).ok).toBe(true)
})
