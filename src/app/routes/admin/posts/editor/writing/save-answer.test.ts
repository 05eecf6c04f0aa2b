import { expect, test } from 'vitest'
import { explain } from './save-answer.ts'

test.for(['offline', 'fault', 'rate-limited', 'refused', 'cancelled'] as const)(
	'of a save with %s it is said where the text is, and nowhere else',
	(reason) => {
		expect(explain(reason, 'device')).toContain('O texto está guardado neste aparelho.')
		expect(explain(reason, 'server')).toContain('Uma cópia do texto está guardada no servidor.')
		expect(explain(reason, 'page')).toContain('O texto só existe nesta página; não a feche.')
		expect(explain(reason, 'page')).not.toContain('guardad')
	},
)

test('of a deleted article the text is in the list only where its copy arrived', () => {
	expect(explain('not-found', 'server')).toContain('nos rascunhos não salvos')
	expect(explain('not-found', 'device')).toBe('Este post foi excluído. O texto só existe nesta página; não a feche.')
})
