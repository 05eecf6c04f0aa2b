import { expect, test } from 'vitest'
import { filterOf, inboxSearch, leadList } from './inbox-query.ts'

const parse = (search: string) => leadList.parse(new URLSearchParams(search))
/** 22:30 of 10 March in Brasília. */
const now = new Date('2026-03-11T01:30:00Z')

test('an address and what it says turn into each other', () => {
	const search =
		'?busca=ana&produto=Seguro+Auto&situacao=em-contato&periodo=datas&de=2026-03-01&ate=2026-03-10&pagina=3'
	expect(parse(search)).toEqual({
		search: 'ana',
		product: 'Seguro Auto',
		status: 'contacted',
		period: 'datas',
		from: '2026-03-01',
		to: '2026-03-10',
		page: 3,
	})
	expect(inboxSearch(parse(search))).toBe(search)
	expect(inboxSearch(parse(''))).toBe('')
})

test.for([
	'situacao=fechado&periodo=ontem&pagina=-1',
	'pagina=1e999&periodo=toString',
	'periodo=&de=2026-02-30&pagina=x',
	'busca=%00',
	'de=2026-03-01&ate=2026-03-10',
])('%s narrows nothing', (search) => {
	expect(inboxSearch(parse(search))).toBe('')
	expect(leadList.isFiltered(parse(search))).toBe(false)
})

test('a day that does not exist is left out', () => {
	expect(parse('periodo=datas&de=2026-02-30&ate=2026-13-01')).toMatchObject({ from: '', to: '' })
})

test('periods are counted in the days of Brasília', () => {
	expect(filterOf(parse('periodo=hoje'), now)).toMatchObject({ from: '2026-03-10', to: '' })
	expect(filterOf(parse('periodo=7-dias'), now)).toMatchObject({ from: '2026-03-04' })
	expect(filterOf(parse('periodo=30-dias'), now)).toMatchObject({ from: '2026-02-09' })
})

test('requests about no product can be asked for', () => {
	expect(filterOf(parse('produto=sem-produto'), now)).toMatchObject({ product: null })
})
