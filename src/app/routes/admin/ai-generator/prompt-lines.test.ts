import { expect, test } from 'vitest'
import type { PromptCheck } from '#core/generation/runs/check-prompt.ts'
import { promptLines } from './prompt-lines.ts'

type Found = NonNullable<PromptCheck['alike']>

function blogLine({ alike = null, article = null }: { alike?: Found | null; article?: Found | null }) {
	const subject = article && { article }
	return promptLines({ isShort: false, alike, reading: { refusal: null, subject } } as unknown as PromptCheck)[1]
}

test('where nothing was found, only titles are said to have been compared', () => {
	expect(blogLine({})).toEqual({ good: true, text: 'Nenhum título parecido no blog.' })
})

test('the article that the blog has on the subject is told, also where its title is another', () => {
	const article = { title: 'Carro de aplicativo', status: 'published' } as const
	const alike = { title: 'Motoristas', status: 'published' } as const
	const told = { good: false, text: 'O blog já tem um artigo sobre isto: “Carro de aplicativo”.' }
	expect(blogLine({ article })).toEqual(told)
	expect(blogLine({ article, alike })).toEqual(told)
	expect(blogLine({ alike })).toMatchObject({ text: 'O blog já tem um artigo sobre isto: “Motoristas”.' })
})

test('a draft is said to be one', () => {
	const draft = { title: 'Carro de aplicativo', status: 'draft' } as const
	const told = { good: false, text: 'Já há um rascunho sobre isto: “Carro de aplicativo”.' }
	expect(blogLine({ article: draft })).toEqual(told)
	expect(blogLine({ alike: draft })).toEqual(told)
})
