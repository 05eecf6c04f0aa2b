import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { NewerDatabase } from '#db/compare-migrations.ts'
import { checkEmbedded } from '#db/embedded/client.server.ts'
import { takeFolder } from '#db/embedded.server.ts'
import { migrationsUntil } from '#db/migrations-until.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { DATABASE, type Manifest, MEDIA, NewerFormat, SECRET, TABLES } from './archive-format.ts'
import { type Contents, readContents } from './contents.ts'
import { isEncrypted } from './encryption.ts'
import { exportTables } from './export-tables.ts'
import { type Fill, fillEmbedded, fillPostgres } from './fill-database.ts'
import { NoRoom, readArchive, type Unpacked } from './read-archive.ts'

type Restore = {
	archive: string
	dataDir: string
	/** The PostgreSQL that is filled; without it the embedded database takes the place of the one in the folder. */
	url?: string | undefined
	passphrase: string | undefined
	now: Date
	onProgress?: Fill['onProgress']
}

const parts = [DATABASE, MEDIA, SECRET] as const
type Part = (typeof parts)[number]

/** What was put in place, and where that went which stood there. */
export type Restored = { manifest: Manifest | undefined; restored: Part[]; keptAs: string[] }

/**
 * Puts a backup in the place of what is in the data folder, or into an empty PostgreSQL. What stood in the folder is moved
 * aside, not deleted. Refused while a server uses the folder, and where the file is no backup of ours or a damaged one: then
 * everything stays as it is.
 */
export async function restoreBackup({
	archive,
	dataDir,
	url,
	passphrase,
	now,
	onProgress = () => {},
}: Restore): Promise<Restored> {
	if (!existsSync(archive)) throw new StartFault(`O arquivo ${archive} não existe.`)
	const lock = takeFolder(dataDir)
	const unpacked = path.join(dataDir, 'restore.unfinished')
	try {
		await rm(unpacked, { recursive: true, force: true })
		await mkdir(unpacked, { mode: 0o700 })
		const { manifest, id } = await unpack({ archive, passphrase, into: unpacked })
		const inTables = existsSync(path.join(unpacked, TABLES))
		if (inTables && !url) await makeDatabase({ unpacked, id, onProgress })
		if (url) await fillPostgres(url, { unpacked, id, onProgress, contents: await contentsIn(unpacked, inTables) })
		const names = parts.filter((name) => existsSync(path.join(unpacked, name)) && !(url && name === DATABASE))
		const keptAs = await exchange({ names, from: unpacked, dataDir, suffix: `.before-${stampOf(now)}` })
		return { manifest, restored: url ? [DATABASE, ...names] : names, keptAs }
	} finally {
		await rm(unpacked, { recursive: true, force: true })
		lock.release()
	}
}

async function makeDatabase(fill: Omit<Fill, 'contents'>): Promise<void> {
	await fillEmbedded(path.join(fill.unpacked, DATABASE), { ...fill, contents: await contentsIn(fill.unpacked, true) })
}

async function contentsIn(unpacked: string, inTables: boolean): Promise<Contents> {
	if (!inTables) return exportTables(unpacked)
	const contents = await readContents(unpacked)
	if (!contents) throw new Error('tables without their contents')
	return contents
}

type Unpack = { archive: string; passphrase: string | undefined; into: string }

async function unpack({ archive, passphrase, into }: Unpack): Promise<Unpacked> {
	const encrypted = await isEncrypted(archive).catch(() => false)
	if (encrypted && passphrase === undefined)
		throw new StartFault(
			`O arquivo ${archive} está cifrado. Defina BACKUP_PASSPHRASE com a senha com que ele foi feito.`,
		)
	try {
		const read = await readArchive({ archive, into, passphrase: encrypted ? passphrase : undefined })
		const inTables = existsSync(path.join(into, TABLES))
		if (inTables) await migrationsUntil((await contentsIn(into, true)).migrations, path.join(into, 'migrations'))
		if (inTables) return read
		const database = path.join(into, DATABASE)
		// Opened too: what cannot be opened, or is the database of something else, is no backup.
		await checkEmbedded(database)
		await rm(path.join(database, 'backup_label.old'), { force: true })
		return read
	} catch (error) {
		throw new StartFault(`${refusalOf(error, archive, encrypted)} Nada foi mudado.`, { cause: error })
	}
}

function refusalOf(error: unknown, archive: string, encrypted: boolean): string {
	if (error instanceof NewerDatabase)
		return `O arquivo ${archive} foi feito por uma versão mais nova deste programa. Atualize-o e restaure de novo.`
	if (error instanceof NewerFormat)
		return `O arquivo ${archive} foi feito pela versão ${error.version}, que é mais nova que esta.`
	if (error instanceof NoRoom || (error as NodeJS.ErrnoException).code === 'ENOSPC')
		return `O conteúdo de ${archive} não cabe no disco.`
	if (encrypted) return `A senha em BACKUP_PASSPHRASE não é a do arquivo ${archive}, ou ele está danificado.`
	return `O arquivo ${archive} não é um backup deste programa, ou está danificado.`
}

type Exchange = { names: Part[]; from: string; dataDir: string; suffix: string }

/** Each is one renaming on the same disk. Where one fails, those before it are undone. */
async function exchange({ names, from, dataDir, suffix }: Exchange): Promise<string[]> {
	const undo: (() => Promise<void>)[] = []
	const move = async (source: string, target: string) => {
		await rename(source, target)
		undo.unshift(() => rename(target, source))
	}
	const keptAs: string[] = []
	try {
		for (const name of names) {
			const place = path.join(dataDir, name)
			if (existsSync(place)) {
				await move(place, place + suffix)
				keptAs.push(place + suffix)
			}
			await move(path.join(from, name), place)
		}
		return keptAs
	} catch (error) {
		for (const step of undo) await step()
		throw error
	}
}

function stampOf(now: Date): string {
	return now.toISOString().replace(/[:.]/g, '-')
}
