export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding a client takes, by RFC 9110: a quality of 0 refuses, `*` stands for the unnamed. */
export function chooseEncoding(header: string | undefined): Encoding {
	if (!header) return 'identity'
	const qualities = new Map<string, number>()
	for (const part of header.split(',')) {
		const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
		const quality = parameters.find((parameter) => parameter.startsWith('q='))
		qualities.set(name, quality ? Number(quality.slice(2)) || 0 : 1)
	}
	const taken = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0
	if (taken('br') > 0 && taken('br') >= taken('gzip')) return 'br'
	return taken('gzip') > 0 ? 'gzip' : 'identity'
}
