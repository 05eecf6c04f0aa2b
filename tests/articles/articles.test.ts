import { expect, test } from 'vitest'
import { demoPosts } from '#core/demo/posts.ts'
import { articleOf } from '#core/generation/local-writer/testing/written.ts'
import { type Judged, judgeSigned, readArticles, reasonsOf } from './read-articles.ts'

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

const judged = good.map((article) => ({ id: article.id, ...judgeSigned(article) }))
/** So many of the good ones may be held up. */
const SPARED = Math.floor(good.length * 0.02)

test.for(bad.map((article) => [article.id, article.kind, article] as const))(
	'%s (%s) does not pass',
	([, , article]) => {
		const { check, verdict } = judgeSigned(article)
		expect([check.passes, verdict.publish]).toEqual([false, false])
	},
)

test('at most two of a hundred good ones are held up', () => {
	const blocked = judged.flatMap(({ id, check }) => (check.passes ? [] : [[id, ...reasonsOf(check)]]))
	// The list itself, so that a failure says which and why.
	expect(blocked.slice(SPARED)).toEqual([])
})

test('nor does the verdict keep more of them from readers past what a person may decide', () => {
	const critical = judged.flatMap(({ id, verdict }) => {
		const reasons = verdict.reasons.filter((reason) => reason.critical)
		return reasons.length > 0 ? [[id, ...reasons.map(({ message }) => message)]] : []
	})
	expect(critical.slice(SPARED)).toEqual([])
})
