import { expect, test } from 'vitest'
import { readStartForm } from './read-start-form.ts'
import { runList } from './runs-query.ts'

function form(fields: Record<string, string>) {
	const data = new FormData()
	for (const [name, value] of Object.entries(fields)) data.set(name, value)
	return readStartForm(data)
}

const id = '6169b49e-de9f-449b-966d-258a23a9f90f'

test('what is ticked is on, and what is not is off', () => {
	expect(form({ prompt: 'tema', autoPublish: 'on', targetSeoScore: '90' })).toEqual({
		id: undefined,
		prompt: 'tema',
		categoryId: undefined,
		settings: {
			useWebResearch: false,
			fastMode: false,
			autoPublish: true,
			checkedFactsOnly: false,
			submitToGSC: false,
			targetSeoScore: 90,
		},
	})
})

test('no category, or nonsense for one, is no choice', () => {
	expect(form({ categoryId: 'none' }).categoryId).toBeUndefined()
	expect(form({ categoryId: "'; drop table" }).categoryId).toBeUndefined()
	expect(form({ categoryId: id, id }).categoryId).toBe(id)
})

test.for([
	['', 85],
	['abc', 85],
	['12', 70],
	['1e9', 100],
	['88.6', 89],
] as const)('a target of %j is %i', ([given, target]) => {
	expect(form({ targetSeoScore: given }).settings.targetSeoScore).toBe(target)
})

test('the address of the history says what it shows, and reads back as it was', () => {
	const query = { text: 'a & b', state: 'failed', page: 3 } as const
	const href = runList.href(query, query)
	expect(href).toBe('/admin/ai-generator/execucoes?q=a+%26+b&situacao=falhou&pagina=3')
	expect(runList.parse(new URL(href, 'http://x').searchParams)).toEqual(query)
	expect(runList.parse(new URLSearchParams('situacao=x&pagina=-1'))).toEqual({ text: '', state: undefined, page: 1 })
	expect(runList.href({ text: '', state: undefined, page: 1 })).toBe('/admin/ai-generator/execucoes')
})
