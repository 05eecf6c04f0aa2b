import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndexNow } from '#tests/stand-ins/indexnow.ts'
import { indexNow } from './indexnow.ts'

let engine: Awaited<ReturnType<typeof startIndexNow>>

beforeAll(async () => {
	engine = await startIndexNow()
})
afterAll(() => engine.stop())

const key = 'chave-de-teste-0123'
const siteUrl = 'https://www.farol.example'

function door(timeoutMs?: number) {
	return indexNow({ key, siteUrl, baseUrl: engine.baseUrl, ...(timeoutMs && { timeoutMs }) })
}

test('addresses are told with the key and where it lies', async () => {
	expect(await door().tell([`${siteUrl}/blog/um`])).toEqual({ ok: true })
	expect(engine.told.at(-1)).toEqual({
		host: 'www.farol.example',
		key,
		keyLocation: `${siteUrl}/${key}.txt`,
		urlList: [`${siteUrl}/blog/um`],
	})
})

test.for([
	[400, 'refused'],
	[403, 'refused'],
	[422, 'refused'],
	[429, 'later'],
	[503, 'later'],
] as const)('an answer of %s means %s', async ([status, reason]) => {
	engine.failNext(status)
	expect(await door().tell([`${siteUrl}/blog/um`])).toMatchObject({ ok: false, reason, status })
})

test('silence and a closed door mean later', async () => {
	engine.failNext('hang')
	expect(await door(200).tell([`${siteUrl}/blog/um`])).toMatchObject({ ok: false, reason: 'later' })
	const nowhere = indexNow({ key, siteUrl, baseUrl: 'http://127.0.0.1:1' })
	expect(await nowhere.tell([`${siteUrl}/blog/um`])).toMatchObject({ ok: false, reason: 'later' })
})
