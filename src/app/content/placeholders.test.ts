import { expect, test } from 'vitest'
import { findPlaceholder, placeholders } from './placeholders.ts'

const slugs =
	'empresarial, condominio, vida-em-grupo, frota, garantia, transporte, responsabilidade-civil-geral, riscos-engenharia, saude, odontologico, afinidade'

test('the eleven products under development are those of the route table', () => {
	expect(placeholders.map(({ slug }) => slug).join(', ')).toBe(slugs)
	expect(placeholders.map(({ path }) => path)).toEqual(slugs.split(', ').map((slug) => `/seguros/${slug}`))
})

test('each says what it is for and names itself in the chat message', () => {
	for (const { title, sentence, chatMessage } of placeholders) {
		expect(sentence).toMatch(/^\p{Lu}.{30,100}\.$/u)
		expect(chatMessage).toContain(title)
	}
	expect(new Set(placeholders.map(({ title }) => title)).size).toBe(11)
})

test('a placeholder is found by its slug', () => {
	expect(findPlaceholder('frota')?.title).toBe('Seguro Frota')
	expect(findPlaceholder('auto')).toBeUndefined()
})
