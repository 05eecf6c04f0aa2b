import { expect, test } from 'vitest'
import { factsHref, parseFactsQuery } from './facts-query.ts'

const nothing = { text: '', tab: 'all', kind: undefined, topic: '', order: 'most-used' } as const

test.for([
	['', nothing],
	['q=30+dias', { ...nothing, text: '30 dias' }],
	[
		'situacao=a-conferir&tipo=quem-fiscaliza&tema=consorcio&ordem=nome',
		{ text: '', tab: 'to-check', kind: 'regulator', topic: 'consorcio', order: 'by-statement' },
	],
] as const)('%s is read and written back', ([search, choice]) => {
	expect(parseFactsQuery(new URLSearchParams(search))).toEqual(choice)
	expect(factsHref(choice)).toBe(search ? `/admin/fatos?${search}` : '/admin/fatos')
})

test('what nobody offers means nothing', () => {
	expect(parseFactsQuery(new URLSearchParams('situacao=x&tipo=&ordem=&tema='))).toEqual(nothing)
})
