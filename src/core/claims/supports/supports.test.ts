import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimSupports, sourcePages } from '#db/schema/claims.ts'
import { facts } from '#db/schema/facts.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import type { guardedFetch } from '#lib/guarded-fetch.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { readClaims } from '../read-claims.ts'
import { findClaimBasis, findSupports } from './find-supports.ts'
import { withdrawSupport } from './give-support.ts'
import { markOtherFact } from './mark-other-fact.ts'
import { readSourcePage } from './read-source-page.ts'
import { signClaim } from './sign-claim.ts'
import { supportBySource } from './support-by-source.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const SENTENCE = 'A rede tem 412 oficinas e atende em 48 horas.'
const content = `<p>${SENTENCE}</p>`

async function anArticle(): Promise<string> {
	const [post] = await db.insert(posts).values(aPost({ content })).returning()
	return post!.id
}

async function aPerson(id: string, registration: string | null): Promise<{ id: string; name: string }> {
	await db.insert(users).values({ id, name: `Ana ${id}`, email: `${id}@exemplo.com.br`, registration })
	return { id, name: `Ana ${id}` }
}

async function stateOf(postId: string, at = now) {
	const [claim] = readClaims({ title: '', content }, await findClaimBasis(db, { postId, now: at }))
	return claim
}

test('a person with a registration answers for a sentence for six months, and may take it back', async () => {
	const postId = await anArticle()
	const ana = await aPerson('ana', '10.2030405')
	expect((await stateOf(postId))?.state).toBe('unsupported')
	const signed = await signClaim(db, { postId, sentence: SENTENCE, by: ana, note: 'Liguei.', now })
	expect(signed).toMatchObject({ ok: true, support: { registration: '10.2030405', validUntil: '2027-05-16' } })
	expect(await stateOf(postId)).toMatchObject({
		state: 'signed',
		evidence: { kind: 'signature', name: 'Ana ana', registration: '10.2030405', on: '2026-11-16', note: 'Liguei.' },
	})
	expect((await stateOf(postId, new Date('2027-05-17T12:00:00Z')))?.state).toBe('unsupported')

	const bia = await aPerson('bia', null)
	const given = { postId, sentence: SENTENCE }
	expect(await withdrawSupport(db, { ...given, by: bia })).toEqual({ ok: false, reason: 'not-yours' })
	expect(await withdrawSupport(db, { ...given, by: ana })).toEqual({ ok: true })
	expect((await stateOf(postId))?.state).toBe('unsupported')
})

test('to sign again renews the signature, and nobody signs without a registration', async () => {
	const postId = await anArticle()
	const caio = await aPerson('caio', '99')
	await signClaim(db, { postId, sentence: SENTENCE, by: caio, now })
	await signClaim(db, { postId, sentence: SENTENCE.toUpperCase(), by: caio, now: new Date('2026-12-16T12:00:00Z') })
	expect(await findSupports(db, postId)).toMatchObject([{ until: '2027-06-16' }])
	const dora = await aPerson('dora', ' ')
	expect(await signClaim(db, { postId, sentence: SENTENCE, by: dora, now })).toEqual({
		ok: false,
		reason: 'no-registration',
	})
	expect(await signClaim(db, { postId: 'nada', sentence: SENTENCE, by: caio, now })).toEqual({
		ok: false,
		reason: 'not-found',
	})
})

test('a quotation counts where it stands on the page that we read, and the page is kept once', async () => {
	const postId = await anArticle()
	const html = `<html><head><meta charset="iso-8859-1"><title>Rede &amp; preços</title><style>p{}</style></head>
		<body><h1>Rede</h1><p>A rede tem <b>412 oficinas</b>, em todo o sul, e o atendimento começa em 48&nbsp;horas.</p></body></html>`
	const fetch = (async (url: string) => ({
		ok: true,
		status: 200,
		url,
		contentType: 'text/html',
		body: Buffer.from(html, 'latin1'),
	})) as typeof guardedFetch
	const read = () => readSourcePage(db, { url: 'https://www.gov.br/rede', now, fetch })
	const first = await read()
	if (!first.ok) throw new Error(first.reason)
	expect(first.page).toMatchObject({ title: 'Rede & preços', text: expect.stringContaining('começa em 48') })
	expect(first.page.text).not.toContain('p{}')
	expect(await read()).toMatchObject({ ok: true, page: { id: first.page.id } })
	expect(await db.$count(sourcePages, eq(sourcePages.url, 'https://www.gov.br/rede'))).toBe(1)

	const by = (quote: string) => supportBySource(db, { postId, sentence: SENTENCE, page: first.page, quote, now })
	expect(await by('A rede tem 512 oficinas, em todo o sul')).toEqual({ ok: false, reason: 'quote-not-there' })
	expect(await by('A rede tem 412 oficinas, em todo o sul, […] começa em 48 horas')).toMatchObject({ ok: true })
	expect(await by('A rede tem 412 oficinas, em todo o sul, […] começa em 48 horas')).toMatchObject({ ok: true })
	expect(await db.$count(claimSupports, eq(claimSupports.postId, postId))).toBe(1)
	expect(await stateOf(postId)).toMatchObject({
		state: 'source',
		evidence: { kind: 'source', url: 'https://www.gov.br/rede', title: 'Rede & preços', readOn: '2026-11-16' },
	})
})

test('what cannot be read is no source', async () => {
	const answer = (status: number, contentType: string, body = 'x') =>
		(async (url: string) => ({ ok: true, status, url, contentType, body: Buffer.from(body) })) as typeof guardedFetch
	const url = 'https://www.gov.br/x'
	const read = (fetch: typeof guardedFetch) => readSourcePage(db, { url, now, fetch })
	expect(await read(answer(404, 'text/html'))).toEqual({ ok: false, reason: 'not-found' })
	expect(await read(answer(503, 'text/html'))).toEqual({ ok: false, reason: 'no-answer' })
	expect(await read(answer(200, 'application/pdf'))).toEqual({ ok: false, reason: 'not-text' })
	expect(await read(answer(200, 'text/html', '<script>1</script>'))).toEqual({ ok: false, reason: 'empty' })
})

test('a person can say that a sentence does not speak of a fact', async () => {
	const postId = await anArticle()
	const eva = await aPerson('eva', '77')
	await db.insert(facts).values({
		id: 'oficinas-atendimento',
		writtenOn: '2026-11-15',
		text: {
			kind: 'deadline',
			words: ['rede de oficinas', 'atendimento da rede'],
			topics: ['seguro-auto'],
			versions: [{ statement: 'A rede de oficinas atende em 24 horas.', value: '24', unit: 'horas' }],
		},
	})
	const held = await stateOf(postId)
	expect(held).toMatchObject({ state: 'contradicted', text: '48 horas', correction: '24 horas' })
	const marked = await markOtherFact(db, { postId, sentence: SENTENCE, factId: 'oficinas-atendimento', by: eva, now })
	if (!marked.ok) throw new Error(marked.reason)
	expect((await stateOf(postId))?.state).toBe('unsupported')
	expect(await withdrawSupport(db, { postId, sentence: SENTENCE, by: eva })).toEqual({ ok: true })
	expect((await stateOf(postId))?.state).toBe('contradicted')
})
