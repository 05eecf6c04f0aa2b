import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { pageCounts } from '#db/schema/measurement.ts'
import { posts } from '#db/schema/posts.ts'
import type { Log } from '#lib/log.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { createPageCounter } from './page-counter.ts'
import type { PageEvent } from './page-event.ts'

const db = testDb()
const warnings: unknown[] = []
const log = { warn: (...line: unknown[]) => warnings.push(line) } as unknown as Log
const fixed = new Set(['/', '/seguros/auto'])

function openCounter(at = '2026-11-17T12:00:00Z') {
	const counter = createPageCounter({ db, fixed, now: () => new Date(at), log })
	onTestFinished(() => counter.stop())
	return counter
}

const event = (more: Partial<PageEvent> = {}): PageEvent => ({
	kind: 'view',
	page: '/',
	referrer: '',
	campaign: '',
	medium: '',
	...more,
})

async function stored(): Promise<string[]> {
	const rows = await db.select().from(pageCounts).orderBy(pageCounts.day, pageCounts.page, pageCounts.kind)
	return rows.map(({ day, page, kind, referrer, count }) =>
		[day, page, kind, referrer, count].filter(Boolean).join(' '),
	)
}

test('what is alike is one row, whoever counted it', async () => {
	const [one, other] = [openCounter(), openCounter()]
	for (const counter of [one, other, one]) counter.count(event({ referrer: 'google.com' }))
	one.count(event({ kind: 'chat' }))
	await Promise.all([one.write(), other.write()])
	expect(await stored()).toEqual(['2026-11-17 / chat 1', '2026-11-17 / view google.com 3'])
	one.count(event({ kind: 'chat' }))
	await one.write()
	expect(await stored()).toEqual(['2026-11-17 / chat 2', '2026-11-17 / view google.com 3'])
})

test('a day is one of Brasília', async () => {
	const counter = openCounter('2026-11-17T02:59:00Z')
	counter.count(event())
	await counter.write()
	expect(await stored()).toEqual(['2026-11-16 / view 1'])
})

test('only pages that readers can open are counted', async () => {
	await db.insert(posts).values([aPublishedPost({ slug: 'no-ar' }), aPost({ slug: 'rascunho' })])
	await db.insert(categories).values(aCategory({ slug: 'dicas' }))
	const counter = openCounter()
	for (const page of ['/blog/no-ar', '/blog/rascunho', '/blog/categoria/dicas', '/blog/categoria/x', '/inventada'])
		counter.count(event({ page }))
	await counter.write()
	expect(await stored()).toEqual(['2026-11-17 /blog/categoria/dicas view 1', '2026-11-17 /blog/no-ar view 1'])
})

test('a flood of different addresses takes no more room than it is given', async () => {
	const counter = openCounter()
	counter.count(event())
	for (let index = 0; index < 5_000; index++) counter.count(event({ referrer: `site${index}.example` }))
	counter.count(event())
	await counter.write()
	const rows = await stored()
	expect(rows).toHaveLength(2_000)
	expect(rows).toContain('2026-11-17 / view 2')
})

test('what could not be written is written the next time', async () => {
	const counter = openCounter()
	await db.execute(sql`alter table page_counts rename to elsewhere`)
	counter.count(event())
	await counter.write()
	await db.execute(sql`alter table elsewhere rename to page_counts`)
	expect(warnings).toHaveLength(1)
	counter.count(event())
	await counter.write()
	expect(await stored()).toEqual(['2026-11-17 / view 2'])
})
