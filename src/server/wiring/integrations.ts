import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Config, faultIn, withValues } from '#config/env.server.ts'
import type { FieldValue, IntegrationServices } from '#core/integrations/integration-services.ts'
import type { Outcome } from '#core/integrations/outcome.ts'
import { integrations } from '#core/integrations/registry.ts'
import { shownValue } from '#core/integrations/shown-value.ts'
import { findProvider, providerVariables } from '#core/providers/provider-lists.ts'
import { testConversion } from '#core/rd-station/conversion.ts'
import type { Db } from '#db/client.server.ts'
import { fetchJson } from '#lib/fetch-json.ts'
import type { Log } from '#lib/log.ts'
import type { Seal } from '#lib/seal.ts'
import type { LiveConfig } from './live-config.ts'
import { sendTestMail, type Who } from './mail.ts'
import { bucketOf } from './media.ts'
import { checkProvider } from './providers.ts'
import { tryPush } from './push.ts'
import { rdStationOf } from './rd-station.ts'
import { consoleOf, indexNowOf } from './search-engines.ts'
import { senderDomain } from './sender-domain.ts'
import { type Note, type Watch, watchedFetch } from './watch-service.ts'
import { whatsAppOf } from './whatsapp.ts'

type Needs = { db: Db; live: LiveConfig; seal: Seal; watch: Watch; log: Log; now: () => Date; who: Who }

/** What the screen of the services may see and do. */
export function integrationServices({ db, live, seal, watch, log, now, who }: Needs): IntegrationServices {
	const secrets = new Set(
		integrations.flatMap(({ fields }) => fields.filter(({ secret }) => secret).map(({ name }) => name)),
	)
	return {
		seal,
		senderDomain: senderDomain({ config: live.current, now, who }),
		reload: live.reload,
		testPush: (userId) => tryPush({ db, config: live.current, watch, who, now, userId }),
		faultIn: (name, value) => faultIn(name, value, providerVariables),
		valueOf(name): FieldValue {
			if (live.environment.given.has(name)) return { from: 'environment' }
			const { values, unreadable } = live.stored()
			const value = values[name]
			if (value !== undefined) return { from: 'stored', shown: secrets.has(name) ? shownValue(name, value) : value }
			return { from: unreadable.includes(name) ? 'unreadable' : 'nobody' }
		},
		async test(id, { entered, to }) {
			let last: Outcome | undefined
			const note: Note = async (outcome) => {
				last = outcome
				if (!entered) await watch(id)(outcome)
			}
			const config = entered ? candidate(live, entered) : live.current()
			const told = await check(id, { config, note, log, to, who })
			if (told && !told.ok) await note(told)
			// Nothing was asked, so nothing is known.
			return last ?? { ok: false, fault: 'unreachable' }
		},
	}
}

/** What would hold if this were kept. */
function candidate({ environment, stored }: LiveConfig, entered: Readonly<Record<string, string | null>>): Config {
	const values = { ...stored().values, ...entered }
	const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
	return withValues(environment, Object.fromEntries(given), providerVariables)
}

type Checking = { config: Config; note: Note; log: Log; to: string; who: Who }

/** Makes the call. What became of it the note hears; what only the answer's meaning tells is given back. */
async function check(id: string, { config, note, log, to, who }: Checking): Promise<Outcome | undefined> {
	const fetch = watchedFetch(note)
	switch (id) {
		case 'mail': {
			const outcome = await sendTestMail(config, to, who)
			await note(outcome)
			return undefined
		}
		case 'pagespeed':
			return checkPageSpeed(config, fetch)
		case 'search-console':
			return checkConsole(config, fetch)
		case 'indexnow': {
			await indexNowOf(config, fetch)?.tell([`${config.SITE_URL}/`])
			return undefined
		}
		case 'rd-station': {
			await rdStationOf(config, fetch)?.convert(testConversion(to))
			return undefined
		}
		case 'whatsapp': {
			await whatsAppOf(config, fetch)?.check()
			return undefined
		}
		case 's3':
			return checkBucket(config, note)
		default: {
			const provider = findProvider(id)
			if (provider) await checkProvider(provider, { config, log, watch: () => note })
			return undefined
		}
	}
}

/** One category of a page that is a few lines long: the least that can be measured. */
async function checkPageSpeed(config: Config, fetch: typeof globalThis.fetch): Promise<undefined> {
	const { PAGESPEED_API_KEY: key, PAGESPEED_BASE_URL: baseUrl } = config
	if (!key) return undefined
	const query = new URLSearchParams({ url: 'https://example.com/', category: 'seo', strategy: 'desktop', key })
	await fetchJson(`${baseUrl}/runPagespeed?${query}`, { schema: z.unknown(), timeoutMs: 60_000, fetch })
	return undefined
}

/** The account must see the property, too. */
async function checkConsole(config: Config, fetch: typeof globalThis.fetch): Promise<Outcome | undefined> {
	const found = await consoleOf(config, fetch)?.listProperties()
	if (!found) return undefined
	if (!found.ok) return found.reason === 'bad-credentials' ? { ok: false, fault: 'key-refused' } : undefined
	const { SEARCH_CONSOLE_SITE_URL: property } = config
	return found.properties.some(({ siteUrl }) => siteUrl === property) ? undefined : { ok: false, fault: 'not-allowed' }
}

/** A file is put there, read and taken away again. */
async function checkBucket(config: Config, note: Note): Promise<Outcome | undefined> {
	const bucket = bucketOf(config, note)
	const name = `teste-${randomUUID()}.txt`
	const bytes = new TextEncoder().encode('teste')
	try {
		await bucket?.put(name, bytes, 'text/plain')
		const read = await bucket?.get(name)
		await bucket?.remove(name)
		return !bucket || (read && Buffer.compare(read, bytes) === 0) ? undefined : { ok: false, fault: 'malformed' }
	} catch {
		return undefined
	}
}
