import { type FactChoice, type FactOrder, type FactTab, factTabs } from '#core/facts/choose-facts.ts'
import type { FactKind } from '#db/schema/facts.ts'

export const FACTS = '/admin/fatos'
const LONGEST_SEARCH = 100

/** The words of the address, which people read. */
export const tabSlugs: Record<FactTab, string> = {
	all: '',
	'to-check': 'a-conferir',
	expiring: 'vencem-logo',
	replaced: 'substituidos',
	'changed-here': 'mudados-aqui',
}
export const kindSlugs: Record<FactKind, string> = {
	deadline: 'prazo',
	percentage: 'percentual',
	amount: 'valor',
	norm: 'norma',
	regulator: 'quem-fiscaliza',
	definition: 'definicao',
}
export const orderSlugs: Record<FactOrder, string> = {
	'most-used': '',
	'by-statement': 'nome',
	'checked-longest-ago': 'conferidos-ha-mais-tempo',
}

export function parseFactsQuery(parameters: URLSearchParams): FactChoice {
	return {
		text: (parameters.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
		tab: factTabs.find((tab) => tabSlugs[tab] === parameters.get('situacao')) ?? 'all',
		kind: keyOf(kindSlugs, parameters.get('tipo')),
		topic: (parameters.get('tema') ?? '').slice(0, LONGEST_SEARCH),
		order: keyOf(orderSlugs, parameters.get('ordem')) ?? 'most-used',
	}
}

export function factsHref({ text, tab, kind, topic, order }: FactChoice): string {
	const parameters = new URLSearchParams()
	if (text) parameters.set('q', text)
	if (tab !== 'all') parameters.set('situacao', tabSlugs[tab])
	if (kind) parameters.set('tipo', kindSlugs[kind])
	if (topic) parameters.set('tema', topic)
	if (order !== 'most-used') parameters.set('ordem', orderSlugs[order])
	return parameters.size > 0 ? `${FACTS}?${parameters}` : FACTS
}

function keyOf<Key extends string>(slugs: Record<Key, string>, wanted: string | null): Key | undefined {
	return (Object.keys(slugs) as Key[]).find((key) => slugs[key] === wanted && slugs[key] !== '')
}
