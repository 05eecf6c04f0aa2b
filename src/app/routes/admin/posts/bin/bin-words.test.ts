import { expect, test } from 'vitest'
import type { RestoredPost } from '#core/posts/bin/restore-posts.ts'
import { binQuestion, forGoodQuestion, leavingWords, named, namedTogether, restoredWords } from './bin-words.ts'

const titled = (...titles: string[]) => titles.map((title) => ({ title }))

test.for([
	[['Um'], '“Um”'],
	[['  '], '“Sem título”'],
	[['Um', 'Dois'], '“Um” e “Dois”'],
	[['Um', 'Dois', 'Três'], '“Um”, “Dois” e “Três”'],
	[['Um', 'Dois', 'Três', 'Quatro'], '“Um”, “Dois”, “Três” e mais 1'],
	[['Um', 'Dois', 'Três', 'Quatro', 'Cinco'], '“Um”, “Dois”, “Três” e mais 2'],
] as const)('%o together are called %s', ([titles, words]) => {
	expect(namedTogether(titled(...titles))).toBe(words)
	expect(named({ title: 'Um ' })).toBe('“Um”')
})

test('before articles go into the bin they are named, and only of a live one it is said that readers lose it', () => {
	expect(binQuestion([{ title: 'Um', status: 'published' }])).toBe(
		'“Um” vai para a lixeira por 30 dias e sai do site agora. Nesse prazo pode ser restaurado.',
	)
	expect(binQuestion([{ title: 'Um', status: 'draft' }])).toBe(
		'“Um” vai para a lixeira por 30 dias. Nesse prazo pode ser restaurado.',
	)
	expect(
		binQuestion([
			{ title: 'Um', status: 'draft' },
			{ title: 'Dois', status: 'published' },
		]),
	).toBe(
		'“Um” e “Dois” vão para a lixeira por 30 dias; o que está no ar sai do site agora. Nesse prazo podem ser restaurados.',
	)
	expect(binQuestion(titled('Um', 'Dois'))).not.toContain('site')
})

test('only what goes for good is said to be past undoing', () => {
	expect(forGoodQuestion(titled('Um'))).toBe('“Um” será excluído com o seu histórico. Esta ação não pode ser desfeita.')
	expect(forGoodQuestion(titled('Um', 'Dois'))).toContain('“Um” e “Dois” serão excluídos')
})

test.for([
	[0, 'sai de vez nas próximas horas'],
	[1, 'sai de vez em 1 dia'],
	[28, 'sai de vez em 28 dias'],
] as const)('with %s days left: %s', ([days, words]) => {
	expect(leavingWords(days)).toBe(words)
})

function restored(overrides: Partial<RestoredPost> = {}): RestoredPost {
	return { id: '1', title: 'Um', slug: 'um', status: 'draft', note: undefined, ...overrides }
}

test.for([
	[[], 'Nada a restaurar', 'Outra pessoa restaurou ou excluiu de vez antes.'],
	[[restored()], 'Post restaurado', '“Um” voltou aos rascunhos.'],
	[[restored({ status: 'published' })], 'Post restaurado', '“Um” está no ar de novo.'],
	[[restored({ note: 'moment-passed' })], 'Post restaurado', '“Um” voltou como rascunho: a data de publicação passou.'],
	[[restored(), restored({ title: 'Dois' })], '2 posts restaurados', undefined],
	[
		[restored(), restored({ title: 'Dois', status: 'published', note: 'changes-undated' })],
		'2 posts restaurados',
		'“Dois” está no ar; as alterações agendadas ficaram sem data.',
	],
] as const)('of %o it is said: %s', ([posts, title, text]) => {
	expect(restoredWords(posts)).toEqual({ title, ...(text !== undefined && { text }) })
})
