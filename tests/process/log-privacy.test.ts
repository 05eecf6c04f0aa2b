import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { forms } from '../forms.ts'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { startProxy } from '../tcp-proxy.ts'

// Whatever the database does, nothing that a person typed is found in the log.

const SITE_URL = 'https://farol.example'
const PHONE = '(51) 98765-0042'
const MARK = /marcad|98765-?0042/i

let postgres: Awaited<ReturnType<typeof startPostgres>>
let proxy: Awaited<ReturnType<typeof startProxy>>
let server: ServerProcess
let cookie: string
let sent = 0

beforeAll(async () => {
	postgres = await startPostgres()
	proxy = await startProxy(Number(new URL(postgres.url).port))
	const env = {
		DATABASE_URL: postgres.url.replace(/:\d+\//, `:${proxy.port}/`),
		AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
		ADMIN_PASSWORD: FIRST_PASSWORD,
		LOG_LEVEL: 'trace',
		TRUST_PROXY: 'true',
		SITE_URL,
	}
	server = await startServer({ env })
	cookie = await enterAsFirstAdmin(server)
})

afterAll(async () => {
	await server.stop()
	await proxy.close()
	await postgres.stop()
})

type Body = { form?: Record<string, string>; json?: object }

/** Each from an address of its own, so that no limit answers in the place of what is asked. */
function post(target: string, { form, json }: Body): Promise<Response> {
	sent += 1
	return fetch(server.url + target, {
		method: 'POST',
		redirect: 'manual',
		headers: {
			origin: SITE_URL,
			'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}`,
			...(cookie && target.startsWith('/admin') && { cookie }),
			...(json && { 'content-type': 'application/json' }),
		},
		body: form ? new URLSearchParams(form) : JSON.stringify(json),
	})
}

/** Words of a person in every field that takes any. */
function marked([name, value]: [string, string]): [string, string] {
	if (['kind', 'intent', 'form', 'id', 'userId', 'elapsed', 'submission', 'year', 'role'].includes(name))
		return [name, value]
	if (name === 'email') return [name, 'ana.marcada@exemplo.com.br']
	if (name === 'phone') return [name, PHONE]
	if (name === 'uri') return [name, 'otpauth://totp/marcada']
	return [name, `marcado ${name}`]
}

const json = {
	email: 'ana.marcada@exemplo.com.br',
	password: 'senha-marcada',
	token: 'marcado',
	newPassword: 'outra-marcada',
}

async function sendEverything(): Promise<number[]> {
	const statuses: number[] = []
	const targets: [string, Body][] = [
		...forms.map(([page, fields]): [string, Body] => [
			`${page}?utm_source=marcado`,
			{ form: Object.fromEntries(Object.entries(fields).map(marked)) },
		]),
		['/api/auth/sign-in/email', { json }],
		['/api/auth/request-password-reset', { json }],
		['/api/auth/reset-password', { json }],
		['/admin/posts/new/gravar', { json: { title: 'marcado', content: '<p>marcado</p>' } }],
	]
	for (const [target, body] of targets) {
		const { status, body: answer } = await post(target, body)
		await answer?.cancel()
		statuses.push(status)
	}
	return statuses
}

const failures = () =>
	server
		.output()
		.split('\n')
		.filter((line) => /"level":"(?:error|warn)"/.test(line))

test.for<[string, () => void]>([
	['takes nothing', () => proxy.refuse(/insert into|update "|delete from/i)],
	['gives nothing', () => proxy.refuse(/ from "(?!session|user)/i)],
	['fails at every statement', () => proxy.refuse(/./s)],
	['is gone', () => proxy.shut()],
])('while the database %s', async ([, fail]) => {
	const before = failures().length
	fail()
	const statuses = await sendEverything()
	proxy.refuse(undefined)
	proxy.reopen()
	// It did fail, and was told.
	expect(statuses.some((status) => status >= 500)).toBe(true)
	expect(failures().length).toBeGreaterThan(before)
	const lines = server.output().split('\n')
	expect(lines.filter((line) => MARK.test(line))).toEqual([])
})
