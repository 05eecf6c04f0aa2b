import { z } from 'zod'
import { type PageEventKind, pageEventKinds } from '#db/schema/measurement.ts'
import { parseJson } from '#lib/parse-json.ts'

/** Something a visitor did on a public page. Of the visitor it knows nothing. */
export type PageEvent = { kind: PageEventKind; page: string; referrer: string; campaign: string; medium: string }

const told = z.object({
	kind: z.enum(pageEventKinds),
	page: z.string().regex(/^\/[a-z0-9/-]{0,200}$/),
	/** The address that led here and the query of this one, as the browser has them. Of both only names are kept. */
	referrer: z.string().max(2_000).optional(),
	search: z.string().max(2_000).optional(),
})

/** What a page told, or nothing where that cannot be counted. */
export function readPageEvent(body: string, { siteHost }: { siteHost: string }): PageEvent | undefined {
	const parsed = parseJson(body)
	const { data } = told.safeParse(parsed.ok ? parsed.value : undefined)
	if (!data) return undefined
	const referrer = hostName(URL.parse(data.referrer ?? '')?.hostname)
	const query = new URLSearchParams(data.search)
	return {
		kind: data.kind,
		page: data.page,
		referrer: referrer === hostName(siteHost) ? '' : referrer,
		campaign: campaignName(query.get('utm_campaign') || query.get('utm_source')),
		medium: campaignName(query.get('utm_medium')),
	}
}

/** Only the name of a host, never an address with what stands in it. */
function hostName(text: string | null | undefined): string {
	const name = (text ?? '').toLowerCase().replace(/^www\./, '')
	return /^(?=.{3,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name) && !/^[\d.]+$/.test(name) ? name : ''
}

/** A name as campaigns have; nothing that may be an e-mail, a telephone or somebody's number. */
export function campaignName(text: string | null | undefined): string {
	const name = (text ?? '').trim().toLowerCase()
	return /^[a-z0-9][a-z0-9 ._-]{0,59}$/.test(name) && !/(?:\d[ ._-]?){7}/.test(name) ? name : ''
}

const robots = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetch|scan|curl|wget|python|java\/|phantom/i

/** Whether who asks is a program, or a person who asks not to be measured. */
export function isNotMeasured(headers: Headers): boolean {
	if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return true
	const agent = headers.get('user-agent')
	return !agent || robots.test(agent)
}
