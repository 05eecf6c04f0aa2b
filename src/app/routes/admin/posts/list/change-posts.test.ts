import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { correlationId, type Services, services } from '#app/services.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { posts, publishMotives } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { signedInAdmin } from '../../signed-in-admin.ts'
import { changePosts } from './change-posts.server.ts'

const db = testDb()
const now = new Date('2026-03-12T12:00:00Z')

async function publish(motive: string) {
	await aUser(db, { id: 'rita' })
	const [post] = await db.insert(posts).values(aPost()).returning()
	const context = new RouterContextProvider()
	const log = { error() {} }
	context.set(services, { db, log, now: () => now, siteUrl: 'https://farol.example' } as unknown as Services)
	context.set(correlationId, 'c-1')
	context.set(signedInAdmin, { id: 'rita', name: 'Rita', email: 'rita@exemplo.com.br', role: 'admin' } as never)
	const body = new FormData()
	for (const [name, text] of [
		['intent', 'publish'],
		['id', post!.id],
		['motive', motive],
	] as const)
		body.set(name, text)
	const request = new Request('http://x/admin/posts', { method: 'POST', body, headers: { 'x-client-address': '::1' } })
	const { data, init } = await changePosts({ request, context })
	return { status: init?.status, ok: data.ok }
}

test.for([
	['a character that no database takes', 'Texto curto\0 de propósito', 'Texto curto de propósito'],
	['half a character at its end', `${'a'.repeat(499)}👋`, `${'a'.repeat(499)}\uFFFD`],
] as const)('a motive with %s is kept without it', async ([, sent, kept]) => {
	expect(await publish(sent)).toEqual({ status: 200, ok: true })
	expect(await db.select().from(publishMotives)).toMatchObject([{ motive: kept }])
	expect(await db.$count(auditLog)).toBeGreaterThan(0)
})
