export type Encoding = 'br' | 'gzip' | 'identity'

/** What was chosen for the headers that came: browsers send a handful of them, over and over. */
const chosen = new Map<string, Encoding>()
const MOST_CHOSEN = 100

const both: readonly Encoding[] = ['br', 'gzip']

/** The best of what we offer that a client takes, by RFC 9110: a quality of 0 refuses, `*` stands for the unnamed. */
export function chooseEncoding(header: string | undefined, offered = both): Encoding {
	if (!header) return 'identity'
	if (offered !== both) return bestOf(header, offered)
	const known = chosen.get(header)
	if (known) return known
	const best = bestOf(header, offered)
	if (chosen.size >= MOST_CHOSEN) chosen.clear()
	chosen.set(header, best)
	return best
}

function bestOf(header: string, offered: readonly Encoding[]): Encoding {
	const qualities = new Map<string, number>()
	for (const part of header.split(',')) {
		const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
		const quality = parameters.find((parameter) => parameter.startsWith('q='))
		qualities.set(name, quality ? Number(quality.slice(2)) || 0 : 1)
	}
	const taken = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0
	const [best = 'identity'] = offered.filter((name) => taken(name) > 0).toSorted((a, b) => taken(b) - taken(a))
	return best
}
