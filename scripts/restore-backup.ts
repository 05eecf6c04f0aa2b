import { readConfig } from '#config/env.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { fetchArchive } from '#server/backup/fetch-archive.ts'
import { type Restored, restoreBackup } from '#server/backup/restore-backup.ts'
import { createLog } from '#server/boot/log.ts'
import { lastWords } from '#server/boot/log-fields.ts'
import { makeNewFilesPrivate, makePrivate } from '#server/boot/private-folder.ts'

try {
	const [given] = process.argv.slice(2)
	if (!given) throw new StartFault('Diga qual backup: npm run restore -- data/backups/farol-AAAA-MM-DD.tar.gz')
	makeNewFilesPrivate()
	const result = readConfig()
	if (!result.ok) throw new StartFault(result.faults.join('\n'))
	const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, DATABASE_URL } = result.config
	console.log(DATABASE_URL ? 'Restaurando no PostgreSQL de DATABASE_URL…' : `Restaurando em ${dataDir}…`)
	const onProgress = progressLines(console.log)
	const { archive, remove } = await fetchArchive(given, result.config)
	const restored = await restoreBackup({
		archive,
		dataDir,
		url: DATABASE_URL,
		passphrase,
		now: new Date(),
		onProgress,
	}).finally(remove)
	makePrivate(dataDir, createLog('warn'))
	console.log(describe(restored, DATABASE_URL ? 'DATABASE_URL' : dataDir))
	if (DATABASE_URL) console.log(ofPostgres(restored, dataDir))
} catch (error) {
	console.error(lastWords(error))
	process.exit(1)
}

function describe({ manifest, restored, keptAs }: Restored, target: string): string {
	const names = { database: 'banco de dados', media: 'imagens', 'auth-secret': 'segredo das sessões' }
	const what = restored.map((name) => names[name])
	return [
		`Backup restaurado em ${target}: ${what.join(', ')}.`,
		...(manifest ? [`Feito em ${manifest.madeAt} pela versão ${manifest.version}.`] : []),
		...(manifest
			? [`Não estavam nele: ${manifest.lacks.join('; ')}.`]
			: ['Era de um formato antigo, só com o banco de dados.']),
		...keptAs.map((place) => `O que havia antes ficou em ${place}.`),
	].join('\n')
}

function ofPostgres({ restored }: Restored, dataDir: string): string {
	return [
		'Todas as tabelas foram conferidas com as do backup, por número de linhas e soma.',
		...(restored.includes('media')
			? [`As imagens estão em ${dataDir}/media. Se este site usa S3_BUCKET, copie media/files para media/ no bucket.`]
			: []),
		...(restored.includes('auth-secret')
			? [
					`O segredo do backup está em ${dataDir}/auth-secret: defina AUTH_SECRET com ele para que sessões e segundos fatores continuem valendo.`,
				]
			: []),
	].join('\n')
}

/** A line for each tenth: enough to see that it goes on. */
function progressLines(say: (line: string) => void) {
	let told = 0
	return ({ table, rows, of }: { table: string; rows: number; of: number }) => {
		const tenths = Math.floor((rows / Math.max(of, 1)) * 10)
		if (tenths <= told) return
		told = tenths
		say(`  ${tenths * 10} %: ${rows.toLocaleString('pt-BR')} de ${of.toLocaleString('pt-BR')} linhas (${table})`)
	}
}
