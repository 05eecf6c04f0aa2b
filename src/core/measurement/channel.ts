/** Where a visit came from, as the screen groups it. */
export const channels = ['search', 'direct', 'social', 'ads', 'mail', 'other'] as const
export type Channel = (typeof channels)[number]

const paid = /^(?:cpc|ppc|cpm|paid|ads?|an[uú]ncios?|display)/
const mail = /^(?:e-?mail|boletim|newsletter)/
const searchEngines = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|yandex|baidu|brave)\./
const networks =
	/(?:^|\.)(?:facebook\.com|instagram\.com|fb\.me|t\.co|x\.com|twitter\.com|linkedin\.com|lnkd\.in|youtube\.com|tiktok\.com|pinterest\.[a-z.]+|whatsapp\.com|wa\.me|t\.me|telegram\.org|reddit\.com)$/

/** What a campaign says of itself counts before the site that led here. */
export function channelOf({ referrer, medium }: { referrer: string; medium: string }): Channel {
	if (paid.test(medium)) return 'ads'
	if (mail.test(medium)) return 'mail'
	if (searchEngines.test(referrer)) return 'search'
	if (networks.test(referrer)) return 'social'
	return referrer === '' ? 'direct' : 'other'
}
