import type { Config } from '#config/env.server.ts'
import type { RdStation } from '#core/rd-station/conversion.ts'
import { deliverConversions } from '#core/rd-station/deliver-conversions.ts'
import type { Database, Db } from '#db/client.server.ts'
import { rdStation } from '#integrations/rd-station.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '#server/boot/jobs.ts'
import { type Watch, watchedFetch } from './watch-service.ts'

const DELIVER_CONVERSIONS = 'deliver-rd-conversions'

/** RD Station where there is a key for it. */
export function rdStationOf(config: Config, fetch: typeof globalThis.fetch): RdStation | undefined {
	const { RD_STATION_API_KEY: apiKey, RD_STATION_BASE_URL: baseUrl } = config
	return apiKey ? rdStation({ apiKey, baseUrl, fetch }) : undefined
}

type Needs = { db: Db; config: () => Config; watch: Watch; now: () => Date }

/** Tells RD Station of leads, of what was written down with them. */
export function deliverConversionsJob({ db, config, watch, now }: Needs): Job {
	return {
		name: DELIVER_CONVERSIONS,
		cron: '* * * * *',
		urgent: true,
		shared: true,
		run: () =>
			deliverConversions(db, {
				rdStation: rdStationOf(config(), watchedFetch(watch('rd-station'))),
				referenceField: config().RD_STATION_REFERENCE_FIELD,
				now,
			}),
	}
}

type Waking = { database: Database; log: Log; runNow: (name: string) => Promise<void> }

/** Begins as soon as a lead came in, here or on another instance. What is missed the clock finds. */
export async function wakeConversions({ database, log, runNow }: Waking): Promise<void> {
	const wake = () =>
		void runNow(DELIVER_CONVERSIONS).catch((error: unknown) =>
			log.warn({ err: error }, 'the job of RD Station could not be woken'),
		)
	await database.listen('rd_conversion_queued', wake, wake)
}
