/** Hosts whose word counts as official. */
const official = /(?:^|\.)(?:gov\.br|jus\.br|leg\.br|mp\.br|def\.br)$/i

/** Bodies of the trade: good company, but no substitute for an official source. */
const sector =
	/(?:^|\.)(?:cnseg|fenseg|fenaprevi|fenacor|abac|fipe|sincor-?[a-z]{2})\.org\.br$|(?:^|\.)(?:ens\.edu|cesvibrasil\.com)\.br$/i

export type SourceKind = 'official' | 'sector' | 'other'

export function sourceKindOf(address: string): SourceKind | undefined {
	const url = URL.parse(address)
	if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
	if (official.test(url.hostname)) return 'official'
	return sector.test(url.hostname) ? 'sector' : 'other'
}
