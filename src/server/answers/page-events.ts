import { clientNetworkOf } from '#app/client-address.ts'
import type { PageCounter } from '#core/measurement/page-counter.ts'
import { isNotMeasured, readPageEvent } from '#core/measurement/page-event.ts'
import { createFloodGuard } from '#server/http/flood-guard.ts'
import { limitBody } from '#server/http/limit-body.ts'

const MOST_BYTES = 5_000
/** More than a household or an office opens; what a program makes up beyond it is not counted. */
const MOST_PER_MINUTE = 120

export type PageEvents = { take: (request: Request) => Promise<void> }

/** What public pages tell of themselves (app/hydration/tell-visits.js). Nobody is told whether it was counted. */
export function createPageEvents({ counter, siteUrl }: { counter: PageCounter; siteUrl: string }): PageEvents {
	const guard = createFloodGuard({ mostPerMinute: MOST_PER_MINUTE })
	const { host: siteHost } = new URL(siteUrl)
	return {
		async take(request) {
			const { headers } = request
			if (isNotMeasured(headers) || Number(headers.get('content-length')) > MOST_BYTES) return
			if (guard.isFlood(clientNetworkOf(request))) return
			const short = await limitBody(request, MOST_BYTES)
			const event = short && readPageEvent(await short.text(), { siteHost })
			if (event) counter.count(event)
		},
	}
}
