import { readConfig } from '#config/env.server.ts'
import { providerVariables } from '#core/providers/provider-lists.ts'
import { StartFault } from '#lib/start-fault.ts'
import { boot } from '#server/services.server.ts'
import { createLog } from './log.ts'

/** Opens what the development server keeps open while code is reloaded around it. */
export async function startDevelopment() {
	const result = readConfig(providerVariables)
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	return { config: result.config, running: await boot(result.config, createLog(result.config.LOG_LEVEL)) }
}
