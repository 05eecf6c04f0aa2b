import { expect, test } from 'vitest'
import { isDeniedHearsay } from './hearsay.ts'

test.for<[text: string, next: string, isDenied: boolean]>([
	['Falam por aí que taxa acima de 10% é proibida.', 'Mentira.', true],
	['Fui brigar, dizendo que não podia passar de 10%.', 'Pode, viu?', true],
	['Ouvi na fila que são só 10 dias.', 'Não são dez não, gente, são 80!', true],
	['Muita gente pensa que ainda existe seguro obrigatório.', 'Hoje não existe.', true],
	['Corre o boato de que a carência é de 400 dias.', 'Longe disso: são 300.', true],
	// What is so is told on, and nothing is denied.
	['O corretor disse que o prazo é de 30 dias.', 'Não deixe para a última hora.', false],
	['O STJ disse que a venda casada é abusiva.', 'Pode parecer pouco.', false],
	['A venda casada é permitida.', 'Mentira.', false],
])('%s %s', ([text, next, isDenied]) => {
	expect(isDeniedHearsay(text, next)).toBe(isDenied)
})
