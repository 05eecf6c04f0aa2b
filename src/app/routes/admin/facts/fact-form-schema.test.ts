import { expect, test } from 'vitest'
import { z } from 'zod'
import { factForm, versionOf, wordsOf } from './fact-form-schema.ts'

const typed = {
	statement: ' A seguradora tem  30 dias. ',
	kind: 'deadline',
	value: '30',
	unit: 'dias',
	from: '2025-12-11',
	words: 'prazo, resposta,',
	topics: 'sinistros',
}
const topics = [{ id: 'sinistros' }, { id: 'seguro-auto' }]
const created = factForm({ replaces: false, topics })
const replaced = factForm({ replaces: true, topics })

function faultsOf(change: Record<string, string>, form = created) {
	const { error } = form.safeParse({ ...typed, ...change })
	return error ? z.flattenError(error).fieldErrors : {}
}

test('a form becomes a version with what was filled in', () => {
	const form = created.parse(typed)
	expect(versionOf(form)).toStrictEqual({
		statement: 'A seguradora tem 30 dias.',
		value: '30',
		unit: 'dias',
		from: '2025-12-11',
	})
	expect(wordsOf(form)).toEqual(['prazo', 'resposta'])
	expect(form.topics).toEqual(['sinistros'])
})

test.for<[Record<string, string>, string]>([
	[{ statement: '' }, 'statement'],
	[{ statement: 'A seguradora tem 45 dias.' }, 'statement'],
	[{ statement: 'A seguradora tem 45 dias (processo 1730845).' }, 'statement'],
	[{ value: '' }, 'value'],
	[{ from: '2025-02-31' }, 'from'],
	[{ until: '2025-12-10' }, 'until'],
	[{ url: 'javascript:alert(1)' }, 'url'],
	[{ url: 'https://www.gov.br' }, 'url'],
	[{ kind: 'palpite' }, 'kind'],
	[{ detail: 'x'.repeat(601) }, 'detail'],
	[{ topics: 'palpites' }, 'topics'],
])('%o is refused', ([change, field]) => {
	expect(Object.keys(faultsOf(change))).toEqual([field])
})

test('a new value begins on a day and leaves the themes alone', () => {
	expect(faultsOf({ topics: '' }, replaced)).toEqual({})
	expect(Object.keys(faultsOf({ from: '' }, replaced))).toEqual(['from'])
	expect(created.parse({ ...typed, from: '', topics: ['seguro-auto', 'sinistros'] }).topics).toHaveLength(2)
})
