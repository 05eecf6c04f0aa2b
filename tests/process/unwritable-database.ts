// Run by unwritable.test.ts as a user who is not root, since root may write anywhere: <folder>.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#db/embedded.server.ts'

const [dataDir = ''] = process.argv.slice(2)
const database = await openEmbedded({ dataDir })
const folder = path.join(dataDir, 'database')
const outcome = (work: Promise<unknown>) =>
	work.then(
		() => 'written',
		() => 'failed',
	)
/** More than fits into the files that are open already. */
const write = () =>
	outcome(
		database.db.execute(sql`insert into content_cache (cache_key, cache_data, cache_type, expires_at)
			select gen_random_uuid()::text, to_jsonb(repeat(md5(i::text), 60)), 'validation', now() from generate_series(1, 5000) i`),
	)

async function until(wanted: string, work: () => Promise<string>): Promise<string> {
	const got = await work()
	if (got === wanted) return got
	await new Promise((resolve) => setTimeout(resolve, 100))
	return until(wanted, work)
}

const ping = () => outcome(database.ping())
const told = [await ping()]
execFileSync('chmod', ['-R', 'a-w', folder])
told.push(await until('failed', write), await ping())
execFileSync('chmod', ['-R', 'u+w', folder])
told.push(await until('written', ping), await write())
await database.close()
console.log(JSON.stringify(told))
