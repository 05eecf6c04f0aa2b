import { landingPages } from '#app/content/landing/all.ts'
import { legalTexts } from '#app/content/legal/all.ts'
import { placeholders } from '#app/content/placeholders.ts'
import { findPageTitles } from '#core/leads/find-page-titles.ts'
import type { Db } from '#db/client.server.ts'

const others: Record<string, string> = {
	// Of a lead that was typed in.
	'': 'Fora do site',
	'/': 'Página inicial',
	'/contact': 'Página de contato',
	'/blog': 'Lista do blog',
	'/blog/busca': 'Busca do blog',
}

/** What can be bought: the products that have a page. */
export const productTitles: readonly string[] = [...landingPages, ...placeholders].map(({ title }) => title)

/** What the broker calls the pages that brought leads: a product's page, an article by its title, contact. */
export async function namePages(db: Db, pages: readonly string[]): Promise<(page: string) => string> {
	const titles = await findPageTitles(db, pages)
	return (page) => {
		const title = titles.get(page)
		if (title) return `Artigo “${title}”`
		const product = titleOfProduct(page)
		return product ? `Página “${product}”` : (others[page] ?? page)
	}
}

/** The name of a page that is no article, where it has one. */
export function titleOfPage(page: string): string | undefined {
	return titleOfProduct(page) ?? others[page] ?? legalTexts.find(({ path }) => path === page)?.title
}

function titleOfProduct(page: string): string | undefined {
	const slug = /^\/(?:seguros|servicos)\/([^/]+)$/.exec(page)?.[1]
	const landing = landingPages.find((each) => each.slug === slug)
	return landing?.title ?? placeholders.find(({ path }) => path === page)?.title
}
