import { z } from 'zod'
import type { ServerFunction } from '#server/functions/define-function.ts'

const answer = {
	type: 'object',
	required: ['correlationId'],
	properties: {
		correlationId: { type: 'string', description: 'O mesmo do cabeçalho x-correlation-id e do registro.' },
	},
}

const refusals = {
	400: 'O conteúdo enviado não serve: code INVALID_PAYLOAD, com a lista em issues.',
	401: 'Sem sessão.',
	403: 'Sem permissão de administrador.',
	413: 'Conteúdo grande demais.',
	415: 'O corpo não é JSON.',
}

/** The functions as machines read of them, from the schemas that check what is sent. */
export function openApi(functions: Readonly<Record<string, ServerFunction>>, siteUrl: string) {
	return {
		openapi: '3.1.0',
		info: { title: 'Farol', version: '1' },
		servers: [{ url: siteUrl }],
		components: {
			securitySchemes: {
				session: { type: 'apiKey', in: 'cookie', name: 'farol.session_token' },
				bearer: { type: 'http', scheme: 'bearer' },
			},
		},
		paths: Object.fromEntries(
			Object.entries(functions).map(([name, called]) => [`/functions/v1/${name}`, pathOf(name, called)]),
		),
	}
}

const idempotencyKey = {
	name: 'Idempotency-Key',
	in: 'header',
	description: 'O mesmo pedido com a mesma chave é atendido uma vez e recebe a mesma resposta por 24 horas.',
	schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function pathOf(name: string, { summary, payload, example, open, health, refusals: own }: ServerFunction) {
	const security = open ? [] : [{ session: [] }, { bearer: [] }]
	const responses = {
		200: { description: 'O que a função fez.', content: { 'application/json': { schema: answer } } },
		...Object.fromEntries(
			Object.entries({ ...refusals, ...own }).map(([status, description]) => [
				status,
				{ description, content: { 'application/json': { schema: answer } } },
			]),
		),
	}
	return {
		post: {
			operationId: name,
			summary,
			security,
			...(!open && { parameters: [idempotencyKey] }),
			requestBody: {
				required: !payload.safeParse({}).success,
				content: {
					'application/json': { schema: z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' }), example },
				},
			},
			responses,
		},
		...(health && {
			get: {
				operationId: `${name}-health`,
				summary: 'Diz se a função está de pé.',
				security,
				parameters: [{ name: 'health', in: 'query', required: true, schema: { const: '1' } }],
				responses: { 200: { description: 'status healthy', content: { 'application/json': { schema: answer } } } },
			},
		}),
	}
}
