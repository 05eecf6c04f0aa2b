import { setTimeout as wait } from 'node:timers/promises'
import type { PageSpeedAnalyzer, PageSpeedResult } from '#core/seo/page-speed.ts'
import { resolvePublic } from '#lib/resolve-public.ts'
import { type PublicProxy, startPublicProxy } from './public-proxy.ts'

const TIMEOUT_MS = 120_000

type Options = { siteUrl: string }

/**
 * Lighthouse on this machine, where it has a Chromium. One page at a time: two would slow each other down and lie.
 * Pages of others are opened through a proxy that leads to the public net alone.
 */
export function localLighthouse({ siteUrl }: Options): PageSpeedAnalyzer {
	let last: Promise<unknown> = Promise.resolve()
	return {
		analyze(url) {
			const next = last.then(() => (new URL(url).origin === siteUrl ? run(url) : runForeign(url)))
			last = next.catch(() => undefined)
			return next
		},
	}
}

async function runForeign(url: string): Promise<PageSpeedResult> {
	const target = await resolvePublic(new URL(url).hostname)
	if (!target.ok) return { ok: false, reason: target.reason === 'not-public' ? 'not-public' : 'not-reachable' }
	const proxy = await startPublicProxy()
	try {
		return await run(url, proxy)
	} finally {
		await proxy.close()
	}
}

async function run(url: string, proxy?: PublicProxy): Promise<PageSpeedResult> {
	// Loaded when it is wanted: it is large, and most sites never ask.
	const [{ default: lighthouse }, { launch, Launcher }] = await Promise.all([
		import('lighthouse'),
		import('chrome-launcher'),
	])
	if (Launcher.getInstallations().length === 0) return { ok: false, reason: 'no-browser' }
	const asRoot = process.getuid?.() === 0
	const browser = await launch({
		chromeFlags: [
			'--headless=new',
			'--disable-quic',
			...(asRoot ? ['--no-sandbox'] : []),
			...(proxy ? throughProxy(proxy) : []),
		],
		logLevel: 'silent',
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
					lcp: lab('largest-contentful-paint'),
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

/** Also what a browser would reach by itself: this machine's own addresses, and datagrams. */
function throughProxy({ port }: PublicProxy): string[] {
	return [
		`--proxy-server=http://127.0.0.1:${port}`,
		'--proxy-bypass-list=<-loopback>',
		'--webrtc-ip-handling-policy=disable_non_proxied_udp',
	]
}
