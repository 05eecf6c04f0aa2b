import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSubmission } from './submission.ts'

const schema = z.object({
	name: z.string().min(1, 'Informe o nome'),
	topics: z.union([z.string(), z.array(z.string())]).default([]),
})

function post(...fields: [string, string | Blob][]) {
	const body = new FormData()
	for (const [name, value] of fields) body.append(name, value)
	return new Request('http://x/', { method: 'POST', body })
}

test('what was sent is read by the schema, names that come twice included', async () => {
	const submission = await readSubmission(post(['name', 'A\0na'], ['topics', 'a'], ['topics', 'b']), schema)
	expect(submission).toMatchObject({ status: 'success', value: { name: 'Ana', topics: ['a', 'b'] } })
})

test('what is refused says so at its field and goes back as it was typed', async () => {
	const submission = await readSubmission(post(['name', ''], ['topics', 'a']), schema)
	expect(submission.reply()).toMatchObject({
		status: 'error',
		error: { name: ['Informe o nome'] },
		initialValue: { topics: 'a' },
	})
})

test.for(['__intent__', '__state__', '__proto__', 'topics[4000000000]', 'topics.constructor.prototype'])(
	'a field called %s is none of ours',
	async (name) => {
		const submission = await readSubmission(post(['name', 'Ana'], [name, '{']), schema)
		expect(submission).toMatchObject({ status: 'success', payload: { name: 'Ana' } })
		expect(Object.keys(submission.payload)).toEqual(['name'])
	},
)

test('a file counts as nothing, and what is no form is answered with 400', async () => {
	const submission = await readSubmission(post(['name', 'Ana'], ['topics', new Blob(['x'])]), schema)
	expect(submission).toMatchObject({ status: 'success', value: { topics: [] } })
	const noForm = new Request('http://x/', { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } })
	await expect(readSubmission(noForm, schema)).rejects.toMatchObject({ init: { status: 400 } })
})
