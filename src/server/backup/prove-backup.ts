import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { connectEmbedded, type EmbeddedClient } from '#db/embedded/client.server.ts'
import { migrationsFolder } from '#db/migrations-folder.server.ts'
import { fingerprintAll } from '#db/tables/fingerprint.ts'
import { DATABASE, MEDIA, TABLES } from './archive-format.ts'
import { differencesOf, readContents } from './contents.ts'
import { fillEmbedded, inTransactionOfEmbedded } from './fill-database.ts'
import { readArchive } from './read-archive.ts'

export type ProofTask = { archive: string; passphrase: string | undefined; scratch: string }

/** What came back of an archive, held against what was there when it was made. */
export type Proof = {
	tables: number
	rows: number
	/** Tables that were written to while they were copied: they came back whole, but there is nothing to hold them against. */
	moved: number
	pictures: number
	/** What did not come back as it was, by name. */
	differing: string[]
	missingPictures: string[]
}

/** Restores an archive into a database of its own, beside the real one, looks whether all is there, and throws it away. */
export async function proveBackup({ archive, passphrase, scratch }: ProofTask): Promise<Proof> {
	await rm(scratch, { recursive: true, force: true })
	await mkdir(scratch, { recursive: true, mode: 0o700 })
	try {
		const { id } = await readArchive({ archive, into: scratch, passphrase })
		const contents = await readContents(scratch)
		if (!contents) throw new Error('an archive without its contents')
		const folder = path.join(scratch, DATABASE)
		if (existsSync(path.join(scratch, TABLES)))
			await fillEmbedded(folder, { unpacked: scratch, contents, id, onProgress: () => {} })
		const client = await connectEmbedded({ folder, migrationsFolder, onFault: () => {}, onGap: () => {} })
		try {
			const found = await fingerprintAll(inTransactionOfEmbedded(client), contents.bytesAs)
			const rows = contents.tables.reduce((sum, { name }) => sum + (found[name]?.rows ?? 0), 0)
			return {
				tables: contents.tables.length,
				rows,
				moved: contents.tables.filter(({ moved }) => moved).length,
				differing: differencesOf(contents, found),
				...(await picturesIn(scratch, client)),
			}
		} finally {
			await client.close()
		}
	} finally {
		await rm(scratch, { recursive: true, force: true })
	}
}

async function picturesIn(
	scratch: string,
	{ query }: EmbeddedClient,
): Promise<Pick<Proof, 'pictures' | 'missingPictures'>> {
	// Where they lie in a bucket, an archive has none.
	if (!existsSync(path.join(scratch, MEDIA))) return { pictures: 0, missingPictures: [] }
	const files = new Set(await readdir(path.join(scratch, MEDIA, 'files')).catch(() => []))
	const { rows } = await query('select name from media_files order by name')
	const names = (rows as { name: string }[]).map(({ name }) => name)
	return { pictures: names.length, missingPictures: names.filter((name) => !files.has(name)) }
}
