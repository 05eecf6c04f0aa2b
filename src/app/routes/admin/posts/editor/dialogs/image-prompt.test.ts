import { expect, test } from 'vitest'
import { checkPrompt } from './image-prompt.ts'

test.for([
	['123456789', false, 'Mínimo 10 caracteres'],
	['   123456789   ', false, 'Mínimo 10 caracteres'],
	['1234567890', true, 'Prompt válido'],
	['x'.repeat(4000), true, 'Prompt válido'],
	['x'.repeat(4001), false, 'Máximo 4000 caracteres'],
] as const)('a prompt has ten to four thousand characters: %#', ([prompt, ok, text]) => {
	expect(checkPrompt(prompt)).toEqual({ ok, text })
})
