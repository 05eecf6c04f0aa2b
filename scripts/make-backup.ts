import { type Config, readConfig } from '#config/env.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { backUpNow } from '#server/backup/back-up-now.ts'
import { describeBackup } from '#server/backup/describe-backup.ts'
import { makeNewFilesPrivate } from '#server/boot/private-folder.ts'

try {
	makeNewFilesPrivate()
	const result = readConfig()
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	if (result.config.DATABASE_URL) throw new StartFault(ofPostgres(result.config))
	console.log('Fazendo o backup…')
	console.log(describeBackup(await backUpNow(result.config, new Date())))
} catch (error) {
	console.error(error instanceof StartFault ? error.message : error)
	process.exit(1)
}

function ofPostgres({ DATA_DIR, S3_BUCKET }: Config): string {
	return [
		'DATABASE_URL está definida: o banco de dados é um PostgreSQL, que tem suas próprias ferramentas. Nada foi feito. Use',
		'  pg_dump --format=custom --file=farol.dump "$DATABASE_URL"',
		'e, para voltar, com o servidor parado, pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" farol.dump.',
		...(S3_BUCKET ? [] : [`Copie também a pasta ${DATA_DIR}/media. `.trim()]),
		'Guarde AUTH_SECRET à parte.',
	].join('\n')
}
