import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { correlationId, type Services, services } from '#app/services.ts'
import { loader } from './login.tsx'

/** The sign-in page, asked for while the database answers some questions and fails others. */
function ask(available: object) {
	const context = new RouterContextProvider()
	context.set(correlationId, 'abc-1')
	context.set(services, { log: { error: () => {} }, ...available } as unknown as Services)
	const url = new URL('https://exemplo.com.br/admin/login')
	return loader({ request: new Request(url), url, context, params: {} } as never)
}

function failing(): never {
	throw new Error('the database does not answer')
}

const nobody = { auth: { userOf: async () => null } }

test.for<[string, object]>([
	['who asks', { auth: { userOf: failing } }],
	['whether anybody has entered', { ...nobody, db: new Proxy({}, { get: failing }) }],
])('where %s cannot be looked up, the page says so', async ([, available]) => {
	expect(await ask(available)).toMatchObject({
		init: { status: 503 },
		data: { notice: { text: 'Erro ao verificar permissões de administrador.' }, offersSetUp: false },
	})
})
