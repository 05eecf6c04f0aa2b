export const RULES_PATH = '/speculation-rules.json'

/** On every page that anybody may get. In a file of its own, because a page's policy knows no script of that kind. */
export const speculationHeader = { 'Speculation-Rules': `"${RULES_PATH}"` }

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

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const rules = {
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

/** None for whoever saves data. Pages are the same for everyone; this file alone tells the two apart. */
export function speculationRules(request: Request): Response {
	const saves = request.headers.get('save-data')?.toLowerCase() === 'on'
	return new Response(JSON.stringify(saves ? {} : rules), {
		headers: {
			'Content-Type': 'application/speculationrules+json',
			// By browsers alone: not every cache in between heeds what an answer varies by.
			'Cache-Control': 'private, max-age=3600',
			Vary: 'Save-Data, Accept-Encoding',
		},
	})
}
