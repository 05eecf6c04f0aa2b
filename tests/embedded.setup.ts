import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
	interface ProvidedContext {
		embeddedTemplate: string
	}
}

/** Makes the migrated cluster once per set of migrations; each worker loads a copy into memory. */
export default async function setup(project: TestProject) {
	const hash = createHash('sha256')
	for (const file of globSync('src/db/migrations/*.sql').sort()) hash.update(readFileSync(file))
	const template = path.resolve(`node_modules/.cache/farol/cluster-${hash.digest('hex').slice(0, 16)}.tar`)
	if (!existsSync(template)) {
		const pglite = await PGlite.create({ extensions: { unaccent, pg_trgm } })
		await migrate(drizzle({ client: pglite }), { migrationsFolder: 'src/db/migrations' })
		mkdirSync(path.dirname(template), { recursive: true })
		const dump = await pglite.dumpDataDir('none')
		writeFileSync(`${template}.part`, Buffer.from(await dump.arrayBuffer()))
		renameSync(`${template}.part`, template)
		await pglite.close()
	}
	project.provide('embeddedTemplate', template)
}
