import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { SiteProvider } from '#app/site.ts'
import { demoTold } from '#app/testing/demo-site.ts'
import { ErrorBoundary } from './layout.tsx'

/** The site's frame around a page that failed, as the server renders it. */
function pageFor(error: unknown): string {
	const Stub = createRoutesStub([
		{
			id: 'root',
			path: '/',
			Component: Outlet,
			children: [{ id: 'page', index: true, Component: () => null, ErrorBoundary: ErrorBoundary as never }],
		},
	])
	const hydrationData = { loaderData: { root: { year: 2026 } }, errors: { page: error } }
	return renderToStaticMarkup(
		<SiteProvider value={demoTold}>
			<Stub initialEntries={['/']} hydrationData={hydrationData} />
		</SiteProvider>,
	)
}

test('a fault of ours is told without its cause, inside the site, with ways to reach us', () => {
	const html = pageFor(new Error('select * from secrets'))
	expect(html).toContain('Algo falhou do nosso lado')
	expect(html).toContain('https://wa.me/')
	expect(html).toContain('© 2026')
	expect(html).not.toContain('secrets')
})

test('only a fault of the server is said to stand in the log', () => {
	expect(pageFor(new Error('Unexpected Server Error'))).toContain('O erro já ficou registrado. Tente de novo')
	const html = pageFor(new TypeError('x is undefined'))
	expect(html).toContain('Tente de novo em alguns instantes')
	expect(html).not.toContain('registrado')
})

test.for([
	[404, 'Oops! Page not found'],
	[400, 'Oops! Page not found'],
	[503, 'O site está fora do ar por um momento'],
	[500, 'Algo falhou do nosso lado'],
] as const)('status %s says %s', ([status, title]) => {
	expect(pageFor(new ErrorResponse(status, '', null))).toContain(title)
})

test('an outage names the id under which it stands in the log', () => {
	expect(pageFor(new ErrorResponse(503, '', { correlationId: 'abc-1' }))).toContain('abc-1')
})
