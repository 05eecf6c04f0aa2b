/**
 * Pages that may lie ready before a link to them is pressed. Named one by one: what nobody thought of is not asked for before a
 * visitor wants it.
 */
const pages = [
	'/',
	'/seguros/:slug',
	'/servicos/:slug',
	'/contact',
	'/politica-de-privacidade',
	'/termos-de-servico',
	'/transparencia',
	'/acessibilidade',
	'/blog',
	'/blog/categoria/:slug',
	'/blog/autor/:slug',
	'/blog/:slug',
]

/**
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API. In the page: as a file that a header names, they were
 * fetched before its styles. site-behaviour.js takes them out again for whoever saves data.
 */
export const speculationRules = {
	prerender: [
		{
			where: {
				and: [
					{ href_matches: pages },
					{ not: { href_matches: '/blog/busca' } },
					// Searches, filters and the pages of a list, which React opens where they stand.
					{ not: { href_matches: '/*\\?(.+)' } },
					// The page one is on.
					{ not: { href_matches: '?*#*', relative_to: 'document' } },
					{ not: { selector_matches: '[target], [download], [rel~=external], [rel~=nofollow]' } },
				],
			},
			// Once a pointer rests on a link or presses it, not for every link in sight.
			eagerness: 'moderate',
		},
	],
}
