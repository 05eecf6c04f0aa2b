export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of what we offer that a client takes, by RFC 9110: a quality of 0 refuses, `*` stands for the unnamed. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[] = ['br', 'gzip']): Encoding {
	if (!header) return 'identity'
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
