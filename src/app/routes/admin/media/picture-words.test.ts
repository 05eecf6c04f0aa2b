import { expect, test } from 'vitest'
import { deletionQuestion, fileSize, sizesWords } from './picture-words.ts'

test('a file is as large as people say it', () => {
	expect([fileSize(10), fileSize(319_488), fileSize(1_468_006)]).toEqual(['1 KB', '312 KB', '1,4 MB'])
})

test('whoever deletes a picture is told what loses it', () => {
	const post = { slug: 'a', status: 'published' as const, inBin: false, as: 'cover' as const }
	const uses = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ ...post, title, postId: title }))
	expect(deletionQuestion([])).toContain('não é usada em nenhum artigo')
	expect(deletionQuestion(uses.slice(0, 1))).toContain('usada em “A”, que ficará sem a imagem')
	expect(deletionQuestion(uses)).toContain('usada em “A”, “B”, “C” e mais 2, que ficarão sem a imagem')
	expect(deletionQuestion([{ as: 'logo' }, { as: 'profile', name: 'Ana' }])).toContain(
		'usada em Identidade do site e perfil de Ana, que ficarão sem a imagem',
	)
})

test('the sizes are counted once they are made', () => {
	expect([sizesWords(undefined), sizesWords(1), sizesWords(5)]).toEqual([
		'Em preparação',
		'1 em AVIF',
		'5 em AVIF e WebP',
	])
})
