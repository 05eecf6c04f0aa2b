import { expect, test } from 'vitest'
import { choiceParam, dayParam, defineList, orderParam, pageParam, rowParam, textParam } from './list-query.ts'

const letters = defineList('/cartas', {
	text: textParam('q', 5),
	state: choiceParam('estado', { open: 'aberta', closed: 'fechada' }),
	period: choiceParam('periodo', ['hoje', 'ontem']),
	tab: choiceParam('aba', { all: '', kept: 'guardadas' }, 'all'),
	from: dayParam('de'),
	order: orderParam('ordem', { newest: '', name: 'nome' }, 'newest'),
	page: pageParam(),
	shown: rowParam('carta'),
})
const parse = (search: string) => letters.parse(new URLSearchParams(search))
const first = parse('')

test('an address that says nothing is the whole list from its start', () => {
	const nothing = { text: '', state: undefined, period: undefined, tab: 'all', from: '', order: 'newest', page: 1 }
	expect(first).toEqual({ ...nothing, shown: undefined })
	expect(letters.href(first)).toBe('/cartas')
})

test('what an address says survives the way there and back', () => {
	const search = 'q=a+%26+b&estado=aberta&periodo=ontem&aba=guardadas&de=2024-02-29&ordem=nome&pagina=3&carta=7'
	expect(letters.href(parse(search), parse(search))).toBe(`/cartas?${search}`)
})

test.for([
	'q=%00+',
	'estado=toString',
	'estado=open',
	'periodo=',
	'aba=all',
	'de=2026-02-30',
	'de=9999-99-99',
	'de=0026-02-03',
	'ordem=x',
	'pagina=0',
	'pagina=-1',
	'pagina=1.5',
	'pagina=x',
	'pagina=1e999',
	'pagina=9999999999',
	'carta=-1',
	'outra=coisa',
])('%s means nothing', (search) => {
	expect(parse(search)).toEqual(first)
})

test('a text is cut where nobody writes on', () => {
	expect(parse('q=%00a+b+cdefg').text).toBe('a b c')
})

test('a change of what is listed or of its order leads to the first page, a change of page keeps the rest', () => {
	const query = parse('q=ana&pagina=3&carta=7')
	expect(letters.href(query, { state: 'open' })).toBe('/cartas?q=ana&estado=aberta')
	expect(letters.href(query, { order: 'name' })).toBe('/cartas?q=ana&ordem=nome')
	expect(letters.href(query, { page: 4 })).toBe('/cartas?q=ana&pagina=4')
	expect(letters.href(query, { text: '' })).toBe('/cartas')
})

test.for(['q=a', 'estado=aberta', 'aba=guardadas', 'de=2026-01-01'])('%s narrows the list', (search) => {
	expect(letters.isFiltered(parse(search))).toBe(true)
})

test('neither its order nor its page narrows a list', () => {
	expect(letters.isFiltered(parse('ordem=nome&pagina=2&carta=7'))).toBe(false)
})
