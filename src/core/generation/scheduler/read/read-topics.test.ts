import { expect, test } from 'vitest'
import { readTopics } from './read-topics.ts'

function read(list: string) {
	return readTopics(new Map([['content/topics/vida.md', `---\ncategoria: Vida\n---\n\n## Temas\n\n${list}\n`]]))
}

test('topics are a list in the file of their category', () => {
	const topics = ['Carência: o que ela muda', 'Quem recebe: beneficiários e herdeiros']
	expect(read(topics.map((topic) => `- ${topic}`).join('\n')).bySlug).toEqual({ vida: topics })
})

test.for([
	['- Curto', 'content/topics/vida.md:7: um tema tem de 15 a 85 letras, sem ponto no fim'],
	['- Um tema que termina com ponto.', 'content/topics/vida.md:7: um tema tem de 15 a 85 letras, sem ponto no fim'],
	['Um parágrafo em vez de uma lista', 'content/topics/vida.md:1: aqui vai uma lista, um tema por linha'],
] as const)('%s: what is wrong is told', ([list, told]) => {
	expect(() => read(list)).toThrow(told)
})
