import { strict as assert } from 'node:assert'
import { readdirSync, statSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Front = { url: string; origin: string; token: string; pagesDir: string; article: string }

/** Of whoever sends it, or of this one answer. */
const ofTheSender = [
	'etag',
	'last-modified',
	'date',
	'server',
	'connection',
	'keep-alive',
	'accept-ranges',
	'x-correlation-id',
]
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

/** Whether a web server in front sends pages without us, as we would, and passes on what is not for it. */
export async function checkFront({ url, origin, token, pagesDir, article }: Front): Promise<void> {
	for (const address of ['/', '/blog', article]) {
		await until(`${address} em disco`, async () => !isOurs(await ask(url + address)))
		const before = await pagesAnswered(origin, token)
		for (const encoding of ['identity', 'gzip', 'br']) {
			const sent = await ask(url + address, { 'accept-encoding': encoding })
			assert.equal(sent.status, 200)
			assert.ok(!isOurs(sent), `${address} veio de nós`)
			assert.equal(await pagesAnswered(origin, token), before, 'o nosso servidor foi perguntado')
			const again = await ask(url + address, {
				'accept-encoding': encoding,
				'if-none-match': String(sent.headers.etag),
			})
			assert.equal(again.status, 304)
			assert.equal(again.headers['x-frame-options'], 'DENY')
		}
		const [theirs, ours] = [await ask(url + address), await ask(origin + address)]
		assert.ok(isOurs(ours))
		assert.deepEqual(theirs.body, ours.body)
		assert.deepEqual(comparable(theirs.headers), comparable(ours.headers))
		// The two policies of their answer together are the one of ours.
		const [, inPage] = META.exec(theirs.body.toString())!
		const header = String(theirs.headers['content-security-policy'])
		assert.deepEqual(
			[...inPage!.split('; '), header].sort(),
			String(ours.headers['content-security-policy']).split('; ').sort(),
		)
	}
	const cookies = ['farol.session_token=x', 'a=b; farol.flash=x', '__Secure-farol.session_token=x', '__Host-farol.x=y']
	for (const cookie of cookies) {
		const own = await ask(url + article, { cookie })
		assert.ok(isOurs(own), `com ${cookie} veio do disco`)
		assert.equal(own.headers['cache-control'], 'no-store')
	}
	assert.ok(!isOurs(await ask(url + article, { cookie: 'sidebar_state=farol.x; outro=1' })))
	for (const address of [
		`${article}?utm_source=x`,
		`${article}/`,
		`/${article}`,
		'/feed.xml',
		'/admin/login',
		'/nada',
		'/-',
		'/.html',
		'/blog.html',
	])
		assert.ok(isOurs(await ask(url + address)), `${address} veio do disco`)
	assert.equal((await fetch(url + article, { method: 'POST' })).headers.has('x-correlation-id'), true)
	const names = readdirSync(pagesDir, { recursive: true }).map(String)
	const files = names.filter((name) => statSync(path.join(pagesDir, name)).isFile())
	assert.deepEqual(
		files.filter((name) => /admin|pedido|nada|[?%]/.test(name)),
		[],
	)
}

/** How many milliseconds after a change the last old page was sent. */
export async function stalenessOf(url: string, change: () => Promise<unknown>, isNew: (html: string) => boolean) {
	await until('a página antiga em disco', async () => !isOurs(await ask(url)))
	await change()
	const changed = performance.now()
	let lastOld = 0
	await until('a página nova em disco', async () => {
		const answer = await ask(url)
		const fresh = isNew(answer.body.toString())
		if (!fresh) lastOld = performance.now() - changed
		return fresh && !isOurs(answer)
	})
	return lastOld
}

export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get(url, { headers }, async (response) => {
			const chunks: Buffer[] = []
			for await (const chunk of response) chunks.push(chunk as Buffer)
			resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) })
		}).on('error', reject)
	})
}

/** Only our answers carry one. */
function isOurs({ headers }: Answer): boolean {
	return headers['x-correlation-id'] !== undefined
}

function comparable(headers: IncomingHttpHeaders): [string, unknown][] {
	return Object.entries(headers)
		.filter(([name]) => !ofTheSender.includes(name) && name !== 'content-security-policy')
		.sort(([one], [other]) => one.localeCompare(other))
}

async function pagesAnswered(origin: string, token: string): Promise<number> {
	const figures = (await ask(`${origin}/metrics`, { authorization: `Bearer ${token}` })).body.toString()
	const counts = [...figures.matchAll(/^farol_http_request_seconds_count\{kind="page".*\} (\d+)/gm)]
	return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
	const end = performance.now() + 60_000
	while (!(await isSo())) {
		if (performance.now() > end) throw new Error(`não aconteceu: ${what}`)
		await new Promise((resolve) => setTimeout(resolve, 10))
	}
}
