import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '#config/env.server.ts'
import { fictionalValuesLeft } from '#core/identity/fictional-values.ts'
import { type Door, findDoor } from '#core/users/first-entry.ts'
import type { Database } from '#db/client.server.ts'
import { networkOf } from '#lib/address-network.ts'
import type { Log } from '#lib/log.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { finish, listen } from '#server/http/http-server.ts'
import { createReadLimit } from '#server/http/read-limit.ts'
import { createSlowRefusal } from '#server/http/refuse-slowly.ts'
import { refuseTrace } from '#server/http/refuse-trace.ts'
import { commonHeaders } from '#server/http/security-headers.ts'
import { createFrontHandler } from '#server/http/send-from-memory.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'
import type { RequestMeter } from '#server/metrics/metrics.ts'
import type { Tracing } from '#server/tracing/start-tracing.ts'
import { createApp } from './app.ts'
import { boot, type Running } from './services.server.ts'

/** Below the half minute that most supervisors give. */
const STOP_MS = 28_000

type Serving = { config: Config; log: Log; database: Database; tracing: Tracing | undefined }

/** Answers until it is stopped, by a signal or by what it gives back. */
export async function serve({ config, log, database, tracing }: Serving): Promise<(code: number) => void> {
	const running = await boot(config, log, database)
	const door = await findDoor(running.services.db)
	const server = await listen(createListener(running, config, tracing), {
		host: config.HOST,
		port: config.PORT,
	}).catch(async (error: unknown) => {
		await running.close()
		throw error
	})
	announce(config, running, door)

	let stopping = false
	async function stop(reason: string, code: number) {
		if (stopping) return
		stopping = true
		log.info({ reason }, 'stopping')
		// Nobody waits for what does not end: who started us would kill us a little later.
		setTimeout(() => {
			log.error('what was under way did not end in time; leaving it')
			process.exit(1)
		}, STOP_MS).unref()
		try {
			await running.readiness.stop()
			running.runEvents.close()
			await finish(server)
			await running.close()
			await tracing?.close()
			process.exit(code)
		} catch (error) {
			log.error({ err: error }, 'the server could not stop cleanly')
			process.exit(1)
		}
	}
	process.on('SIGTERM', () => void stop('SIGTERM', 0))
	process.on('SIGINT', () => void stop('SIGINT', 0))
	running.beginJobs().catch((error: unknown) => {
		// Who was stopped meanwhile has no queue to begin with.
		if (stopping) return
		log.error({ err: error }, 'jobs could not begin')
		void stop('fault', 1)
	})
	return (code) => void stop('fault', code)
}

/** Each is told, where there is one. */
function meterOf(...meters: (((told: RequestMeter) => void) | undefined)[]) {
	const known = meters.filter((meter) => meter !== undefined)
	return known.length === 0 ? undefined : (told: RequestMeter) => known.forEach((meter) => meter(told))
}

function createListener(running: Running, { SITE_URL, TRUST_PROXY }: Config, tracing: Tracing | undefined) {
	const { services, pageCache, forCdn, readiness, metrics } = running
	const app = createApp(running)
	const headers = commonHeaders(SITE_URL)
	const readLimits = {
		page: createReadLimit({ burst: 300, perSecond: 10 }),
		// A cover takes some 0.7 ms of the one thread, and a page shows a dozen, which browsers then keep for a year. Enough for
		// a hundred new visitors at once who share a network, and no more than a twentieth of the thread afterwards.
		cover: createReadLimit({ burst: 1_200, perSecond: 50 }),
	}
	const front = createFrontHandler({
		pageCache,
		staticFiles: loadStaticFiles(path.resolve('build/client'), SITE_URL),
		// Asked for like any page: the app makes a new copy of one whose time has come.
		refresh: (key) =>
			Promise.resolve(app.fetch(new Request(new URL(key, SITE_URL)))).catch((error: unknown) =>
				services.log.warn({ err: error, path: key.split('?')[0] }, 'a cached page could not be renewed'),
			),
		mayRead: ({ socket, headers: { 'x-forwarded-for': forwarded } }, made) =>
			readLimits[made].take(networkOf(clientAddress(socket.remoteAddress, forwarded?.toString(), TRUST_PROXY))),
		refuse: createSlowRefusal({ headers }),
		isStopping: readiness.isStopping,
		forCdn,
		meter: meterOf(metrics?.request, tracing?.meter),
		next: refuseTrace(getRequestListener(app.fetch), headers),
	})
	return tracing ? tracing.request(front) : front
}

function announce({ SITE_URL, HOST, PORT, ADMIN_EMAIL, ADMIN_PASSWORD }: Config, running: Running, door: Door): void {
	const { setUpCode: code, services } = running
	const { fresh } = services.identity
	const { identity } = services.identity.current()
	console.log(`${identity.name} no ar em ${SITE_URL} (escutando em ${HOST}:${PORT})`)
	console.log(`Painel: ${SITE_URL}/admin`)
	if (door !== 'entered') {
		const opens = ADMIN_PASSWORD ? `${code} (ou ADMIN_PASSWORD)` : code
		const screen = door === 'no-admin' ? 'login' : 'login?acesso=primeiro'
		console.log(`Primeiro acesso: abra ${SITE_URL}/admin/${screen} e crie a sua conta. Código de instalação: ${opens}`)
	}
	if (door === 'no-admin') {
		console.log(
			`Sem o formulário: POST ${SITE_URL}/functions/v1/admin-setup cria ${ADMIN_EMAIL}. A senha é ADMIN_PASSWORD ou, sem ela, aparece aqui.`,
		)
	}
	if (SITE_URL.startsWith('https:') && fictionalValuesLeft(identity, fresh).length > 0) {
		console.warn('Atenção: o site ainda mostra dados fictícios da marca. Troque-os no painel, em Identidade.')
	}
}
