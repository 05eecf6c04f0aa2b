import path from 'node:path'
import { readConfig } from '#config/env.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { archivesOf } from '#server/backup/archives-of.ts'
import { backUpNow } from '#server/backup/back-up-now.ts'
import { describeBackup } from '#server/backup/describe-backup.ts'
import { lastWords } from '#server/boot/log-fields.ts'
import { makeNewFilesPrivate } from '#server/boot/private-folder.ts'

try {
	makeNewFilesPrivate()
	const result = readConfig()
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	console.log('Fazendo o backup…')
	const made = await backUpNow(result.config, new Date())
	console.log(describeBackup(made))
	const archives = archivesOf(result.config)
	if (archives) {
		await archives.put(path.basename(made.file), made.file)
		console.log(`Está também no bucket ${result.config.BACKUP_S3_BUCKET}, em backups/${path.basename(made.file)}.`)
	}
} catch (error) {
	console.error(lastWords(error))
	process.exit(1)
}
