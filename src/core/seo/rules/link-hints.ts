import { pageOf } from '#lib/page-of.ts'
import type { Link } from '../article-text.ts'
import { type Hint, quote, type Subject } from '../finding.ts'
import { isOwnLink } from './links-and-pictures.ts'
import { sourceKindOf } from './official-domains.ts'
import { sourcesHeading } from './sources.ts'

const LEAST_OWN = 2

function ownPages({ text, siteUrl }: Subject): string[] {
	const own = text.links.filter((link) => isOwnLink(link, siteUrl) && !link.href.startsWith('#'))
	const addresses = own.flatMap(({ href }) => URL.parse(href, siteUrl)?.href ?? [])
	return [...new Set(addresses.map(pageOf))]
}

/** None at all is the rule's business. */
export const ownLinks: Hint = {
	id: 'own-links',
	find(subject) {
		const pages = ownPages(subject).length
		if (pages === 0 || pages >= LEAST_OWN) return []
		return [
			{
				message: 'Só um link leva a outra página do site.',
				element: 'links',
				fix: 'Acrescente um link para um artigo vizinho ou para a página do seguro.',
			},
		]
	},
}

/** Pages that sell what an article is about. The first that fits. */
const landingPages: { words: RegExp; path: string }[] = [
	{ words: /cons[óo]rcio/i, path: '/servicos/consorcio' },
	{ words: /previd[êe]ncia|pgbl|vgbl/i, path: '/servicos/previdencia' },
	{ words: /odonto|plano dental/i, path: '/seguros/odontologico' },
	{ words: /(?:planos?|seguros?) (?:de )?sa[úu]de/i, path: '/seguros/saude' },
	{ words: /condom[íi]nio|s[íi]ndico/i, path: '/seguros/condominio' },
	{ words: /frota/i, path: '/seguros/frota' },
	{ words: /viagem|bagagem|mercosul|mala extraviada/i, path: '/seguros/viagem' },
	{ words: /seguros? (?:de )?vida|benefici[áa]rio/i, path: '/seguros/vida' },
	{ words: /bicicleta|seguro (?:de |da )?bike/i, path: '/seguros/bike' },
	{ words: /celular|smartphone/i, path: '/seguros/celular' },
	{ words: /responsabilidade civil profissional/i, path: '/seguros/responsabilidade-civil-profissional' },
	{ words: /seguro empresarial|(?:loja|com[ée]rcio) pequen/i, path: '/seguros/empresarial' },
	{ words: /residencial|seguro (?:da|de) casa|casa de praia|aluguel/i, path: '/seguros/residencial' },
	{
		words: /seguro (?:de |do )?(?:auto|carro|autom[óo]vel)|ve[íi]culo|franquia|classe de b[ôo]nus/i,
		path: '/seguros/auto',
	},
]

export const landingLink: Hint = {
	id: 'landing-link',
	find(subject) {
		const about = `${subject.title} ${subject.categorySlug?.replaceAll('-', ' ') ?? ''}`
		const path = landingPages.find(({ words }) => words.test(about))?.path
		const pages = ownPages(subject)
		if (!path || pages.length === 0 || pages.some((page) => page.endsWith(path))) return []
		return [
			{
				message: `Nenhum link leva a ${path}, a página do seguro de que o artigo trata.`,
				element: 'links',
				fix: `Onde o texto fala da contratação, ligue a ${path}.`,
			},
		]
	},
}

export const repeatedLinks: Hint = {
	id: 'repeated-links',
	find(subject) {
		const pages = new Set<string>()
		for (const link of linksBeforeSources(subject)) {
			const address = URL.parse(link.href.trim(), subject.siteUrl)?.href
			if (!address || link.href.startsWith('#') || !sourceKindOf(address)) continue
			// Places on one page are different targets.
			const page = pageOf(address) + new URL(address).hash
			if (pages.has(page))
				return [
					{
						message: `O texto tem mais de um link para ${quote(link.href)}.`,
						element: `a ${quote(link.text, 40)}`,
						span: { start: link.start, end: link.end },
						fix: 'Deixe o primeiro; o segundo pode levar a outra página útil.',
					},
				]
			pages.add(page)
		}
		return []
	},
}

/** The list of sources at the end may name again what the text has linked. */
function linksBeforeSources({ text }: Subject): Link[] {
	const end = text.headings.find((heading) => sourcesHeading.test(heading.text))?.start ?? Number.POSITIVE_INFINITY
	return text.links.filter(({ start }) => start < end)
}
