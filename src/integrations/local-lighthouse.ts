import { accessSync, constants } from 'node:fs'
import type { PageSpeedAnalyzer, PageSpeedResult } from '#core/seo/page-speed.ts'
import { inSeconds } from '#lib/in-seconds.ts'
import { resolvePublic } from '#lib/resolve-public.ts'
import { startBrowser } from './browser.ts'
import { type ProxyOptions, type PublicProxy, startPublicProxy } from './public-proxy.ts'

const TIMEOUT_MS = 120_000

type Options = {
	siteUrl: string
	/** Programs that may be a browser, the best first. Throws where there is none. */
	installations?: () => string[]
	looks?: number
	timeoutMs?: number
	/** How pages of others are reached; tests bring their own. */
	net?: Pick<ProxyOptions, 'lookup' | 'dial'>
}

export type LocalLighthouse = PageSpeedAnalyzer & {
	/** Ends what is under way and takes nothing more. */
	close: () => Promise<void>
}

/**
 * Lighthouse on this machine, where it has a Chromium. One page at a time: two would slow each other down and lie.
 * Pages of others are opened through a proxy that leads to the public net alone.
 */
export function localLighthouse({ siteUrl, timeoutMs = TIMEOUT_MS, ...finding }: Options): LocalLighthouse {
	let last: Promise<unknown> = Promise.resolve()
	const closing = new AbortController()

	async function measure(url: string, leaving: AbortSignal | undefined): Promise<PageSpeedResult> {
		const left = AbortSignal.any([closing.signal, ...(leaving ? [leaving] : [])])
		const timeout = AbortSignal.timeout(timeoutMs)
		const job = { ...finding, signal: AbortSignal.any([left, timeout]) }
		const result = left.aborted
			? failed(new Error('left'))
			: await (new URL(url).origin === siteUrl ? run(url, job) : runForeign(url, job)).catch(failed)
		if (result.ok || !job.signal.aborted) return result
		return left.aborted ? failed(new Error('left')) : { ok: false, reason: 'timeout' }
	}

	return {
		analyze(url, { signal } = {}) {
			const next = last.then(() => measure(url, signal))
			last = next
			return next
		},
		async close() {
			closing.abort()
			await last
		},
	}
}

/** A browser or a Lighthouse that breaks is an answer: the page could not be measured. */
function failed(error: unknown): PageSpeedResult {
	return { ok: false, reason: 'failed', detail: error instanceof Error ? error.message : String(error) }
}

type Job = Omit<Options, 'siteUrl' | 'timeoutMs'> & { signal: AbortSignal }

async function runForeign(url: string, job: Job): Promise<PageSpeedResult> {
	const target = await resolvePublic(new URL(url).hostname, job.net?.lookup)
	if (!target.ok) return { ok: false, reason: target.reason === 'not-public' ? 'not-public' : 'not-reachable' }
	const proxy = await startPublicProxy(job.net)
	try {
		return await run(url, job, proxy)
	} finally {
		await proxy.close()
	}
}

async function run(url: string, { installations, looks, signal }: Job, proxy?: PublicProxy): Promise<PageSpeedResult> {
	const loaded = await loadLighthouse()
	if (!loaded) return { ok: false, reason: 'no-lighthouse' }
	const { lighthouse, Launcher } = loaded
	const chromePath = findBrowser(installations ?? (() => Launcher.getInstallations()))
	if (!chromePath) return { ok: false, reason: 'no-browser' }
	const asRoot = process.getuid?.() === 0
	const browser = await startBrowser({
		program: chromePath,
		flags: [
			...Launcher.defaultFlags(),
			'--headless=new',
			'--disable-setuid-sandbox',
			'--disable-quic',
			...(asRoot ? ['--no-sandbox'] : []),
			...(proxy ? throughProxy(proxy) : []),
		],
		signal,
		looks,
	})
	try {
		const result = await Promise.race([
			lighthouse(url, { port: browser.port, logLevel: 'silent', locale: 'pt' }),
			// A browser that was ended under it may leave it waiting.
			new Promise<undefined>((left) => signal.addEventListener('abort', () => left(undefined), { once: true })),
		])
		if (!result) return { ok: false, reason: 'timeout' }
		const { categories, audits, runtimeError } = result.lhr
		if (runtimeError) return { ok: false, reason: 'not-reachable', detail: runtimeError.code }
		const score = (name: string) => {
			const given = categories[name]?.score
			return typeof given === 'number' ? Math.round(given * 100) : null
		}
		const lab = (name: string) => audits[name]?.numericValue ?? null
		return {
			ok: true,
			value: {
				scores: {
					performance: score('performance'),
					accessibility: score('accessibility'),
					bestPractices: score('best-practices'),
					seo: score('seo'),
				},
				coreWebVitals: {
					lcp: inSeconds(lab('largest-contentful-paint')),
					inp: null,
					fid: null,
					cls: lab('cumulative-layout-shift'),
					fcp: lab('first-contentful-paint'),
					ttfb: lab('server-response-time'),
					tbt: lab('total-blocking-time'),
				},
				measured: 'lab',
				source: 'lighthouse',
			},
		}
	} finally {
		await browser.close()
	}
}

/** Loaded when it is wanted: it is large, most sites never ask, and a lean installation does not have it. */
async function loadLighthouse() {
	try {
		const [{ default: lighthouse }, { Launcher }] = await Promise.all([import('lighthouse'), import('chrome-launcher')])
		return { lighthouse, Launcher }
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
		throw error
	}
}

/** A file that cannot be run would bring the whole process down when it is tried. */
function findBrowser(installations: () => string[]): string | undefined {
	try {
		return installations().find(isProgram)
	} catch {
		return undefined
	}
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK)
		return true
	} catch {
		return false
	}
}

/** Also what a browser would reach by itself: this machine's own addresses, and datagrams. */
function throughProxy({ port }: PublicProxy): string[] {
	return [
		`--proxy-server=http://127.0.0.1:${port}`,
		'--proxy-bypass-list=<-loopback>',
		'--webrtc-ip-handling-policy=disable_non_proxied_udp',
	]
}
