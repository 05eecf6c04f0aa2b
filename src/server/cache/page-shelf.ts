import { renameSync, unlinkSync } from 'node:fs'
import { open, unlink } from 'node:fs/promises'
import path from 'node:path'
import { makeOpenFolder, removeFolder, removeLeftovers } from './open-folder.ts'
import type { CachedPage } from './page-cache.ts'
import { pageFile, SUFFIXES } from './page-file.ts'
import { hasPolicy } from './policy-in-page.ts'

/** Under PAGES_DIR. Named after us: whatever else lies there is not touched. */
export const LIVE = 'farol-live'
const TEMPORARY = 'farol-temp'

const READABLE = 0o644
const TIDY_MS = 1_000
const encodings = ['br', 'gzip', 'identity'] as const

type Options = {
	folder: string
	/** What the web server puts on every page. A page that needs anything else is not for it to send. */
	headers: Record<string, string>
	freshMs: number
	/** Told of the first fault, and of nothing until it is over. */
	onFault: (error: unknown) => void
	onRecovery: () => void
	now?: () => number
}

export type PageShelf = ReturnType<typeof createPageShelf>

/**
 * Cached pages as files, each with its compressed copies, for a web server that sends them without asking us. A page is there
 * only while it is in memory and fresh. What changes the folder does so in one step, without waiting for anything: once a
 * page was dropped, nobody finds it any more.
 */
export function createPageShelf({ folder, headers, freshMs, onFault, onRecovery, now = Date.now }: Options) {
	const live = path.join(folder, LIVE)
	const temporary = path.join(folder, TEMPORARY)
	const expected = lowerCase(headers)
	/** When each page was made. */
	const shelved = new Map<string, number>()
	/** Files that could not be removed. They are tried again until they are gone. */
	const stuck = new Set<string>()
	/** In whole seconds, as web servers tell versions of a file apart. */
	const lastTimes = new Map<string, number>()
	let written = 0
	let faulty = false
	let closed = false

	function fault(error: unknown): void {
		if (!faulty) onFault(error)
		faulty = true
	}

	function prepare(): void {
		try {
			makeOpenFolder(folder)
			for (const name of [live, temporary]) removeFolder(name)
			for (const name of [live, temporary]) removeLeftovers(name)
		} catch (error) {
			fault(error)
		}
	}

	function fits(page: CachedPage): boolean {
		const { 'content-security-policy': policy, ...others } = lowerCase(page.headers)
		return policy !== undefined && sameEntries(others, expected) && hasPolicy(page.bodies.identity)
	}

	/** A version of its own for a page that changes twice in a second and keeps its length. */
	function timeOf(key: string): number {
		const time = Math.max(Math.floor(now() / 1000), (lastTimes.get(key) ?? 0) + 1)
		lastTimes.set(key, time)
		return time
	}

	async function put(key: string, page: CachedPage, isCurrent: () => boolean): Promise<void> {
		const file = pageFile(key)
		if (closed || file === undefined || !isCurrent() || !fits(page)) return
		const drafts: Record<string, string> = {}
		try {
			makeOpenFolder(temporary)
			const time = timeOf(key)
			for (const encoding of encodings) {
				const draft = path.join(temporary, `${process.pid}-${++written}`)
				drafts[encoding] = draft
				await write(draft, page.bodies[encoding], time)
			}
			// Nothing waits from here on: what was dropped meanwhile does not come back.
			if (closed || !isCurrent() || isOld(page.storedAt)) return
			makeOpenFolder(path.dirname(path.join(live, file)))
			shelved.set(key, page.storedAt)
			// The plain one last and, in a removal, first: the others are looked for beside it.
			for (const encoding of encodings) {
				const target = path.join(live, file + SUFFIXES[encoding])
				renameSync(drafts[encoding]!, target)
				stuck.delete(target)
				delete drafts[encoding]
			}
			if (faulty && stuck.size === 0) {
				faulty = false
				onRecovery()
			}
		} catch (error) {
			remove(key)
			fault(error)
		} finally {
			await Promise.all(Object.values(drafts).map((draft) => unlink(draft).catch(() => {})))
		}
	}

	function remove(key: string): void {
		if (!shelved.delete(key)) return
		for (const encoding of encodings.toReversed()) take(path.join(live, pageFile(key)! + SUFFIXES[encoding]))
	}

	function take(file: string): void {
		try {
			unlinkSync(file)
			stuck.delete(file)
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') return void stuck.delete(file)
			stuck.add(file)
			fault(error)
		}
	}

	/** By a clock that was set right since, it may be of a moment still to come. */
	function isOld(storedAt: number): boolean {
		return Math.abs(now() - storedAt) > freshMs
	}

	/** A page whose time has come is asked of us again, which has a new one made. */
	function tidy(): void {
		for (const file of stuck) take(file)
		for (const [key, storedAt] of shelved) if (isOld(storedAt)) remove(key)
	}

	/** Nobody would hear of changes any more. */
	function close(): void {
		if (closed) return
		closed = true
		clearInterval(timer)
		process.off('exit', close)
		try {
			for (const name of [live, temporary]) removeFolder(name)
		} catch (error) {
			fault(error)
		}
	}

	prepare()
	const timer = setInterval(tidy, TIDY_MS)
	timer.unref()
	process.once('exit', close)
	return { put, remove, tidy, close }
}

async function write(file: string, bytes: Buffer, time: number): Promise<void> {
	// Only where there is nothing yet: no link is followed and no file written over.
	const handle = await open(file, 'wx', 0o600)
	try {
		await handle.writeFile(bytes)
		await handle.utimes(time, time)
		await handle.chmod(READABLE)
	} finally {
		await handle.close()
	}
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function sameEntries(some: Record<string, string>, others: Record<string, string>): boolean {
	const names = Object.keys(some)
	return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name])
}
