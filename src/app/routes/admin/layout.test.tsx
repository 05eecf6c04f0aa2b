import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorBoundary } from './layout.tsx'

function screenFor(error: unknown): string {
	const Stub = createRoutesStub([
		{ id: 'office', path: '/', Component: () => null, ErrorBoundary: ErrorBoundary as never },
	])
	return renderToStaticMarkup(
		<Stub initialEntries={['/']} hydrationData={{ loaderData: {}, errors: { office: error } }} />,
	)
}

test('only a fault of the server is said to stand in the log', () => {
	expect(screenFor(new Error('Unexpected Server Error'))).toContain('O erro já ficou registrado.')
	const html = screenFor(new TypeError('x is undefined'))
	expect(html).toContain('Algo falhou do nosso lado. Se continuar, avise quem cuida do sistema.')
	expect(html).not.toContain('registrado')
})
