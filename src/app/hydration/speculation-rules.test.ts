import { expect, test } from 'vitest'
import siteMap from '#app/routes.ts'
import { speculationRules } from './speculation-rules.ts'

/** Routes of the site whose pages are never made ready, each for its reason. */
const apart: Record<string, string> = {
	'seus-dados': 'a form for few',
	'pedido/:token': 'for one visitor alone',
	'boletim/:step': 'confirms or ends something',
	'blog/busca': 'a search',
	'*': 'no page',
}

test('every route of the site is named, or is known to be left out', () => {
	const [rule] = speculationRules.prerender
	const named = rule!.where.and[0]!.href_matches!
	const routes = siteMap[0]!.children!.filter(({ file }) => file !== 'routes/site/placeholder.tsx')
	const paths = routes.map(({ path, index }) => (index ? '' : path!))
	expect(paths.filter((path) => !(path in apart)).map((path) => `/${path}`)).toEqual(named)
	const excluded = rule!.where.and.flatMap(({ not }) => not?.href_matches ?? [])
	expect(excluded).toContain('/blog/busca')
})
