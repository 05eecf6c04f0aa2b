import { expect, test } from 'vitest'
import { checkPrompt, startingPrompt } from './image-prompt.ts'

test.for([
	['123456789', false, 'Mínimo 10 caracteres'],
	['   123456789   ', false, 'Mínimo 10 caracteres'],
	['1234567890', true, 'Prompt válido'],
	['x'.repeat(4000), true, 'Prompt válido'],
	['x'.repeat(4001), false, 'Máximo 4000 caracteres'],
] as const)('a prompt has ten to four thousand characters: %#', ([prompt, ok, text]) => {
	expect(checkPrompt(prompt)).toEqual({ ok, text })
})

test('a suggestion ends after 450 characters', () => {
	const prompt = startingPrompt({ title: 'Um título', excerpt: 'a'.repeat(600), categoryName: 'Auto' })
	expect(prompt).toHaveLength(451)
	expect(prompt).toMatch(/^Imagem de capa para o artigo: Um título \(Auto\)\. a+…$/)
})
