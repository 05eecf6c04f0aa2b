import { createVerify, generateKeyPair } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

/** Apart from this thread: held up for seconds, kept connections would end under whoever uses them next. */
const newKeyPair = promisify(generateKeyPair)

/**
 * Google's token endpoint and Search Console on this machine, over HTTP. It checks the assertion's signature as Google
 * does. A word in the property's address, or in the account's e-mail, chooses what goes wrong: tests in parallel share it.
 */
export async function startGoogle({ properties = ['sc-domain:localhost'] }: { properties?: string[] } = {}) {
	const { publicKey, privateKey } = await newKeyPair('rsa', { modulusLength: 2048 })
	const submitted = new Map<string, { siteUrl: string; sitemapUrl: string; at: string }>()
	const tokens = new Map<string, string>()
	const calls: string[] = []
	let down = false

	const server = createServer((request, response) => {
		void answer(request, response).catch((error: unknown) => {
			response.statusCode = 500
			response.end(String(error))
		})
	})

	async function answer(request: IncomingMessage, response: ServerResponse) {
		const url = new URL(request.url ?? '/', 'http://google.test')
		calls.push(`${request.method} ${decodeURIComponent(url.pathname)}`)
		if (down) return send(response, 500, errorBody(500, 'backendError', 'Backend Error'))
		if (url.pathname === '/token') return tokenAnswer(await textOf(request), response)
		const email = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
		if (!email) return send(response, 401, errorBody(401, 'authError', 'Invalid Credentials'))

		const [, , , , site, , feed] = url.pathname.split('/').map(decodeURIComponent)
		if (misbehaves(response, site ?? email)) return
		if (!site) {
			const siteEntry = properties.map((siteUrl) => ({ siteUrl, permissionLevel: permissionOf(email) }))
			return send(response, 200, email.includes('sem-nada') ? {} : { siteEntry })
		}
		if (!properties.includes(site))
			return send(
				response,
				403,
				errorBody(403, 'forbidden', `User does not have sufficient permission for site '${site}'.`),
			)
		const key = `${site} ${feed}`
		if (request.method === 'PUT') {
			submitted.set(key, { siteUrl: site, sitemapUrl: feed!, at: new Date().toISOString() })
			response.statusCode = 204
			return response.end()
		}
		const known = submitted.get(key)
		if (!known) return send(response, 404, errorBody(404, 'notFound', 'Not Found'))
		if (site.includes('sem-volta')) return send(response, 500, errorBody(500, 'backendError', 'Backend Error'))
		const read = site.includes('lido') || site.includes('com-erros')
		return send(response, 200, {
			path: feed,
			lastSubmitted: known.at,
			isPending: !read,
			isSitemapsIndex: false,
			...(read && { lastDownloaded: '2026-03-10T12:30:00.000Z' }),
			warnings: '0',
			errors: site.includes('com-erros') ? '2' : '0',
			contents: [{ type: 'web', submitted: '35' }],
		})
	}

	function tokenAnswer(body: string, response: ServerResponse) {
		const form = new URLSearchParams(body)
		const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
		const valid = createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')
		const { iss, scope, aud, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as Claims
		const usual = aud === `${address()}/token` && exp - iat <= 3600 && scope.endsWith('/auth/webmasters')
		if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer' || !valid || !usual)
			return send(response, 400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' })
		if (iss.includes('revogada'))
			return send(response, 400, { error: 'invalid_grant', error_description: 'Invalid grant: account not found' })
		if (iss.includes('token-500')) return send(response, 503, { error: 'backend_error' })
		if (iss.includes('token-trava')) return undefined
		if (iss.includes('token-torto')) return send(response, 200, { token: 'sem o nome certo' })
		const value = `token-${tokens.size + 1}`
		tokens.set(value, iss)
		return send(response, 200, { access_token: value, expires_in: 3599, token_type: 'Bearer' })
	}

	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	function address() {
		return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	}

	return {
		baseUrl: `${address()}/webmasters/v3`,
		/** Answers nobody, until told otherwise. */
		goDown: (now: boolean) => {
			down = now
		},
		account: (email = 'farol@projeto.iam.gserviceaccount.com') => ({
			client_email: email,
			private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
			token_uri: `${address()}/token`,
		}),
		submitted,
		calls,
		/** As when somebody takes the tokens back before their time. */
		forgetTokens: () => tokens.clear(),
		async stop() {
			server.closeAllConnections()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

type Claims = { iss: string; scope: string; aud: string; iat: number; exp: number }

function permissionOf(email: string): string {
	if (email.includes('restrita')) return 'siteRestrictedUser'
	return email.includes('nao-verificada') ? 'siteUnverifiedUser' : 'siteFullUser'
}

/** Does what the word in the text asks for. */
function misbehaves(response: ServerResponse, text: string): boolean {
	if (text.includes('trava')) return true
	const faults: Record<string, () => void> = {
		proibid: () =>
			send(response, 403, errorBody(403, 'forbidden', `User does not have sufficient permission for site '${text}'.`)),
		desligada: () => send(response, 403, switchedOff),
		sumiu: () => send(response, 404, errorBody(404, 'notFound', 'Not Found')),
		invalid: () => send(response, 400, errorBody(400, 'invalidParameter', `'${text}' is not a valid Webmasters URL.`)),
		'cota-403': () => send(response, 403, errorBody(403, 'quotaExceeded', 'Quota exceeded')),
		cota: () => send(response, 429, errorBody(429, 'rateLimitExceeded', 'Quota exceeded')),
		quebrad: () => send(response, 500, errorBody(500, 'backendError', 'Backend Error')),
		tort: () => response.end('<html>isto não é JSON'),
		outraforma: () => send(response, 200, { siteEntry: 'nenhuma lista' }),
		cai: () => response.destroy(),
	}
	const fault = Object.entries(faults).find(([word]) => text.includes(word))?.[1]
	fault?.()
	return fault !== undefined
}

function errorBody(code: number, reason: string, message: string) {
	return { error: { code, message, errors: [{ domain: 'global', reason, message }] } }
}

const SWITCHED_OFF =
	'Google Search Console API has not been used in project 123456789012 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/searchconsole.googleapis.com/overview?project=123456789012 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.'

/** As Google sends it, in its order: the reasons come after the text was said, twice. */
const switchedOff = {
	error: {
		code: 403,
		message: SWITCHED_OFF,
		errors: [
			{
				message: SWITCHED_OFF,
				domain: 'usageLimits',
				reason: 'accessNotConfigured',
				extendedHelp: 'https://console.developers.google.com',
			},
		],
		status: 'PERMISSION_DENIED',
		details: [
			{
				'@type': 'type.googleapis.com/google.rpc.ErrorInfo',
				reason: 'SERVICE_DISABLED',
				domain: 'googleapis.com',
				metadata: { service: 'searchconsole.googleapis.com', consumer: 'projects/123456789012' },
			},
		],
	},
}

function send(response: ServerResponse, status: number, body: object): void {
	response.statusCode = status
	response.setHeader('content-type', 'application/json; charset=UTF-8')
	response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = ''
	for await (const chunk of request) text += String(chunk)
	return text
}
