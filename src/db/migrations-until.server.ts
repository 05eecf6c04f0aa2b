import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { NewerDatabase } from './compare-migrations.ts'
import { migrationsFolder } from './migrations-folder.server.ts'

type Journal = { entries: { when: number; tag: string }[] }

/** A folder with our migrations up to the one that a copy was made after: its rows fit those tables, and later ones come on top. */
export async function migrationsUntil(last: number, into: string): Promise<string> {
	const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal
	const until = journal.entries.findIndex(({ when }) => when === last)
	if (until < 0) throw new NewerDatabase('DATA_DIR')
	const entries = journal.entries.slice(0, until + 1)
	await mkdir(path.join(into, 'meta'), { recursive: true })
	await writeFile(path.join(into, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
	for (const { tag } of entries) await cp(path.join(migrationsFolder, `${tag}.sql`), path.join(into, `${tag}.sql`))
	return into
}
