import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Consent } from './consent.tsx'

/** What the card says on a page of ours, as the server renders it. */
function saidOn(path: string, ads?: { id: string; conversion: string }): string {
	const Stub = createRoutesStub([{ id: 'root', path: '*', Component: Consent }])
	const html = renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root: { ads } } }} />)
	return html.replaceAll(/<[^>]+>/g, '')
}

test('where no ads are measured it is said that visits are counted all the same, and how', () => {
	expect(saidOn('/')).toContain(
		'Só cookies necessários. Este site não mede anúncios; as visitas são contadas sem cookies e sem identificar você.',
	)
})

test('what is asked for is the measuring of ads: visits are counted whatever the answer', () => {
	const said = saidOn('/', { id: 'AW-1', conversion: 'x' })
	expect(said).toContain('Podemos medir os anúncios?')
	expect(said).not.toContain('visitas')
})

test('the page of a request, which no ads measure, speaks of itself alone', () => {
	expect(saidOn('/pedido/abc')).toContain('Esta página não mede anúncios;')
})
