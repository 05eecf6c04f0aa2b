import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineFunction } from '#server/functions/define-function.ts'
import { openApi } from './openapi.ts'

const functions = {
	'say-hello': defineFunction({
		summary: 'Cumprimenta.',
		payload: z.object({ name: z.string().max(10), at: z.coerce.date().optional() }),
		example: { name: 'Ana' },
		health: true,
		run: async () => ({ body: {} }),
	}),
	begin: defineFunction({
		summary: 'Começa.',
		payload: z.object({}),
		example: {},
		open: true,
		run: async () => ({ body: {} }),
	}),
}

test('every function is described by the schema that checks what it is sent', () => {
	const { paths, servers } = openApi(functions, 'https://a.example')
	expect(servers).toEqual([{ url: 'https://a.example' }])
	expect(paths).toMatchObject({
		'/functions/v1/say-hello': {
			post: {
				summary: 'Cumprimenta.',
				security: [{ session: [] }, { bearer: [] }],
				requestBody: {
					required: true,
					content: {
						'application/json': {
							schema: { type: 'object', properties: { name: { type: 'string', maxLength: 10 } }, required: ['name'] },
							example: { name: 'Ana' },
						},
					},
				},
			},
			get: { summary: expect.any(String) },
		},
		'/functions/v1/begin': { post: { security: [], requestBody: { required: false } } },
	})
	expect(paths['/functions/v1/begin']).not.toHaveProperty('get')
})
