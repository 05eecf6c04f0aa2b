import { expect, test } from 'vitest'
import { demoCategories } from '#core/demo/categories.ts'
import { isSameSubject } from '#core/posts/reading/subject-words.ts'
import { curatedTopics, curatedTopicsFor } from './curated-topics.ts'

test('every category of the demo has a month of topics', () => {
	for (const { slug } of demoCategories) expect([slug, curatedTopics[slug]!.length > 25]).toEqual([slug, true])
})

test('no topic is told twice in its category', () => {
	const twins = Object.entries(curatedTopics).flatMap(([slug, topics]) =>
		topics.flatMap((topic, at) =>
			topics.slice(at + 1).flatMap((other) => (isSameSubject(topic, other) ? [`${slug}: ${topic} = ${other}`] : [])),
		),
	)
	expect(twins).toEqual([])
})

test('topics are single, short, tidy lines', () => {
	for (const topic of Object.values(curatedTopics).flat()) {
		expect(topic).toMatch(/^\p{Lu}\P{Cc}{14,84}$/u)
		expect(topic).not.toMatch(/\s{2}|[.;,]$|\s$/)
	}
})

test('a category of the brokerage’s own has topics that name it, also under a strange slug', () => {
	expect(curatedTopicsFor({ slug: 'nautico', name: 'Seguro Náutico' })[0]).toMatch(/^Seguro Náutico: /)
	expect(curatedTopicsFor({ slug: 'constructor', name: 'Obras' })[0]).toMatch(/^Obras: /)
})

test('what is the same subject is told from what only sounds alike', () => {
	expect(isSameSubject('Franquia normal ou reduzida?', 'Franquia: normal ou reduzida, como escolher')).toBe(true)
	expect(isSameSubject('Seguro viagem para a Europa', 'Seguro viagem no Mercosul: vale a pena contratar?')).toBe(false)
	expect(isSameSubject('Carro reserva: quantos dias', 'Carro blindado: quanto custa')).toBe(false)
	expect(isSameSubject('', 'Qualquer')).toBe(false)
})
