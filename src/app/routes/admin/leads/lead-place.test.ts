import { expect, test } from 'vitest'
import { leadList } from './inbox-query.ts'
import { type ListPlace, neighboursOf } from './lead-place.ts'

const row = (id: string) => ({ id, reference: `#${id}` })
const rows = ['a', 'b', 'c'].map(row)
const query = leadList.parse(new URLSearchParams('busca=ana&pagina=2'))
const none = { newer: undefined, older: undefined }
const filtered = { newer: row('before'), older: row('after') }

function around(place: Partial<ListPlace>, others: Parameters<typeof neighboursOf>[1] = none): string[] {
	const { above, below } = neighboursOf({ rows, at: 1, isThere: true, page: undefined, ...place }, others, query)
	return [above, below].map((step) => (step ? `${step.id}${step.search}` : '-'))
}

test('the rows above and below are those of the list, and its filter goes along', () => {
	expect(around({})).toEqual(['a?busca=ana', 'c?busca=ana'])
	expect(around({ page: 2 }, filtered)).toEqual(['a?busca=ana&pagina=2', 'c?busca=ana&pagina=2'])
})

test('past the ends of a page the list turns over', () => {
	expect(around({ at: 0, page: 2 }, filtered)).toEqual(['before?busca=ana', 'b?busca=ana&pagina=2'])
	expect(around({ at: 2, page: 2 }, filtered)).toEqual(['b?busca=ana&pagina=2', 'after?busca=ana&pagina=3'])
})

test('there is nothing past the ends of the list', () => {
	expect(around({ at: 0, page: 1 })).toEqual(['-', 'b?busca=ana'])
	// What is to be done is one page, whatever the filter would have next.
	expect(around({ at: 2 }, filtered)).toEqual(['b?busca=ana', '-'])
})

test('of one that has left the list the next is still the next', () => {
	expect(around({ at: 1, isThere: false })).toEqual(['a?busca=ana', 'b?busca=ana'])
	expect(around({ at: 3, isThere: false })).toEqual(['c?busca=ana', '-'])
})

test('one that never was in the list leads to its first, or to what the filter has around it', () => {
	expect(around({ at: undefined, isThere: false }, filtered)).toEqual(['-', 'a?busca=ana'])
	expect(around({ at: undefined, isThere: false, page: 1 }, filtered)).toEqual(['before?busca=ana', 'after?busca=ana'])
	expect(around({ rows: [], at: undefined, isThere: false })).toEqual(['-', '-'])
})
