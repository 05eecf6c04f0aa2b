import { readConfig } from '#config/env.server.ts'
import { providerVariables } from '#core/providers/provider-lists.ts'
import { StartFault } from '#lib/start-fault.ts'
import { boot } from '#server/services.server.ts'
import { createLog } from './log.ts'
import { openConfigured } from './open-configured.ts'

/** Opens what the development server keeps open while code is reloaded around it. */
export async function startDevelopment() {
	const result = readConfig(providerVariables)
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	const { config } = result
	const log = createLog(config.LOG_LEVEL)
	const running = await boot(config, log, await openConfigured(config, log))
	await running.beginJobs()
	return { config, running }
}
