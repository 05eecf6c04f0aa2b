export type PlainArticle = { title: string; description: string; body: string }

/** The article's own text, as others would be given it. */
export async function plainArticle(url: string): Promise<PlainArticle> {
	const html = await (await fetch(url)).text()
	const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
	const bodies = [...html.matchAll(/<div class="[^"]*article-body[^"]*">([\s\S]*?)<\/div>/g)].map(([, text]) => text)
	const article = {
		title: part(/<title>([^<]*)/),
		description: part(/<meta name="description" content="([^"]*)"/),
		body: bodies.join('\n'),
	}
	if (article.body.length < 5_000) throw new Error(`${url}: o texto do artigo não foi encontrado`)
	return article
}

/** The least that a page with it is. */
export function asPage({ title, description, body }: PlainArticle): string {
	const style = 'body{max-width:40rem;margin:auto;padding:1rem;font:1.1rem/1.6 system-ui}'
	return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${description}"><style>${style}</style><h1>${title}</h1>${body}`
}
