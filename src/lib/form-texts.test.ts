import { expect, test } from 'vitest'
import { textIn, textsIn } from './form-texts.ts'

test('texts are read, files and the NUL character are not', () => {
	const form = new FormData()
	form.set('name', 'Ana\0')
	form.set('file', new Blob(['x']))
	form.set('outro', 'a\0b')
	expect(textsIn(form)).toEqual({ name: 'Ana', outro: 'ab' })
	expect(textIn(form, 'outro')).toBe('ab')
	expect([textIn(form, 'file'), textIn(form, 'nada'), textIn(undefined, 'name')]).toEqual(['', '', ''])
})
