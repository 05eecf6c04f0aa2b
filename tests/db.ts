import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import { beforeEach, inject } from 'vitest'
import type { Db } from '#db/client.server.ts'
import * as schema from '#db/schema.ts'

type Opened = { db: Db; jobs: ConstructorOptions }

/** Shared by the files of one worker; `isolate: false` keeps the module. */
let opened: Promise<Opened> | undefined

/** How the job queue reaches the same database. */
export async function testJobs(): Promise<ConstructorOptions> {
	return (await open()).jobs
}

function open(): Promise<Opened> {
	opened ??= process.env['TEST_DATABASE'] === 'postgres' ? openPostgres() : openEmbedded()
	return opened
}

/** A real, migrated database that is empty at the start of every test. */
export function testDb(): Db {
	let current: Db
	beforeEach(async () => {
		current = (await open()).db
		await empty(current)
	})
	return new Proxy({} as Db, {
		get: (_, property) => {
			const value = Reflect.get(current, property) as unknown
			return typeof value === 'function' ? value.bind(current) : value
		},
	})
}

/** An embedded database of one's own, whose clock is `Date`. */
export async function newEmbedded(): Promise<PGlite> {
	const loadDataDir = await openAsBlob(inject('embeddedTemplate'))
	return PGlite.create({ loadDataDir, extensions: { unaccent, pg_trgm } })
}

async function openEmbedded(): Promise<Opened> {
	const client = await newEmbedded()
	return {
		db: drizzlePglite({ client, schema, casing: 'snake_case' }),
		jobs: { db: fromPglite(client), backend: 'pglite' },
	}
}

async function openPostgres(): Promise<Opened> {
	const server = inject('postgresUrl')
	const name = `worker_${process.env['VITEST_POOL_ID'] ?? '0'}_${process.pid}`
	const admin = new pg.Client({ connectionString: server })
	await admin.connect()
	await admin.query(`create database ${name}`)
	await admin.end()
	const connectionString = server.replace(/\/postgres$/, `/${name}`)
	const client = new pg.Pool({ connectionString, max: 4 })
	client.on('error', () => {})
	const db = drizzlePg({ client, schema, casing: 'snake_case' })
	await migrate(db, { migrationsFolder: 'src/db/migrations' })
	return { db, jobs: { connectionString } }
}

/**
 * Empties every table and puts back the one row that a migration puts in. To truncate makes each table and index a new file,
 * which takes ten times as long as to delete the few rows of a test. But where deleted rows lie, new ones take their
 * places, and come back in another order than they went in: a table that nothing refers to is truncated where it was
 * used, and any other once it is longer than a page, or was analysed. Whoever still writes is waited for.
 */
async function empty(db: Db): Promise<void> {
	await db.execute(sql`
		do $$ declare names text; one record; begin
			select string_agg(oid::regclass::text, ', ') into names
				from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';
			execute 'lock table ' || names || ' in access exclusive mode';
			set local session_replication_role = replica;
			for one in select oid, oid::regclass as name, reltuples > 0 as is_analysed,
				exists (select from pg_constraint where confrelid = pg_class.oid and contype = 'f') as is_referred_to
				from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
				if one.is_analysed or pg_relation_size(one.oid) > (case when one.is_referred_to then 8192 else 0 end)
				then execute format('truncate %s cascade', one.name);
				else execute format('delete from %s', one.name);
				end if;
			end loop;
			set local session_replication_role = origin;
			perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
				from pg_sequences where schemaname = 'public' and last_value is not null;
			insert into system_config (id) values (1);
		end $$
	`)
}
