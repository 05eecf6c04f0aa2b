import { expect, test } from 'vitest'
import { deletionQuestion, fileSize, sizesWords, wordsOfUse } from './picture-words.ts'

test('a file is as large as people say it', () => {
	expect([fileSize(10), fileSize(319_488), fileSize(1_468_006)]).toEqual(['1 KB', '312 KB', '1,4 MB'])
})

test('whoever deletes a picture is told what loses it', () => {
	const post = { slug: 'a', status: 'published' as const, inBin: false, inChanges: false, as: 'cover' as const }
	const uses = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ ...post, title, postId: title }))
	expect(deletionQuestion([])).toContain('não é usada em nenhum artigo')
	expect(deletionQuestion(uses.slice(0, 1))).toContain('usada em “A”, que ficará sem a imagem')
	expect(deletionQuestion(uses)).toContain('usada em “A”, “B”, “C” e mais 2, que ficarão sem a imagem')
	expect(deletionQuestion([{ as: 'logo' }, { as: 'profile', name: 'Ana' }])).toContain(
		'usada em Identidade do site e perfil de Ana, que ficarão sem a imagem',
	)
})

test('what waits to be published is named as that, before a deletion and in the list', () => {
	const post = { postId: 'a', slug: 'a', status: 'published' as const, inBin: false, as: 'cover' as const }
	const live = { ...post, title: 'A', inChanges: false }
	const waits = { ...post, title: 'B', inChanges: true }
	expect(deletionQuestion([waits])).toContain('usada nas alterações não publicadas de “B”, que ficarão sem a imagem')
	expect(deletionQuestion([live, waits])).toContain('usada em “A” e nas alterações não publicadas de “B”, que ficarão')
	expect([live, waits, { ...waits, inBin: true }].map((use) => wordsOfUse(use).as)).toEqual([
		'Capa',
		'Capa, nas alterações não publicadas',
		'Capa, nas alterações não publicadas, na lixeira',
	])
})

test('the sizes are counted once they are made', () => {
	expect([sizesWords(undefined), sizesWords(1), sizesWords(5)]).toEqual([
		'Em preparação',
		'1 em AVIF',
		'5 em AVIF e WebP',
	])
})
