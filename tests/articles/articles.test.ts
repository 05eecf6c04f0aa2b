import { expect, test } from 'vitest'
import { demoPosts } from '#core/demo/posts.ts'
import { articleOf } from '#core/generation/local-writer/testing/written.ts'
import { checkSigned, type Judged, readArticles, reasonsOf } from './read-articles.ts'

const now = new Date('2026-11-16T12:00:00Z')

/** What people ask the local writer for. */
const prompts = [
	'Como funciona a franquia do seguro auto',
	'Seguro residencial para apartamento alugado',
	'Consórcio de carro: como funciona',
	'Seguro viagem para a Europa',
	'Seguro de vida em grupo',
	'Carência do plano de saúde',
	'PGBL ou VGBL',
	'Seguro de celular cobre furto simples?',
	'Seguro para bicicleta elétrica',
	'Seguro condomínio obrigatório',
	'Sinistro negado: o que fazer',
	'Renovação do seguro auto',
	'Golpe do falso corretor',
	'Como comparar cotações de seguro',
	'Seguro de responsabilidade civil para médicos',
	'Seguro empresarial para loja',
	'Seguro rural para safra de soja',
	'Seguro garantia para licitação',
	'Glossário de seguros',
	'Seguro de moto para entregador',
]

const good = [
	...readArticles('good'),
	...demoPosts.map((post) => ({ ...post, id: post.slug })),
	...prompts.map((prompt) => ({ ...articleOf({ prompt, now }), id: prompt })),
]
const bad: Judged[] = readArticles('bad')

test('there are at least sixty each way', () => {
	expect(Math.min(good.length, bad.length)).toBeGreaterThanOrEqual(60)
})

test.for(bad.map((article) => [article.id, article.kind, article] as const))(
	'%s (%s) does not pass',
	([, , article]) => {
		expect(checkSigned(article).passes).toBe(false)
	},
)

test('at most two of a hundred good ones are held up', () => {
	const blocked = good.flatMap((article) => {
		const check = checkSigned(article)
		return check.passes ? [] : [[article.id, ...reasonsOf(check)]]
	})
	// The list itself, so that a failure says which and why.
	expect(blocked.slice(Math.floor(good.length * 0.02))).toEqual([])
})
