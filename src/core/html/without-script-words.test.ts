import { expect, test } from 'vitest'
import { withoutScriptWords } from './without-script-words.ts'

test.for([
	['um texto: sem nada', 'um texto: sem nada'],
	['antes javascript:alert(1) depois', 'antes alert(1) depois'],
	['JaVaScRiPt:JAVASCRIPT:x', 'x'],
	['javajavascript:script:x', 'x'],
	['javascript', 'javascript'],
	['😀javascript:😀', '😀😀'],
	['java script:', 'java script:'],
])('%j becomes %j', ([text, left]) => {
	expect(withoutScriptWords(text!)).toBe(left)
})

test('removing never leaves the word behind, however deep it is nested', () => {
	const deep = 'java'.repeat(20_000) + 'script:'.repeat(20_000)
	expect(withoutScriptWords(deep)).toBe('')
})
