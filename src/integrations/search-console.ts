import { createPrivateKey, sign } from 'node:crypto'
import { z } from 'zod'
import type { ConsoleFailure, ConsoleFailureReason, SearchConsole } from '#core/sitemap/search-console.ts'
import { type FetchFailure, fetchJson } from '#lib/fetch-json.ts'

const SCOPE = 'https://www.googleapis.com/auth/webmasters'
const TIMEOUT_MS = 10_000
const HOUR_SECONDS = 3600
/** A token is left this long before it ends, so that none ends on its way. */
const MARGIN_MS = 60_000

const tokenAnswer = z.object({
	access_token: z.string().min(1),
	expires_in: z.number().positive().default(HOUR_SECONDS),
})

const sites = z.object({
	// No property at all is an answer without the list.
	siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
})

const number = z.coerce.number().catch(0)
const sitemapAnswer = z.object({
	path: z.string(),
	lastSubmitted: z.string().optional(),
	isPending: z.boolean().default(false),
	lastDownloaded: z.string().optional(),
	// Google sends 64-bit numbers as text.
	warnings: number.default(0),
	errors: number.default(0),
	contents: z.array(z.object({ submitted: number.default(0) })).optional(),
})

/** How Google's services say why: the older list and the newer one, mostly both. */
const reasons = z.array(z.object({ reason: z.string().optional() })).catch([])
const refusalAnswer = z.object({ error: z.object({ errors: reasons, details: reasons }) })

type Options = {
	account: { client_email: string; private_key: string; token_uri: string }
	baseUrl: string
	now?: () => Date
	fetch?: typeof globalThis.fetch
	timeoutMs?: number
}

type Token = { value: string; until: number }

/** https://developers.google.com/webmaster-tools/v1/sitemaps and https://developers.google.com/identity/protocols/oauth2/service-account */
export function searchConsole({
	account,
	baseUrl,
	now = () => new Date(),
	fetch = globalThis.fetch,
	timeoutMs = TIMEOUT_MS,
}: Options): SearchConsole {
	let kept: Token | undefined

	async function token(signal: AbortSignal | undefined): Promise<{ ok: true; value: string } | ConsoleFailure> {
		if (kept && kept.until > now().getTime()) return { ok: true, value: kept.value }
		const assertion = signedAssertion(account, now())
		if (!assertion) return { ok: false, reason: 'bad-credentials', detail: 'the private key cannot be read' }
		const answer = await fetchJson(account.token_uri, {
			method: 'POST',
			body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
			schema: tokenAnswer,
			timeoutMs,
			...(signal && { signal }),
			fetch,
		})
		if (!answer.ok) {
			const refused = answer.status === 400 || answer.status === 401 || answer.status === 403
			return refused ? { ok: false, reason: 'bad-credentials', detail: answer.detail } : failureOf(answer)
		}
		const { access_token: value, expires_in: seconds } = answer.value
		kept = { value, until: now().getTime() + seconds * 1000 - MARGIN_MS }
		return { ok: true, value }
	}

	async function call<T>(path: string, method: 'GET' | 'PUT', schema: z.ZodType<T>, signal: AbortSignal | undefined) {
		for (let again = false; ; again = true) {
			const access = await token(signal)
			if (!access.ok) return access
			const answer = await fetchJson(`${baseUrl}/${path}`, {
				method,
				headers: { authorization: `Bearer ${access.value}` },
				schema,
				timeoutMs,
				...(signal && { signal }),
				fetch: method === 'PUT' ? withoutBody(fetch) : fetch,
			})
			if (answer.ok) return answer
			if (answer.status !== 401) return failureOf(answer)
			// The token was taken back before its time; a new one is tried once.
			kept = undefined
			if (again) return failureOf(answer)
		}
	}

	const sitemapPath = ({ siteUrl, sitemapUrl }: { siteUrl: string; sitemapUrl: string }) =>
		`sites/${encodeURIComponent(siteUrl)}/sitemaps/${encodeURIComponent(sitemapUrl)}`

	return {
		accountEmail: account.client_email,
		async listProperties({ signal } = {}) {
			const found = await call('sites', 'GET', sites, signal)
			if (!found.ok) return found
			const properties = found.value.siteEntry.map(({ siteUrl, permissionLevel: permission }) => ({
				siteUrl,
				permission,
			}))
			return { ok: true, properties }
		},
		async submit(sent, { signal } = {}) {
			const done = await call(sitemapPath(sent), 'PUT', z.unknown(), signal)
			return done.ok ? { ok: true } : done
		},
		async read(sent, { signal } = {}) {
			const found = await call(sitemapPath(sent), 'GET', sitemapAnswer, signal)
			if (!found.ok) return found
			const { lastSubmitted, lastDownloaded, isPending, warnings, errors, contents } = found.value
			return {
				ok: true,
				sitemap: {
					lastSubmitted: lastSubmitted ?? null,
					lastDownloaded: lastDownloaded ?? null,
					isPending,
					warnings,
					errors,
					addresses: contents ? contents.reduce((sum, { submitted }) => sum + submitted, 0) : null,
				},
			}
		},
	}
}

/** A submission is answered with nothing at all. */
function withoutBody(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
	return async (input, init) => {
		const response = await fetch(input, init)
		if (!response.ok) return response
		await response.body?.cancel()
		return Response.json({})
	}
}

function signedAssertion(account: Options['account'], now: Date): string | undefined {
	const issued = Math.floor(now.getTime() / 1000)
	const claims = {
		iss: account.client_email,
		scope: SCOPE,
		aud: account.token_uri,
		iat: issued,
		exp: issued + HOUR_SECONDS,
	}
	const text = [{ alg: 'RS256', typ: 'JWT' }, claims]
		.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
		.join('.')
	try {
		const key = createPrivateKey(account.private_key)
		return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
	} catch {
		return undefined
	}
}

function failureOf(failure: FetchFailure): ConsoleFailure {
	return { ok: false, reason: reasonOf(failure), detail: failure.detail }
}

function reasonOf({ reason, status = 0, refusal }: FetchFailure): ConsoleFailureReason {
	if (reason !== 'rejected') return reason
	if (status === 401) return 'bad-credentials'
	if (status === 403) return why403(reasonsIn(refusal))
	if (status === 404) return 'not-found'
	return status >= 500 ? 'server-error' : 'rejected'
}

function why403(said: readonly string[]): ConsoleFailureReason {
	if (said.some((word) => /^(?:accessNotConfigured|SERVICE_DISABLED)$/.test(word))) return 'api-disabled'
	if (said.some((word) => /(?:rate_?limit|quota|dailylimit)_?exceeded/i.test(word))) return 'rate-limited'
	return 'forbidden'
}

function reasonsIn(refusal: unknown): string[] {
	const parsed = refusalAnswer.safeParse(refusal)
	if (!parsed.success) return []
	const { errors, details } = parsed.data.error
	return [...errors, ...details].flatMap(({ reason }) => reason ?? [])
}
