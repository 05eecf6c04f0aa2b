import { z } from 'zod'
import type { ImageDimensions } from '#core/images/image-options.ts'
import type { ImageFailure, ImageFault, ImageSource, LinkedImage } from '#core/images/image-source.ts'
import type { TellTaken } from '#core/images/tell-photos-taken.ts'
import type { ProviderFactories, Reach } from '#core/providers/factories.ts'
import { type FetchFailure, fetchJson } from '#lib/fetch-json.ts'
import type { Log } from '#lib/log.ts'
import { seededRandom } from '#lib/seeded-random.ts'

const TIMEOUT_MS = 8_000
/** Enough that asking again shows something else, few enough that all of them fit what was asked. */
const RESULTS = 20
/** The width of `urls.regular`. */
const REGULAR_WIDTH = 1080
/** Each search counts against the hour's limit. */
const MOST_SEARCHES = 2

const orientations: Record<ImageDimensions, string> = {
	'1024x1024': 'squarish',
	'1536x1024': 'landscape',
	'1024x1536': 'portrait',
}

const webAddress = z.url({ protocol: /^https?$/ })

const photo = z.object({
	width: z.number().positive(),
	height: z.number().positive(),
	alt_description: z.string().nullish(),
	description: z.string().nullish(),
	urls: z.object({ regular: webAddress }),
	links: z.object({ download_location: webAddress.optional().catch(undefined) }).catch({}),
	user: z.object({ name: z.string(), links: z.object({ html: webAddress }) }),
})
type Photo = z.infer<typeof photo>

/** One photo that we cannot read does not spoil the others. */
const answer = z.object({ results: z.array(photo.nullable().catch(null)) })

type Options = { apiKey: string; baseUrl: string; log: Log; timeoutMs?: number; fetch?: typeof globalThis.fetch }

export type PhotoLibrary = ImageSource & { tellTaken: TellTaken }

/** https://unsplash.com/documentation#search-photos. Its photos are linked, never copied, as its rules want. */
export function unsplash({ apiKey, baseUrl, log, timeoutMs = TIMEOUT_MS, fetch }: Options): PhotoLibrary {
	const headers = { Authorization: `Client-ID ${apiKey}`, 'Accept-Version': 'v1' }
	const reach = { timeoutMs, headers, ...(fetch && { fetch }) }

	async function search(query: string, dimensions: ImageDimensions, signal: AbortSignal) {
		const address = new URL(`${baseUrl}/search/photos`)
		address.search = new URLSearchParams({
			query,
			page: '1',
			per_page: String(RESULTS),
			orientation: orientations[dimensions],
			content_filter: 'high',
			order_by: 'relevant',
		}).toString()
		const found = await fetchJson(address, { ...reach, schema: answer, signal })
		return found.ok ? { ok: true as const, photos: found.value.results.filter(isUsable) } : found
	}

	/** Its rules ask us to say which photo was taken. */
	async function tellTaken(address: string) {
		// The key goes nowhere but to them.
		if (new URL(address).origin !== new URL(baseUrl).origin) return true
		const told = await fetchJson(address, { ...reach, schema: z.unknown() })
		if (told.ok) return true
		log.warn({ reason: told.reason, status: told.status }, 'Unsplash could not be told of a photo taken')
		// What they refuse once they refuse again.
		return told.reason === 'rejected' && (told.status ?? 0) < 500
	}

	return {
		model: null,
		async make({ searches, dimensions, seed, signal }) {
			const random = seededRandom(seed)
			for (const query of choose(searches, random)) {
				const found = await search(query, dimensions, signal)
				if (!found.ok) return failure(found, signal)
				const taken = found.photos[Math.floor(random() * found.photos.length)]
				if (!taken) continue
				return { ok: true, image: linked(taken) }
			}
			return { ok: false, fault: 'nothing-found', billed: false }
		},
		tellTaken,
	}
}

/** The first, which may be what a person asked for, and one of the others. */
function choose([first = '', ...others]: string[], random: () => number): string[] {
	const other = others[Math.floor(random() * others.length)]
	return [first, ...(other ? [other] : [])].slice(0, MOST_SEARCHES)
}

/** Photos of the paid collection are not ours to show. */
function isUsable(candidate: Photo | null): candidate is Photo {
	return candidate !== null && new URL(candidate.urls.regular).hostname !== 'plus.unsplash.com'
}

function linked({ urls, links, alt_description, description, user, width, height }: Photo): LinkedImage {
	const shownWidth = Math.min(width, REGULAR_WIDTH)
	return {
		kind: 'linked',
		url: urls.regular,
		alt: alt_description ?? description ?? '',
		credit: `${user.name} / Unsplash`,
		creditUrl: withReferral(user.links.html),
		width: shownWidth,
		height: Math.round((height * shownWidth) / width),
		downloadLocation: links.download_location,
	}
}

function withReferral(address: string): string {
	const url = new URL(address)
	url.searchParams.set('utm_source', 'farol')
	url.searchParams.set('utm_medium', 'referral')
	return url.toString()
}

function failure(found: FetchFailure, signal: AbortSignal): ImageFailure {
	const { detail, reason } = found
	return { ok: false, fault: signal.aborted ? 'cancelled' : faultOf(found), billed: false, detail: detail ?? reason }
}

function faultOf({ reason, status = 0, detail = '' }: FetchFailure): ImageFault {
	if (reason !== 'rejected') return reason
	if (status === 403 && /rate limit/i.test(detail)) return 'rate-limited'
	if (status === 401 || status === 403) return 'unauthorized'
	return status >= 500 ? 'server-error' : 'rejected'
}

/** One search counts against the hour's limit and costs nothing. */
function check({ apiKey, baseUrl, fetch }: Reach) {
	const headers = { Authorization: `Client-ID ${apiKey}`, 'Accept-Version': 'v1' }
	const address = `${baseUrl}/search/photos?query=farol&per_page=1`
	return fetchJson(address, { headers, schema: z.unknown(), timeoutMs: TIMEOUT_MS, fetch })
}

export default { images: unsplash, check } satisfies ProviderFactories
