import { setTimeout as wait } from 'node:timers/promises'
import type { PageSpeedAnalyzer, PageSpeedResult } from '#core/seo/page-speed.ts'

const TIMEOUT_MS = 120_000

/** Lighthouse on this machine, where it has a Chromium. One page at a time: two would slow each other down and lie. */
export function localLighthouse(): PageSpeedAnalyzer {
	let last: Promise<unknown> = Promise.resolve()
	return {
		analyze(url) {
			const next = last.then(() => run(url))
			last = next.catch(() => undefined)
			return next
		},
	}
}

async function run(url: string): Promise<PageSpeedResult> {
	// Loaded when it is wanted: it is large, and most sites never ask.
	const [{ default: lighthouse }, { launch, Launcher }] = await Promise.all([
		import('lighthouse'),
		import('chrome-launcher'),
	])
	if (Launcher.getInstallations().length === 0) return { ok: false, reason: 'no-browser' }
	const asRoot = process.getuid?.() === 0
	const browser = await launch({
		chromeFlags: ['--headless=new', '--disable-quic', ...(asRoot ? ['--no-sandbox'] : [])],
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
