import { expect, test } from 'vitest'
import { factList } from './facts-query.ts'

const nothing = { text: '', tab: 'all', kind: undefined, topic: '', order: 'most-used' } as const

test.for([
	['', nothing],
	['q=30+dias', { ...nothing, text: '30 dias' }],
	[
		'situacao=a-conferir&tipo=quem-fiscaliza&tema=consorcio&ordem=nome',
		{ text: '', tab: 'to-check', kind: 'regulator', topic: 'consorcio', order: 'by-statement' },
	],
] as const)('%s is read and written back', ([search, choice]) => {
	expect(factList.parse(new URLSearchParams(search))).toEqual(choice)
	expect(factList.href(choice)).toBe(search ? `/admin/fatos?${search}` : '/admin/fatos')
})

test('what nobody offers means nothing', () => {
	expect(factList.parse(new URLSearchParams('situacao=x&tipo=&ordem=&tema='))).toEqual(nothing)
})
