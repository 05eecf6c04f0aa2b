// What the built server begins with. It reads the configuration and begins to open the embedded database, and only then has
// the rest read and compiled: either takes most of a second, and a thread of its own.
import { type Config, readConfig } from '#config/env.server.ts'
import { providerVariables } from '#core/providers/provider-lists.ts'
import type { Log } from '#lib/log.ts'
import { StartFault } from '#lib/start-fault.ts'
import { createLog } from '#server/boot/log.ts'
import { lastWords } from '#server/boot/log-fields.ts'
import { openConfigured } from '#server/boot/open-configured.ts'
import { makeNewFilesPrivate } from '#server/boot/private-folder.ts'
import { catchFaults } from '#server/http/catch-faults.ts'
import type { Tracing } from '#server/tracing/start-tracing.ts'

// Not awaited: what is loaded later imports from this module, and would wait for its end.
void start().catch((error: unknown) => {
	console.error(lastWords(error))
	process.exit(1)
})

async function start(): Promise<void> {
	const result = readConfig(providerVariables)
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	const { config } = result
	makeNewFilesPrivate()
	const log = createLog(config.LOG_LEVEL)
	let stopWith: (code: number) => void = (code) => process.exit(code)
	catchFaults({ log, stop: () => stopWith(1) })
	const tracing = await tracingOf(config, log)
	// A PostgreSQL is asked from this thread: its time would run out while the rest is compiled.
	const early = config.DATABASE_URL ? undefined : openConfigured(config, log)
	const [{ serve }, opened] = await Promise.all([import('./serve.ts'), early])
	const database = opened ?? (await openConfigured(config, log))
	stopWith = await serve({ config, log, database, tracing })
}

/** Nothing of it is loaded where nobody listens. */
async function tracingOf(config: Config, log: Log): Promise<Tracing | undefined> {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config
	if (!endpoint) return undefined
	const { startTracing } = await import('#server/tracing/start-tracing.ts')
	const onFault = (reason: string) => log.warn({ reason }, 'traces are not taken; they are dropped until they are')
	return startTracing({ endpoint, headers, serviceName: config.OTEL_SERVICE_NAME, onFault })
}
