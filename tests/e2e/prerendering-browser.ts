import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { countWaitingParts } from './accessibility.ts'

type Event = { method: string; params: Record<string, unknown>; sessionId?: string }
type Target = { targetId: string; type: string; subtype?: string; url: string }
export type Asked = { method: string; path: string; ready: boolean }

/** What a visitor's own browser says. A driven one says that it is driven, and is not counted. */
const visitor = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/**
 * A browser that makes pages ready before they are wanted. Under Playwright Chromium does not: it holds to a single page, where
 * a page that is made ready is a second one in the same tab. So this one is driven by the protocol itself, from the tab.
 */
export async function startPrerenderingBrowser() {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-chromium-'))
	// It reaches us and nobody else.
	const reach = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
	const args = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-agent=${visitor}`, reach]
	const child = spawn(
		process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		[...args, `--user-data-dir=${folder}`, 'about:blank'],
		{
			stdio: ['ignore', 'ignore', 'pipe'],
		},
	)
	const socket = new WebSocket(await addressIn(child.stderr))
	await once(socket, 'open')

	const events: Event[] = []
	const answers = new Map<number, (answer: { result: never; error?: unknown }) => void>()
	let calls = 0
	socket.addEventListener('message', ({ data }) => {
		const message = JSON.parse(String(data)) as Event & { id?: number; result: never }
		if (message.id === undefined) heard(message)
		else answers.get(message.id)?.(message)
	})

	async function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
		const id = ++calls
		const answer = new Promise<{ result: Result; error?: unknown }>((resolve) => answers.set(id, resolve))
		socket.send(JSON.stringify({ id, method, params, sessionId }))
		const { result, error } = await answer
		if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
		return result
	}

	const sessions = new Map<string, Target>()
	function heard(event: Event): void {
		events.push(event)
		if (event.method !== 'Target.attachedToTarget') return
		const { sessionId, targetInfo } = event.params as { sessionId: string; targetInfo: Target }
		if (targetInfo.type !== 'page') return
		sessions.set(sessionId, targetInfo)
		const source = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })"
		for (const domain of ['Page', 'Network', 'Preload']) void send(`${domain}.enable`, {}, sessionId)
		void send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId)
		void send('Runtime.runIfWaitingForDebugger', {}, sessionId)
	}

	async function targets(): Promise<Target[]> {
		return (await send<{ targetInfos: Target[] }>('Target.getTargets', { filter: [{}] })).targetInfos
	}

	const tab = (await targets()).find(({ type }) => type === 'tab')!
	const { sessionId: tabSession } = await send<{ sessionId: string }>('Target.attachToTarget', {
		targetId: tab.targetId,
		flatten: true,
	})
	const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] }
	await send('Target.setAutoAttach', attach, tabSession)

	/** The session of the page that is seen, or of the one that lies ready. */
	async function sessionOf(subtype?: 'prerender'): Promise<string> {
		// Of pages, the list of targets names the one that is seen alone.
		const shown = (await targets()).find(({ type }) => type === 'page')
		const session = [...sessions].findLast(([, target]) =>
			subtype ? target.subtype === subtype : target.targetId === shown?.targetId,
		)
		if (!session) throw new Error(`no ${subtype ?? 'shown'} page`)
		return session[0]
	}

	async function evaluate<Value>(expression: string, subtype?: 'prerender'): Promise<Value> {
		const options = { expression, awaitPromise: true, returnByValue: true }
		const session = await sessionOf(subtype)
		return (await send<{ result: { value: Value } }>('Runtime.evaluate', options, session)).result.value
	}

	async function mouse(selector: string, kinds: string[]): Promise<void> {
		const session = await sessionOf()
		// A part that is laid out between pressing and letting go may carry the link away.
		await expect.poll(() => evaluate(`(${countWaitingParts.toString()})()`)).toBe(0)
		const [x, y] = await evaluate<[number, number]>(`(() => {
			const found = document.querySelector(${JSON.stringify(selector)})
			found.scrollIntoView({ block: 'center', behavior: 'instant' })
			const { left, top, width, height } = found.getBoundingClientRect()
			return [left + width / 2, top + height / 2]
		})()`)
		for (const type of kinds) {
			const button = type === 'mouseMoved' ? 'none' : 'left'
			void send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, session).catch(() => {})
		}
	}

	function addressesOf(status: 'Ready' | 'Success'): string[] {
		const told = events.filter(({ method }) => method === 'Preload.prerenderStatusUpdated')
		return told.flatMap(({ params }) => (params['status'] === status ? [(params['key'] as { url: string }).url] : []))
	}

	return {
		goto: async (url: string) => send('Page.navigate', { url }, await sessionOf()),
		saveData: async () => send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }, await sessionOf()),
		evaluate,
		hover: (selector: string) => mouse(selector, ['mouseMoved']),
		click: (selector: string) => mouse(selector, ['mousePressed', 'mouseReleased']),
		/** The addresses of links that the rules mean, as far as the browser has told. */
		candidates(): string[] {
			const told = events.findLast(({ method }) => method === 'Preload.preloadingAttemptSourcesUpdated')
			const sources = (told?.params['preloadingAttemptSources'] ?? []) as { key: { url: string } }[]
			return sources.map(({ key }) => key.url)
		},
		/** Addresses of pages that lie ready, or did. */
		ready: () => addressesOf('Ready'),
		/** Addresses of pages that lay ready and are seen now. */
		shown: () => addressesOf('Success'),
		/** All that was asked for so far, and whether by the page that was not seen yet. */
		asked(): Asked[] {
			const sent = events.filter(({ method }) => method === 'Network.requestWillBeSent')
			return sent.map(({ params, sessionId = '' }) => {
				const { url, method } = params['request'] as { url: string; method: string }
				return { method, path: new URL(url).pathname, ready: sessions.get(sessionId)?.subtype === 'prerender' }
			})
		},
		async close() {
			const ended = once(child, 'close')
			// It may be gone before it answers.
			void send('Browser.close')
			await ended
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
	let text = ''
	for await (const chunk of output) {
		text += String(chunk)
		const [address] = /ws:\/\/\S+/.exec(text) ?? []
		if (address) return address
	}
	throw new Error(`no browser: ${text}`)
}
