import { readConfig } from '#config/env.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { backUpNow } from '#server/backup/back-up-now.ts'
import { describeBackup } from '#server/backup/describe-backup.ts'
import { makeNewFilesPrivate } from '#server/boot/private-folder.ts'

try {
	makeNewFilesPrivate()
	const result = readConfig()
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	console.log('Fazendo o backup…')
	console.log(describeBackup(await backUpNow(result.config, new Date())))
} catch (error) {
	console.error(error instanceof StartFault ? error.message : error)
	process.exit(1)
}
