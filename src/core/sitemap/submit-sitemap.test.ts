import { expect, test } from 'vitest'
import { UNDO_CLOSED_MS } from '#core/posts/publication/undo-window.ts'
import { auditLog } from '#db/schema/audit.ts'
import { posts, publicationUndos } from '#db/schema/posts.ts'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'
import { sitemapFiles } from '#db/schema/sitemap.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { dismissFailure } from './dismiss-failure.ts'
import { findLastSubmission } from './find-last-submission.ts'
import { noteMapNotMade } from './note-map-not-made.ts'
import type { ConsoleFailureReason, SearchConsole } from './search-console.ts'
import { submitAfterChanges, whyDue } from './submit-after-changes.ts'
import { submitSitemap } from './submit-sitemap.ts'
import { testConsole } from './test-console.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const siteUrl = 'https://www.farol.example/'
const sitemapUrl = 'https://www.farol.example/sitemap.xml'
const email = 'farol@projeto.example'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

function aConsole(overrides: Partial<SearchConsole> = {}): SearchConsole {
	return {
		accountEmail: email,
		listProperties: async () => ({ ok: true, properties: [{ siteUrl, permission: 'siteFullUser' }] }),
		submit: async () => ({ ok: true }),
		read: async () => ({
			ok: true,
			sitemap: {
				lastSubmitted: now.toISOString(),
				isPending: true,
				lastDownloaded: null,
				warnings: 0,
				errors: 0,
				addresses: 12,
			},
		}),
		...overrides,
	}
}

function failing(reason: ConsoleFailureReason): Partial<SearchConsole> {
	return { submit: async () => ({ ok: false, reason, detail: 'as Google said it' }) }
}

test('what was sent is kept with what the console says of it, and with who sent it', async () => {
	const actor = { id: 'ana', email: 'ana@exemplo.com.br' }
	const result = await submitSitemap(db, { console: aConsole(), siteUrl, sitemapUrl, actor, now })
	expect(result).toMatchObject({
		success: true,
		status: 'submitted',
		message: 'Sitemap enviado. O Google ainda vai lê-lo.',
	})
	expect(await findLastSubmission(db, { siteUrl, sitemapUrl, now: minutes(2) })).toMatchObject({
		success: true,
		sitemapUrl,
		readBack: { addresses: 12, isPending: true },
		createdAt: now,
	})
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'sitemap.submitted', actorId: 'ana' }])
})

test('what was sent of another map, or to another property, is not taken for the last of this one', async () => {
	await db
		.insert(sitemapFiles)
		.values({ name: '', gzipped: Buffer.from(''), etag: 'a', entries: 1, builtAt: minutes(-5) })
	const others = [
		{ siteUrl: 'sc-domain:outro.example', sitemapUrl },
		{ siteUrl, sitemapUrl: 'https://www.farol.example/outro.xml' },
	]
	for (const other of others)
		await submitSitemap(db, { console: aConsole(failing('forbidden')), ...other, now: minutes(1) })
	expect(await findLastSubmission(db, { siteUrl, sitemapUrl, now: minutes(2) })).toBeUndefined()
	const order = { console: aConsole(), siteUrl, sitemapUrl }
	expect(await submitAfterChanges(db, { ...order, now: minutes(2) })).toMatchObject({ success: true })
})

test('a map that was sent counts as sent, also when it cannot be read back', async () => {
	const console = aConsole({ read: async () => ({ ok: false, reason: 'not-found' }) })
	expect(await submitSitemap(db, { console, siteUrl, sitemapUrl, now })).toMatchObject({ success: true })
})

test('errors the console found in the map are told', async () => {
	const sitemap = { lastSubmitted: null, isPending: false, lastDownloaded: 'x', warnings: 0, errors: 2, addresses: 3 }
	const console = aConsole({ read: async () => ({ ok: true, sitemap }) })
	expect((await submitSitemap(db, { console, siteUrl, sitemapUrl, now })).message).toContain('encontrou 2 erros')
})

test('a refusal names the account to add and the form of the property, and is kept', async () => {
	const result = await submitSitemap(db, { console: aConsole(failing('forbidden')), siteUrl, sitemapUrl, now })
	expect(result).toMatchObject({ success: false, status: 'forbidden' })
	expect(result.message).toContain(email)
	expect(result.message).toContain('do tipo Prefixo do URL')
	expect(await findLastSubmission(db, { siteUrl, sitemapUrl, now: minutes(2) })).toMatchObject({
		success: false,
		status: 'forbidden',
		message: result.message,
	})
	const domain = await submitSitemap(db, {
		console: aConsole(failing('forbidden')),
		siteUrl: 'sc-domain:outro.example',
		sitemapUrl,
		now,
	})
	expect(domain.message).toContain('do tipo Domínio')
})

test('a refusal because of the other form of property says which one to use', async () => {
	const console = aConsole({
		...failing('forbidden'),
		listProperties: async () => ({
			ok: true,
			properties: [{ siteUrl: 'sc-domain:farol.example', permission: 'siteOwner' }],
		}),
	})
	const result = await submitSitemap(db, { console, siteUrl, sitemapUrl, now })
	expect(result).toMatchObject({ success: false, status: 'wrong-property' })
	expect(result.message).toContain('SEARCH_CONSOLE_SITE_URL=sc-domain:farol.example')
})

test('without a service account nothing is sent, and the text says what to set', async () => {
	const result = await submitSitemap(db, { console: undefined, siteUrl, sitemapUrl, now })
	expect(result).toMatchObject({ success: false, status: 'not-configured' })
	expect(result.message).toContain('GOOGLE_SERVICE_ACCOUNT')
})

test.for([
	[{ siteUrl, permission: 'siteOwner' }, 'connected'],
	[{ siteUrl, permission: 'siteFullUser' }, 'connected'],
	[{ siteUrl, permission: 'siteRestrictedUser' }, 'restricted'],
	[{ siteUrl, permission: 'siteUnverifiedUser' }, 'unverified'],
	[{ siteUrl: 'https://www.farol.example', permission: 'siteOwner' }, 'wrong-property'],
	[{ siteUrl: 'sc-domain:farol.example', permission: 'siteOwner' }, 'wrong-property'],
	[{ siteUrl: 'https://outra.example/', permission: 'siteOwner' }, 'not-a-user'],
] as const)('the test of the connection with %j says %s', async ([property, status]) => {
	const console = aConsole({ listProperties: async () => ({ ok: true, properties: [property] }) })
	expect(await testConsole({ console, siteUrl })).toMatchObject({ success: status === 'connected', status })
})

test('a test that fails says why, and one without an account too', async () => {
	const console = aConsole({ listProperties: async () => ({ ok: false, reason: 'bad-credentials' }) })
	expect(await testConsole({ console, siteUrl })).toMatchObject({ success: false, status: 'bad-credentials' })
	expect(await testConsole({ console: undefined, siteUrl })).toMatchObject({ status: 'not-configured' })
})

test('a map is due as soon as it changed since it was sent', () => {
	const sent = { createdAt: now, status: 'submitted' }
	expect(whyDue({ builtAt: undefined, last: undefined, now })).toBeUndefined()
	expect(whyDue({ builtAt: now, last: undefined, now })).toBe('change')
	expect(whyDue({ builtAt: minutes(-5), last: sent, now: minutes(600) })).toBeUndefined()
	expect(whyDue({ builtAt: minutes(1), last: sent, now: minutes(1) })).toBe('change')
})

test('a passing trouble is tried again after half an hour; a refusal waits for the next change', () => {
	const builtAt = minutes(-5)
	expect(whyDue({ builtAt, last: { createdAt: now, status: 'timeout' }, now: minutes(29) })).toBeUndefined()
	expect(whyDue({ builtAt, last: { createdAt: now, status: 'timeout' }, now: minutes(30) })).toBe('retry')
	expect(whyDue({ builtAt, last: { createdAt: now, status: 'forbidden' }, now: minutes(600) })).toBeUndefined()
})

test('a failure put aside stays so while retries fail alike, and is told again after a change', async () => {
	const map = { name: '', gzipped: Buffer.from(''), etag: 'a', entries: 1, builtAt: minutes(-1) }
	await db.insert(sitemapFiles).values(map)
	const order = { siteUrl, sitemapUrl }
	const last = async () => (await findLastSubmission(db, { ...order, now: minutes(90) }))!
	const send = (reason: Parameters<typeof failing>[0], at: number) =>
		submitAfterChanges(db, { ...order, console: aConsole(failing(reason)), now: minutes(at) })
	await send('timeout', 0)
	expect((await last()).dismissedAt).toBeNull()
	await dismissFailure(db, { id: (await last()).id, now: minutes(1) })
	await send('timeout', 30)
	expect(await last()).toMatchObject({ createdAt: minutes(30), dismissedAt: minutes(1) })
	await send('unreachable', 60)
	expect((await last()).dismissedAt).toBeNull()
	await dismissFailure(db, { id: (await last()).id, now: minutes(61) })
	await db.update(sitemapFiles).set({ builtAt: minutes(62) })
	await send('unreachable', 62)
	expect((await last()).dismissedAt).toBeNull()
})

test('after a save the changed article is named on the submission, and the next round sends nothing', async () => {
	await db
		.insert(sitemapFiles)
		.values({ name: '', gzipped: Buffer.from(''), etag: 'a', entries: 1, builtAt: minutes(-1) })
	const [post] = await db
		.insert(posts)
		.values([aPublishedPost({ updatedAt: minutes(-2) }), aPublishedPost({ updatedAt: minutes(-300) })])
		.returning()
	const order = { console: aConsole(failing('server-error')), siteUrl, sitemapUrl }
	expect(await submitAfterChanges(db, { ...order, now })).toMatchObject({ success: false, status: 'server-error' })
	expect(await submitAfterChanges(db, { ...order, now: minutes(1) })).toBeUndefined()
	expect(await db.select().from(sitemapSubmissions)).toMatchObject([{ postId: post!.id, success: false }])
})

test('while a publication can be taken back nothing is sent', async () => {
	await db
		.insert(sitemapFiles)
		.values({ name: '', gzipped: Buffer.from(''), etag: 'a', entries: 1, builtAt: minutes(-1) })
	const [post] = await db.insert(posts).values(aPublishedPost()).returning()
	await db.insert(publicationUndos).values({ postId: post!.id, version: 1, fields: {}, createdAt: now })
	const order = { console: aConsole(failing('server-error')), siteUrl, sitemapUrl }
	const waitUntil = new Date(now.getTime() + UNDO_CLOSED_MS)
	expect(await submitAfterChanges(db, { ...order, now: new Date(now.getTime() + 9_000) })).toEqual({ waitUntil })
	expect(await submitAfterChanges(db, { ...order, now: waitUntil })).toMatchObject({ status: 'server-error' })
})

test('of several publications the last that can be taken back is waited for', async () => {
	const made = await db.insert(posts).values([aPublishedPost(), aPublishedPost(), aPublishedPost()]).returning()
	const order = { console: aConsole(), siteUrl, sitemapUrl }
	for (const [at, { id }] of made.entries()) {
		const createdAt = new Date(now.getTime() + at * 5_000)
		await db.insert(publicationUndos).values({ postId: id, version: 1, fields: {}, createdAt })
	}
	expect(await submitAfterChanges(db, { ...order, now: new Date(now.getTime() + UNDO_CLOSED_MS) })).toEqual({
		waitUntil: new Date(now.getTime() + 10_000 + UNDO_CLOSED_MS),
	})
})

test('a publication of a day that is still to come, by a clock that was wrong, holds nothing up', async () => {
	await db
		.insert(sitemapFiles)
		.values({ name: '', gzipped: Buffer.from(''), etag: 'a', entries: 1, builtAt: minutes(-1) })
	const [post] = await db.insert(posts).values(aPublishedPost()).returning()
	const createdAt = minutes(395 * 24 * 60)
	await db.insert(publicationUndos).values({ postId: post!.id, version: 1, fields: {}, createdAt })
	expect(await submitAfterChanges(db, { console: aConsole(), siteUrl, sitemapUrl, now })).toMatchObject({
		success: true,
	})
})

test('a map that was sent and built by a clock a year ahead is sent again once', async () => {
	const builtAt = minutes(365 * 24 * 60)
	await db.insert(sitemapFiles).values({ name: '', gzipped: Buffer.from(''), etag: 'a', entries: 1, builtAt })
	const order = { console: aConsole(), siteUrl, sitemapUrl }
	await submitSitemap(db, { ...order, now: builtAt })
	expect(await findLastSubmission(db, { ...order, now })).toBeUndefined()
	expect(await submitAfterChanges(db, { ...order, now })).toMatchObject({ success: true })
	expect(await findLastSubmission(db, { ...order, now })).toMatchObject({ createdAt: now })
	expect(await submitAfterChanges(db, { ...order, now: minutes(1) })).toBeUndefined()
	await db.update(sitemapFiles).set({ builtAt: minutes(2) })
	expect(await submitAfterChanges(db, { ...order, now: minutes(2) })).toMatchObject({ success: true })
})

test('after a clock that was ahead a passing trouble is tried again as after any other', async () => {
	await db
		.insert(sitemapFiles)
		.values({ name: '', gzipped: Buffer.from(''), etag: 'a', entries: 1, builtAt: minutes(-1) })
	const order = { console: aConsole(failing('timeout')), siteUrl, sitemapUrl }
	await submitSitemap(db, { ...order, now: minutes(24 * 60) })
	expect(await submitAfterChanges(db, { ...order, now })).toMatchObject({ status: 'timeout' })
	expect(await submitAfterChanges(db, { ...order, now: minutes(29) })).toBeUndefined()
	expect(await submitAfterChanges(db, { ...order, now: minutes(30) })).toMatchObject({ status: 'timeout' })
})

test('a map that cannot be made is kept as a failure once, and sent as soon as it can be', async () => {
	const map = { name: '', gzipped: Buffer.from(''), etag: 'a', entries: 1, builtAt: minutes(-5) }
	await db.insert(sitemapFiles).values(map)
	const order = { siteUrl, sitemapUrl }
	for (const at of [0, 1, 2]) await noteMapNotMade(db, { ...order, now: minutes(at) })
	expect(await db.select().from(sitemapSubmissions)).toMatchObject([
		{ success: false, status: 'not-made', message: expect.stringContaining('não pôde ser refeito'), createdAt: now },
	])
	// As it turned out the map is the old one: it was built before the failure.
	expect(await submitAfterChanges(db, { ...order, console: aConsole(), now: minutes(3) })).toMatchObject({
		success: true,
	})
	expect(await submitAfterChanges(db, { ...order, console: aConsole(), now: minutes(4) })).toBeUndefined()
	await noteMapNotMade(db, { ...order, now: minutes(5) })
	expect(await findLastSubmission(db, { ...order, now: minutes(5) })).toMatchObject({
		status: 'not-made',
		createdAt: minutes(5),
	})
})
