import { isWebAddress } from '#core/html/safe-url.ts'

export type Source = { url: string; institution: string; label: string }

/** Who answers at an address; the narrower ones come first. */
const institutions: [addressStart: string, name: string][] = [
	['gov.br/susep', 'SUSEP'],
	['gov.br/ans', 'ANS'],
	['gov.br/anac', 'ANAC'],
	['gov.br/anpd', 'ANPD'],
	['gov.br/aneel', 'ANEEL'],
	['gov.br/prf', 'Polícia Rodoviária Federal'],
	['gov.br/receitafederal', 'Receita Federal'],
	['gov.br/mre', 'Itamaraty'],
	['gov.br/', 'Governo Federal'],
	['planalto.gov.br', 'Planalto'],
	['consumidor.gov.br', 'Consumidor.gov.br'],
	['bcb.gov.br', 'Banco Central'],
	['inmet.gov.br', 'Inmet'],
	['delegaciaonline.rs.gov.br', 'Polícia Civil do RS'],
	['defesacivil.rs.gov.br', 'Defesa Civil do RS'],
	['detran.sc.gov.br', 'Detran SC'],
]

/** The pages a post leans on, each with who wrote it and what the text calls it. */
export function describeSources(urls: readonly string[], linkTexts: Readonly<Record<string, string>>): Source[] {
	return [...new Set(urls)].filter(isWebAddress).map((url) => {
		const { hostname, pathname } = new URL(url)
		const host = hostname.replace(/^www\./, '')
		const address = (host + pathname).replace(/\/$/, '')
		const found = institutions.find(([start]) => `${address.replace(/^portal\./, '')}/`.startsWith(start))
		const institution = found?.[1] ?? host
		return {
			url,
			institution,
			label: titleFor(linkTexts[url] ?? '', institution) || (address === institution ? '' : address),
		}
	})
}

/** What the text calls the page, without the name that already stands before it. */
function titleFor(text: string, institution: string): string {
	const rest = text.toLowerCase().startsWith(institution.toLowerCase()) ? text.slice(institution.length) : text
	const title = rest.replace(/^[\s,.:;–-]+/, '')
	return title.charAt(0).toUpperCase() + title.slice(1)
}
