import type { HttpBindings } from '@hono/node-server'
import { type Context, type Handler, Hono } from 'hono'
import { clientNetworkOf } from '#app/client-address.ts'
import { UPLOAD_PATH } from '#app/components/admin/media/media-paths.ts'
import { answerOnce } from '#core/idempotency/answer-once.ts'
import { siteOf } from '#core/identity/site.ts'
import { isAttachPath, pathForLog } from '#core/leads/request/request-path.ts'
import { can, refusalWords } from '#core/users/rights.ts'
import { brandIcon } from '#server/answers/brand-icons.ts'
import { drawnCover } from '#server/answers/covers.tsx'
import { type FeedFormat, renderFeed } from '#server/answers/feed.ts'
import { fileAnswer } from '#server/answers/file-answer.ts'
import { hydrationRequest, hydrationScript } from '#server/answers/hydration-script.ts'
import { isUpload, MOST_UPLOAD_BYTES, storedPicture, storedSize, tooLargeForm } from '#server/answers/media.ts'
import { openApi } from '#server/answers/openapi.ts'
import { robotsTxt } from '#server/answers/robots-txt.ts'
import { securityTxt } from '#server/answers/security-txt.ts'
import { sharePicture } from '#server/answers/share-pictures.tsx'
import { webManifest } from '#server/answers/web-manifest.ts'
import { WHATSAPP_PATH } from '#server/answers/whatsapp-events.ts'
import type { CachedFile } from '#server/cache/cached-file.ts'
import { pageAnswer } from '#server/cache/page-answer.ts'
import type { Rendered } from '#server/cache/page-cache.ts'
import { pageKey } from '#server/cache/page-key.ts'
import { createPageMaker } from '#server/cache/page-maker.ts'
import { methodsOf, renderPage } from '#server/cache/pages.ts'
import { callFunction, type Once } from '#server/functions/define-function.ts'
import { compressAnswers } from '#server/http/compress-answers.ts'
import { newCorrelationId, withCorrelationId } from '#server/http/correlation.ts'
import { createFloodGuard } from '#server/http/flood-guard.ts'
import { fromOutside } from '#server/http/from-outside.ts'
import { limitBody } from '#server/http/limit-body.ts'
import { oneAddress } from '#server/http/one-address.ts'
import { requestLogLevel } from '#server/http/request-log-level.ts'
import { comesFromOwnPages } from '#server/http/same-origin.ts'
import { secureCookies } from '#server/http/secure-cookies.ts'
import { commonHeaders, DATA_POLICY, headersOfPath } from '#server/http/security-headers.ts'
import { createTurnstile } from '#server/http/turnstile.ts'
import type { Running } from './services.server.ts'

type Environment = { Variables: { correlationId: string }; Bindings: Partial<HttpBindings> }
export type App = Pick<Hono<Environment>, 'fetch'>

const NO_STORE = { 'Cache-Control': 'no-store' }
const MAX_BODY_BYTES = 1024 * 1024
/** What it takes to watch a run while it is made. */
const RUN_EVENTS = 'generate'

/** Machine-facing addresses are answered here by name; every other one is a page in app/routes.ts. */
export function createApp({
	services,
	auth,
	functions,
	trustProxy,
	pageCache,
	policyInPages,
	sitemap,
	indexNowKey,
	runEvents,
	pageEvents,
	whatsAppEvents,
	readiness,
	metrics,
}: Omit<Running, 'close'>): App {
	const { db, log, siteUrl } = services
	const siteNow = () => {
		const { identity, pictures } = services.identity.current()
		return siteOf(identity, pictures)
	}
	const headers = commonHeaders(siteUrl)
	const once: Once = (asked) => answerOnce(db, { ...asked, now: services.now })
	const app = new Hono<Environment>()
	const floodGuard = createFloodGuard({ mostPerMinute: 60 })
	// Rendering fills the one thread there is. A few at a time leave room for pages that are at hand.
	const turnstile = createTurnstile({ atOnce: 2, waiting: 1_000, waitingOfOne: 100, crowd: 100, mostMs: 5_000 })
	const makePage = createPageMaker(pageCache, turnstile)

	app.use(async (c, next) => {
		const started = performance.now()
		c.set('correlationId', newCorrelationId())
		await withCorrelationId(c.get('correlationId'), next)
		for (const [name, value] of Object.entries({ ...headers, ...headersOfPath(c.req.path) }))
			c.res.headers.set(name, value)
		if (!isPage(c.res) && !c.res.headers.has('Content-Security-Policy'))
			c.res.headers.set('Content-Security-Policy', DATA_POLICY)
		// Who is still sending is cut off after the answer, and must not reckon with the connection.
		if (c.env?.incoming && !c.env.incoming.complete) c.res.headers.set('Connection', 'close')
		c.res.headers.set('X-Correlation-Id', c.get('correlationId'))
		secureCookies(c.res.headers, siteUrl)
		const ms = Math.round(performance.now() - started)
		const { method } = c.req
		const path = pathForLog(c.req.path)
		const { status } = c.res
		log[requestLogLevel(path, status)]({ correlationId: c.get('correlationId'), method, path, status, ms }, 'request')
	})

	app.use(async (c, next) => {
		if (comesFromOwnPages(c.req.raw, siteUrl)) return next()
		return c.json(
			{ error: 'Origem não permitida.', code: 'FORBIDDEN_ORIGIN', correlationId: c.get('correlationId') },
			403,
		)
	})

	// Before the guard of forms: pages tell of themselves, and a visitor who reads many may still send one.
	app.post('/api/count', async (c) => {
		await pageEvents.take(c.req.raw)
		return c.body(null, 204, NO_STORE)
	})
	app.all('/api/count', (c) => notAllowed(c, ['POST']))

	// Before it as well: Meta tells all of its answers from a few addresses, and signs each.
	app.get(WHATSAPP_PATH, (c) => whatsAppEvents.verify(new URL(c.req.url).searchParams))
	app.post(WHATSAPP_PATH, (c) => whatsAppEvents.take(c.req.raw))
	app.all(WHATSAPP_PATH, (c) => notAllowed(c, ['GET', 'POST']))

	app.use(async (c, next) => {
		if (c.req.method === 'GET' || c.req.method === 'HEAD' || !floodGuard.isFlood(clientNetworkOf(c.req.raw)))
			return next()
		const body = {
			error: 'Muitos envios seguidos. Aguarde um minuto.',
			code: 'TOO_MANY',
			correlationId: c.get('correlationId'),
		}
		return c.json(body, 429, { ...NO_STORE, 'Retry-After': '60' })
	})

	app.use(async (c, next) => {
		const limited = await limitBody(c.req.raw, isUpload(c.req.raw) ? MOST_UPLOAD_BYTES : MAX_BODY_BYTES)
		if (limited) {
			c.req.raw = limited
			return next()
		}
		const body = { error: 'Conteúdo grande demais.', code: 'TOO_LARGE', correlationId: c.get('correlationId') }
		const refusal = tooLargeForm(c.req.raw) ?? c.json(body, 413)
		// Whatever is still on its way is not read.
		refusal.headers.set('Connection', 'close')
		return refusal
	})

	app.use(compressAnswers)

	/** An address for machines that is only read. */
	function read<Path extends string>(path: Path, answer: Handler<Environment, Path>) {
		app.get(path, answer)
		app.all(path, (c) => notAllowed(c, ['GET', 'HEAD']))
	}

	read('/healthz', (c) => c.json({ status: 'ok' }, 200, NO_STORE))

	read('/readyz', async (c) => {
		const status = await readiness.check()
		if (status === 'ready') return c.json({ status }, 200, NO_STORE)
		return c.json({ status, correlationId: c.get('correlationId') }, 503, NO_STORE)
	})

	read('/metrics', async (c) => {
		if (!metrics) return c.notFound()
		if (!metrics.allows(c.req.header('authorization')))
			return c.json({ error: 'Token inválido.', correlationId: c.get('correlationId') }, 401, {
				...NO_STORE,
				'WWW-Authenticate': 'Bearer',
			})
		const { body, type } = await metrics.answer(c.req.header('accept'))
		return c.body(body, 200, { ...NO_STORE, 'Content-Type': type })
	})

	app.all('/api/auth/*', (c) => auth.handler(c.req.raw, c.get('correlationId')))

	read('/api/pipeline/:id/events', async (c) => {
		const { raw: request } = c.req
		const user = await auth.userOf(request.headers)
		if (!user || !can(user, RUN_EVENTS)) {
			const error = user ? refusalWords(RUN_EVENTS) : 'Entre para continuar.'
			return c.json({ error, correlationId: c.get('correlationId') }, user ? 403 : 401, NO_STORE)
		}
		const after = Number(c.req.header('last-event-id') ?? c.req.query('after')) || 0
		const mayWatch = async () => {
			const watcher = await auth.userOf(request.headers)
			return watcher !== null && can(watcher, RUN_EVENTS)
		}
		return (await runEvents.answer(c, { runId: c.req.param('id'), after, mayWatch })) ?? c.notFound()
	})

	app.all('/functions/v1/*', (c) => {
		const name = c.req.path.slice('/functions/v1/'.length)
		return callFunction(functions, { name, request: c.req.raw, auth, once, correlationId: c.get('correlationId') })
	})

	read('/openapi.json', (c) => c.json(openApi(functions, siteUrl), 200, NO_STORE))

	read('/media/covers/:format/:motif/:file', (c) => {
		return drawnCover(c.req.raw, c.req.param()) ?? c.notFound()
	})

	read('/media/share/:group/:file{.+\\.png}', async (c) => {
		const { group, file } = c.req.param()
		const name = `${group}/${file.slice(0, -'.png'.length)}`
		return (
			(await sharePicture(services.db, {
				name,
				site: siteNow(),
				files: services.media.files,
				request: c.req.raw,
			})) ?? c.notFound()
		)
	})

	read('/media/brand/:file', async (c) => {
		const asked = { file: c.req.param('file'), mark: siteNow().mark, request: c.req.raw }
		return (await brandIcon(services.media.files, asked)) ?? c.notFound()
	})

	read('/media/files/:name', async (c) => {
		return (await storedPicture(services.media.files, c.req.param('name'), c.req.raw)) ?? c.notFound()
	})

	read('/media/files/:stem/:file', async (c) => {
		return (await storedSize(services.media.files, { ...c.req.param(), request: c.req.raw })) ?? c.notFound()
	})

	read('/robots.txt', (c) => textFile(c, robotsTxt(siteUrl)))

	read('/.well-known/security.txt', (c) => {
		const { email } = services.identity.current().identity.privacyContact
		return textFile(c, securityTxt({ siteUrl, email, now: services.now() }))
	})

	read('/site.webmanifest', (c) =>
		fileAnswer(c.req.raw, {
			body: webManifest(siteNow()),
			type: 'application/manifest+json; charset=utf-8',
			cache: 'public, max-age=3600',
		}),
	)

	read('/sitemap.xml', async (c) => (await sitemap.answer(c.req.raw, '')) ?? c.notFound())

	read('/:file{sitemap-[0-9]+\\.xml}', async (c) => {
		const [number = ''] = /[0-9]+/.exec(c.req.param('file')) ?? []
		return (await sitemap.answer(c.req.raw, number)) ?? c.notFound()
	})

	// The key may change while we run. Other files of that kind are somebody else's.
	app.get('/:file{[A-Za-z0-9-]{8,128}\\.txt}', (c, next) => {
		const key = indexNowKey()
		return key !== undefined && c.req.param('file') === `${key}.txt` ? textFile(c, key) : next()
	})

	read('/feed.xml', (c) => feed(c, 'rss'))

	read('/atom.xml', (c) => feed(c, 'atom'))

	read('/blog/categoria/:slug/feed.xml', (c) => feed(c, 'rss', c.req.param('slug')))

	read('/blog/categoria/:slug/atom.xml', (c) => feed(c, 'atom', c.req.param('slug')))

	async function feed(c: Context<Environment>, format: FeedFormat, categorySlug?: string) {
		const rendered = await makePage(new URL(c.req.url).pathname, {
			network: clientNetworkOf(c.req.raw),
			render: async () =>
				(await renderFeed({ db, siteUrl, name: siteNow().name, format, categorySlug })) ?? {
					other: await c.notFound(),
				},
		})
		return rendered ? answerOf(rendered, c.req.raw) : tooBusy(c)
	}

	read('/hydration/:file', async (c) => {
		const asked = hydrationRequest(new URL(c.req.url))
		if (!asked) return c.notFound()
		const rendered = await pageAt(c, asked.key)
		if (!rendered) return tooBusy(c)
		const script = hydrationScript(rendered, asked, pageCache)
		return script ? fileAt(script, c.req.raw) : c.notFound()
	})

	function pageAt(c: Context<Environment>, key: string): Promise<Rendered<Response> | undefined> {
		const render = { services, correlationId: c.get('correlationId'), shared: true, policyInPages }
		return makePage(key, {
			network: clientNetworkOf(c.req.raw),
			render: () => renderPage(new Request(new URL(key, siteUrl)), render),
		})
	}

	// Not through the turnstile: nothing is rendered, and a picture may be a minute on its way.
	async function apart(c: Context<Environment>) {
		const { raw: request } = c.req
		const render = { services, correlationId: c.get('correlationId'), shared: false }
		return answerOf(await renderPage(asRead(request), render), request)
	}
	app.post(UPLOAD_PATH, apart)
	app.use('/pedido/*', (c, next) => (c.req.method === 'POST' && isAttachPath(c.req.path) ? apart(c) : next()))
	app.all('/admin/api/*', apart)

	app.get('*', async (c, next) => {
		const address = oneAddress(c.req.url)
		return address === undefined ? next() : c.redirect(address, 308)
	})

	app.use(async (c, next) => {
		const { pathname } = new URL(c.req.url)
		// The back office asks first who is there; a stranger learns nothing of what it takes.
		if (/^\/admin(?:[/.]|$)/i.test(pathname)) return next()
		const methods = await methodsOf(pathname)
		return methods.includes(c.req.method) ? next() : notAllowed(c, methods)
	})

	app.all('*', async (c) => {
		const { pathname, search } = new URL(c.req.url)
		const key = pageKey({ method: c.req.method, url: pathname + search, cookie: c.req.header('cookie') })
		const render = { services, correlationId: c.get('correlationId'), shared: false }
		const rendered = await (key === undefined
			? turnstile.enter(clientNetworkOf(c.req.raw), () => renderPage(asRead(c.req.raw), render))
			: pageAt(c, key))
		return rendered ? answerOf(rendered, c.req.raw) : tooBusy(c)
	})

	function textFile(c: Context<Environment>, body: string) {
		return fileAnswer(c.req.raw, { body, type: 'text/plain; charset=UTF-8', cache: 'public, max-age=3600' })
	}

	function notAllowed(c: Context<Environment>, methods: string[]) {
		const body = {
			error: 'Método não permitido.',
			code: 'METHOD_NOT_ALLOWED',
			correlationId: c.get('correlationId'),
		}
		return c.json(body, 405, { ...NO_STORE, Allow: methods.join(', ') })
	}

	function tooBusy(c: Context<Environment>) {
		const wait = { ...NO_STORE, 'Retry-After': '5' }
		return c.text('Muitas visitas ao mesmo tempo. Tente de novo em instantes.', 503, wait)
	}

	app.notFound((c) => c.json({ error: 'Não encontrado.', correlationId: c.get('correlationId') }, 404, NO_STORE))

	app.onError((error, c) => {
		const correlationId = c.get('correlationId')
		log.error({ err: error, correlationId, path: pathForLog(c.req.path) }, 'a request failed')
		return c.json({ error: 'Algo deu errado. Tente novamente.', correlationId }, 500, NO_STORE)
	})

	// Before the router reads the address: what it finds in it is what everything behind it gets.
	return { fetch: (request, env) => app.fetch(fromOutside(request, env, { siteUrl, trustProxy }), env) }
}

/** Who asks with HEAD is told what GET would send; the body is left out at the very end. */
function asRead(request: Request): Request {
	return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

function isPage({ headers }: Response): boolean {
	return headers.get('Content-Type')?.startsWith('text/html') ?? false
}

function answerOf(rendered: Rendered<Response>, request: Request): Response {
	return 'other' in rendered ? rendered.other : fileAt(rendered.page, request)
}

function fileAt(file: CachedFile, request: Request): Response {
	const { status, headers, body } = pageAnswer(file, {
		method: request.method,
		acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
		ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
	})
	return new Response(body ? new Uint8Array(body) : null, { status, headers })
}
