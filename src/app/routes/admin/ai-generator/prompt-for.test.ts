import { expect, test } from 'vitest'
import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { promptFor } from './prompt-for.ts'

test('what is picked is understood as that, and the wishes stay', () => {
	const before = understandPrompt('Seguro auto em Porto Alegre, tom informal, com tabela')
	if (before.kind !== 'understood') throw new Error(before.kind)
	const label = 'Seguro Auto › Carro de aplicativo'
	const prompt = promptFor({ subject: 'seguro-auto/carro-de-aplicativo', label }, before.wishes)
	expect(prompt).toBe('Carro de aplicativo (Seguro Auto), em Porto Alegre, tom informal, com tabela')
	const after = understandPrompt(prompt)
	expect(after).toMatchObject({ kind: 'understood', subject: { id: 'seguro-auto/carro-de-aplicativo' } })
	expect(after.kind === 'understood' && after.wishes.map(({ value }) => value)).toEqual([
		'Porto Alegre',
		'informal',
		'tabela',
	])
})
