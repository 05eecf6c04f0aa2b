import { readConfig } from '#config/env.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { createLog } from '#server/log.ts'
import { makeNewFilesPrivate, makePrivate } from '#server/private-folder.ts'
import { restoreDatabase } from '#server/restore-database.ts'

try {
	const [backup] = process.argv.slice(2)
	if (!backup) throw new StartFault('Diga qual backup: npm run restore -- data/backups/farol-AAAA-MM-DD.tar.gz')
	makeNewFilesPrivate()
	const result = readConfig()
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	const { keptAs } = await restoreDatabase({ backup, dataDir: result.config.DATA_DIR, now: new Date() })
	await makePrivate(result.config.DATA_DIR, createLog('warn'))
	console.log(`Backup restaurado em ${result.config.DATA_DIR}.`)
	if (keptAs) console.log(`O banco anterior ficou em ${keptAs}.`)
} catch (error) {
	console.error(error instanceof StartFault ? error.message : error)
	process.exit(1)
}
