import { accessSync, constants } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { PageSpeedAnalyzer, PageSpeedResult } from '#core/seo/page-speed.ts'
import { inSeconds } from '#lib/in-seconds.ts'
import { resolvePublic } from '#lib/resolve-public.ts'
import { type PublicProxy, startPublicProxy } from './public-proxy.ts'

const TIMEOUT_MS = 120_000
/** A browser is asked twice a second whether it is up. */
const MOST_LOOKS = 50

type Options = {
	siteUrl: string
	/** Programs that may be a browser, the best first. Throws where there is none. */
	installations?: () => string[]
	looks?: number
}

/**
 * Lighthouse on this machine, where it has a Chromium. One page at a time: two would slow each other down and lie.
 * Pages of others are opened through a proxy that leads to the public net alone.
 */
export function localLighthouse({ siteUrl, ...finding }: Options): PageSpeedAnalyzer {
	let last: Promise<unknown> = Promise.resolve()
	return {
		analyze(url) {
			const measure = () => (new URL(url).origin === siteUrl ? run(url, finding) : runForeign(url, finding))
			const next = last.then(measure).catch(failed)
			last = next
			return next
		},
	}
}

/** A browser or a Lighthouse that breaks is an answer: the page could not be measured. */
function failed(error: unknown): PageSpeedResult {
	return { ok: false, reason: 'failed', detail: error instanceof Error ? error.message : String(error) }
}

type Finding = Omit<Options, 'siteUrl'>

async function runForeign(url: string, finding: Finding): Promise<PageSpeedResult> {
	const target = await resolvePublic(new URL(url).hostname)
	if (!target.ok) return { ok: false, reason: target.reason === 'not-public' ? 'not-public' : 'not-reachable' }
	const proxy = await startPublicProxy()
	try {
		return await run(url, finding, proxy)
	} finally {
		await proxy.close()
	}
}

async function run(
	url: string,
	{ installations, looks = MOST_LOOKS }: Finding,
	proxy?: PublicProxy,
): Promise<PageSpeedResult> {
	// Loaded when it is wanted: it is large, and most sites never ask.
	const [{ default: lighthouse }, { launch, Launcher }] = await Promise.all([
		import('lighthouse'),
		import('chrome-launcher'),
	])
	const chromePath = findBrowser(installations ?? (() => Launcher.getInstallations()))
	if (!chromePath) return { ok: false, reason: 'no-browser' }
	const asRoot = process.getuid?.() === 0
	const browser = await launch({
		chromePath,
		chromeFlags: [
			'--headless=new',
			'--disable-quic',
			...(asRoot ? ['--no-sandbox'] : []),
			...(proxy ? throughProxy(proxy) : []),
		],
		logLevel: 'silent',
		maxConnectionRetries: looks,
	})
	try {
		const timeout = wait(TIMEOUT_MS, undefined, { ref: false })
		const result = await Promise.race([
			lighthouse(url, { port: browser.port, logLevel: 'silent', locale: 'pt' }),
			timeout,
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
		browser.kill()
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
