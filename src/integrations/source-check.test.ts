import { expect, test } from 'vitest'
import type { guardedFetch } from '#lib/guarded-fetch.ts'
import { sourceCheck } from './source-check.ts'

const never = new AbortController().signal

function pages(answers: Record<string, Awaited<ReturnType<typeof guardedFetch>> | 'hang'>): typeof guardedFetch {
	return (address, options) => {
		const answer = answers[String(address)]!
		if (answer !== 'hang') return Promise.resolve(answer)
		return new Promise((resolve) =>
			options?.signal?.addEventListener('abort', () => resolve({ ok: false, reason: 'cancelled' }), { once: true }),
		)
	}
}

function page(status: number, body = '', contentType = 'text/html', url = '') {
	return { ok: true as const, status, url, contentType, body: Buffer.from(body) }
}

async function states(answers: Parameters<typeof pages>[0]) {
	const check = sourceCheck({ fetch: pages(answers), budgetMs: 60 })
	const checked = await check(
		Object.keys(answers).map((url) => ({ url, title: 'como foi dita' })),
		{ signal: never },
	)
	return Object.fromEntries(checked.map(({ asked, state, title }) => [asked, `${state}: ${title}`]))
}

test('a page that is there is verified and named as it calls itself', async () => {
	expect(
		await states({
			'https://a.example': page(200, '<html><head><title>\n Seguro &amp; direito\n</title>'),
			'https://b.example': page(200, '%PDF', 'application/pdf'),
		}),
	).toEqual({ 'https://a.example': 'verified: Seguro & direito', 'https://b.example': 'verified: como foi dita' })
})

test('a page that is gone does not count, nor does one that may not be asked for', async () => {
	expect(
		await states({
			'https://a.example': page(404),
			'https://b.example': page(410),
			'http://127.0.0.1': { ok: false, reason: 'not-public' },
		}),
	).toEqual({
		'https://a.example': 'gone: como foi dita',
		'https://b.example': 'gone: como foi dita',
		'http://127.0.0.1': 'gone: como foi dita',
	})
})

test('a page that cannot be reached or keeps robots out stays unverified', async () => {
	expect(
		await states({
			'https://a.example': { ok: false, reason: 'unreachable' },
			'https://b.example': page(403),
			'https://c.example': page(503),
			'https://d.example': 'hang',
			'https://e.example': { ok: false, reason: 'not-found' },
		}),
	).toEqual({
		'https://a.example': 'unverified: como foi dita',
		'https://b.example': 'unverified: como foi dita',
		'https://c.example': 'unverified: como foi dita',
		'https://d.example': 'unverified: como foi dita',
		'https://e.example': 'unverified: como foi dita',
	})
})

test('one slow page does not take the time of the others', async () => {
	expect(await states({ 'https://slow.example': 'hang', 'https://quick.example': page(200) })).toMatchObject({
		'https://quick.example': 'verified: como foi dita',
	})
})

test('a page is the one it redirected to, also where it then is gone or keeps robots out', async () => {
	const final = 'https://www.gov.br/susep/pt-br'
	const check = sourceCheck({
		fetch: pages({
			'https://a.example': page(200, '<title>SUSEP</title>', 'text/html', final),
			'https://b.example': page(404, '', 'text/html', final),
			'https://c.example': page(403, '', 'text/html', final),
			'https://d.example': { ok: false, reason: 'timeout' },
		}),
	})
	const named = ['a', 'b', 'c', 'd'].map((name) => ({ url: `https://${name}.example`, title: '' }))
	expect(await check(named, { signal: never })).toEqual([
		{ asked: 'https://a.example', url: final, title: 'SUSEP', state: 'verified' },
		{ asked: 'https://b.example', url: final, title: '', state: 'gone' },
		{ asked: 'https://c.example', url: final, title: '', state: 'unverified' },
		{ asked: 'https://d.example', url: 'https://d.example', title: '', state: 'unverified' },
	])
})
