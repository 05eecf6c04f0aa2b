import {
	createRequestHandler,
	type EntryContext,
	UNSAFE_ErrorResponseImpl as ErrorResponse,
	type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import { isLogged } from './is-logged.ts'

/** What a page is given of what its loader threw, in production. */
async function errorOnPage(thrown: unknown): Promise<unknown> {
	let given: unknown
	const module = {
		default() {},
		loader() {
			throw thrown
		},
	}
	const build = {
		entry: {
			module: {
				async default(_request: Request, _status: number, _headers: Headers, { staticHandlerContext }: EntryContext) {
					given = staticHandlerContext.errors!['root']
					return new Response()
				},
				handleError() {},
			},
		},
		routes: { root: { id: 'root', path: '/', module } },
		assets: { entry: {}, routes: { root: {} } },
		future: {},
		prerender: [],
		ssr: true,
		isSpaMode: false,
		basename: '/',
		publicPath: '/',
		assetsBuildDirectory: '',
		routeDiscovery: { mode: 'initial' },
	} as unknown as ServerBuild
	await createRequestHandler(build, 'production')(new Request('http://localhost/'))
	return given
}

test('what the server threw is logged, what the browser threw is not', async () => {
	expect(isLogged(await errorOnPage(new Error('select * from secrets')))).toBe(true)
	expect(isLogged(new TypeError('x is undefined'))).toBe(false)
	expect(isLogged(undefined)).toBe(false)
})

test('an answer is logged where it names the id under which it stands there, one of a proxy is not', () => {
	expect(isLogged(new ErrorResponse(500, '', { correlationId: 'abc-1' }))).toBe(true)
	expect(isLogged(new ErrorResponse(500, '', null))).toBe(false)
	expect(isLogged(new ErrorResponse(502, 'Bad Gateway', '<html>'))).toBe(false)
})
