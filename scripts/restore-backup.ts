import { readConfig } from '#config/env.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { type Restored, restoreBackup } from '#server/backup/restore-backup.ts'
import { createLog } from '#server/boot/log.ts'
import { makeNewFilesPrivate, makePrivate } from '#server/boot/private-folder.ts'

try {
	const [archive] = process.argv.slice(2)
	if (!archive) throw new StartFault('Diga qual backup: npm run restore -- data/backups/farol-AAAA-MM-DD.tar.gz')
	makeNewFilesPrivate()
	const result = readConfig()
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, DATABASE_URL } = result.config
	if (DATABASE_URL)
		throw new StartFault(
			'DATABASE_URL está definida: o servidor usaria o PostgreSQL, e não o banco deste backup. Restaure com pg_restore, ou tire DATABASE_URL.',
		)
	const restored = await restoreBackup({ archive, dataDir, passphrase, now: new Date() })
	await makePrivate(dataDir, createLog('warn'))
	console.log(describe(restored, dataDir))
} catch (error) {
	console.error(error instanceof StartFault ? error.message : error)
	process.exit(1)
}

function describe({ manifest, restored, keptAs }: Restored, dataDir: string): string {
	const names = { database: 'banco de dados', media: 'imagens', 'auth-secret': 'segredo das sessões' }
	const what = restored.map((name) => names[name])
	return [
		`Backup restaurado em ${dataDir}: ${what.join(', ')}.`,
		...(manifest ? [`Feito em ${manifest.madeAt} pela versão ${manifest.version}.`] : []),
		...(manifest
			? [`Não estavam nele: ${manifest.lacks.join('; ')}.`]
			: ['Era de um formato antigo, só com o banco de dados.']),
		...keptAs.map((place) => `O que havia antes ficou em ${place}.`),
	].join('\n')
}
