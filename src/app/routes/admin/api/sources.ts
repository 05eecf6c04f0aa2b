import { z } from 'zod'
import { answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { isWebAddress } from '#core/html/safe-url.ts'
import { knownSources, lookAtSources } from '#core/links/known-sources.ts'
import { signedInAdmin } from '../signed-in-admin.ts'

const LONGEST_ADDRESS = 2000
const MOST_SOURCES = 50

const asked = z.object({
	urls: z
		.array(z.string().max(LONGEST_ADDRESS))
		.max(MOST_SOURCES)
		.transform((urls) => [...new Set(urls)].filter(isWebAddress)),
	look: z.boolean(),
})

/** What is known of the pages an article rests on, and a look at them for whoever asks. */
export const action = answering(endpoints.sources, asked, async ({ urls, look }, { db, context, now, signal }) => {
	const looked = look
		? await lookAtSources(db, { urls, by: context.get(signedInAdmin), now, signal })
		: ({ ok: true } as const)
	if (!looked.ok) {
		const message = 'Muitas conferências seguidas. Tente de novo em dez minutos.'
		return { ok: false as const, reason: 'refused' as const, message }
	}
	return { ok: true as const, sources: await knownSources(db, urls) }
})
