import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Services } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import { loadDemo } from '#core/demo/load-demo.ts'
import { purgeExpiredCache } from '#core/maintenance/purge-expired-cache.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { type AuthServer, createAuth } from './auth.ts'
import { authSecret } from './auth-secret.ts'
import { backUpDatabase } from './back-up-database.ts'
import { adminSetup } from './functions/admin-setup.ts'
import { type Job, startJobs } from './jobs.ts'
import { PageCache } from './page-cache.ts'

const MEGABYTE = 1024 * 1024
const MINUTE_MS = 60_000

/** Everything a request or a job uses, built once at boot. */
export type Running = {
	services: Services
	auth: AuthServer
	adminSetup: () => ReturnType<typeof adminSetup>
	trustProxy: boolean
	pageCache: PageCache
	ping: () => Promise<void>
	close: () => Promise<void>
}

export async function boot(config: Config, log: Log): Promise<Running> {
	const now = () => new Date()
	const database = await openDatabase({
		url: config.DATABASE_URL,
		dataDir: config.DATA_DIR,
		onFault: (error) => log.error({ err: error }, 'a database connection failed'),
	})
	try {
		const { db } = database
		if (config.SEED_DEMO ?? database.kind === 'embedded') {
			const { loaded } = await loadDemo(db, now())
			if (loaded) log.info('demo content loaded')
		}
		const pageCache = new PageCache({ maxBytes: 64 * MEGABYTE, freshMs: 10 * MINUTE_MS })
		await database.listen(
			'content_changed',
			(subject) => pageCache.drop(subject),
			() => pageCache.clear(),
		)
		const secret = authSecret({ configured: config.AUTH_SECRET, dataDir: config.DATA_DIR })
		const auth = createAuth({ db, siteUrl: config.SITE_URL, secret, now })
		const jobs = await startJobs({ database, log, jobs: regularJobs(database, config, now) })
		return {
			services: { db, now, log, auth, siteUrl: config.SITE_URL },
			auth,
			adminSetup: () =>
				adminSetup({ db, now, email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD, tellConsole: console.log }),
			trustProxy: config.TRUST_PROXY,
			pageCache,
			ping: database.ping,
			async close() {
				await jobs.stop()
				await database.close()
			},
		}
	} catch (error) {
		await database.close()
		throw error
	}
}

function regularJobs(database: Database, config: Config, now: () => Date): Job[] {
	const { db, dump } = database
	const purge = {
		name: 'purge-expired-cache',
		cron: '17 * * * *',
		run: async () => void (await purgeExpiredCache(db, now())),
	}
	if (!dump) return [purge]
	const folder = path.join(config.DATA_DIR, 'backups')
	async function backUp() {
		await mkdir(folder, { recursive: true })
		await backUpDatabase({ dump: dump!, folder, now: now() })
	}
	return [purge, { name: 'back-up-database', cron: '40 3 * * *', run: backUp }]
}
