import { type CachedFile, pressHard, toCachedFile } from './cached-file.ts'

/** A finished page. */
export type CachedPage = CachedFile & {
	subject: string
	/** What brings React to it. */
	script: HydrationScript | undefined
	storedAt: number
}

export type HydrationScript = CachedFile & { digest: string }

/** What a render gives: a page to keep, or an answer for this request alone. */
export type Rendered<Other> = { page: CachedPage } | { other: Other }

/** Some 20 KB each. */
const EARLIER_SCRIPTS = 200

/** Where pages lie besides, for somebody else to send. */
type Shelf = {
	put: (key: string, page: CachedPage, isCurrent: () => boolean) => Promise<void>
	/** Done when it returns. */
	remove: (key: string) => void
}

type Limits = {
	maxBytes: number
	freshMs: number
	now?: () => number
	shelf?: Shelf | undefined
	onDrop?: ((subject?: string) => void) | undefined
}
/** What changed while a page was being made. */
type Changes = { dropped: Set<string>; all: boolean }

/**
 * Public pages as bytes. Bounded by memory (what nobody used lately goes first), and a copy past its freshness is served
 * while a new one is made. What changed is dropped at once.
 */
export class PageCache<Other = Response> {
	readonly #pages = new Map<string, { page: CachedPage; used: boolean }>()
	/** One for each render under way. */
	readonly #renders = new Set<Changes>()
	readonly #refreshing = new Set<string>()
	/** Of pages that changed since, or while they were made: whoever still looks at one gets the script that fits it. */
	readonly #earlierScripts = new Map<string, HydrationScript>()
	readonly #limits: Required<Omit<Limits, 'shelf' | 'onDrop'>>
	readonly #shelf: Shelf | undefined
	/** Told of what changed once it is gone from here: a subject, or all. */
	readonly #onDrop: ((subject?: string) => void) | undefined
	/** Keys and not pages: what is gone from the cache must not live on in the queue. */
	readonly #toPress = new Set<string>()
	#pressing: Promise<void> | undefined
	#bytes = 0

	constructor({ now = Date.now, shelf, onDrop, ...limits }: Limits) {
		this.#limits = { ...limits, now }
		this.#shelf = shelf
		this.#onDrop = onDrop
	}

	/** The copy at hand, and whether it is time for a new one. */
	get(key: string): { page: CachedPage; stale: boolean } | undefined {
		const entry = this.#pages.get(key)
		if (!entry) return undefined
		entry.used = true
		const { page } = entry
		// By a clock that was set right since, it may be of a moment still to come.
		return { page, stale: Math.abs(this.#limits.now() - page.storedAt) > this.#limits.freshMs }
	}

	/** The script of a page as it was, if it is not long ago. Whether the page may still be read is for the caller to know. */
	earlierScript(key: string, digest: string): HydrationScript | undefined {
		return this.#earlierScripts.get(`${digest} ${key}`)
	}

	/** The copy at hand, unless it is time for a new one. */
	fresh(key: string): CachedPage | undefined {
		const atHand = this.get(key)
		return atHand && !atHand.stale ? atHand.page : undefined
	}

	/** Renders a page and keeps it, unless a fresh copy came meanwhile. */
	async fill(key: string, render: () => Promise<Rendered<Other>>): Promise<Rendered<Other>> {
		const page = this.fresh(key)
		if (page) return { page }
		const changes: Changes = { dropped: new Set(), all: false }
		this.#renders.add(changes)
		try {
			const rendered = await render()
			// What changed while it was being made may be missing from it.
			if ('page' in rendered) {
				if (changes.all || changes.dropped.has(rendered.page.subject)) this.#keepEarlier(key, rendered.page)
				else {
					this.#store(key, rendered.page)
					this.#pressLater(key)
				}
			}
			return rendered
		} finally {
			this.#renders.delete(changes)
		}
	}

	/** Starts the making of a new copy, unless one is under way: however many ask for a stale page, it is made once. */
	async refresh(key: string, make: () => Promise<unknown>): Promise<void> {
		if (this.#refreshing.has(key)) return
		this.#refreshing.add(key)
		try {
			await make()
		} finally {
			this.#refreshing.delete(key)
		}
	}

	/** Forgets every page about a subject, those being made included. */
	drop(subject: string): void {
		for (const [key, { page }] of this.#pages) if (page.subject === subject) this.#remove(key)
		for (const changes of this.#renders) changes.dropped.add(subject)
		this.#onDrop?.(subject)
	}

	clear(): void {
		for (const key of this.#pages.keys()) this.#remove(key)
		for (const changes of this.#renders) changes.all = true
		this.#onDrop?.()
	}

	get size(): { pages: number; bytes: number } {
		return { pages: this.#pages.size, bytes: this.#bytes }
	}

	#store(key: string, page: CachedPage): void {
		this.#remove(key)
		if (page.size > this.#limits.maxBytes) return
		this.#makeRoom(page.size)
		this.#pages.set(key, { page, used: false })
		this.#bytes += page.size
	}

	/** From the oldest on; what was used since it was last looked at gets a second chance, at the end of the line. */
	#makeRoom(bytes: number): void {
		for (const [key, entry] of this.#pages) {
			if (this.#bytes + bytes <= this.#limits.maxBytes) return
			if (entry.used) {
				this.#pages.delete(key)
				this.#pages.set(key, { page: entry.page, used: false })
			} else this.#remove(key)
		}
	}

	#remove(key: string): void {
		const page = this.#pages.get(key)?.page
		if (!page) return
		this.#bytes -= page.size
		this.#pages.delete(key)
		this.#toPress.delete(key)
		this.#shelf?.remove(key)
		this.#keepEarlier(key, page)
	}

	/** What is kept is compressed again, as small as is sensible: one page after another, and only what is still there. */
	#pressLater(key: string): void {
		this.#toPress.add(key)
		this.#pressing ??= this.#pressAll()
	}

	async #pressAll(): Promise<void> {
		// What is added meanwhile comes up too.
		for (const key of this.#toPress) {
			this.#toPress.delete(key)
			const page = this.#pages.get(key)?.page
			if (page) await this.#press(key, page)
		}
		this.#pressing = undefined
	}

	async #press(key: string, page: CachedPage): Promise<void> {
		const isCurrent = () => this.#pages.get(key)?.page === page
		try {
			const saved = (await pressHard(page)) + (page.script ? await pressHard(page.script) : 0)
			page.size -= saved
			if (isCurrent()) this.#bytes -= saved
		} catch {
			// One that cannot be is sent as it is.
		}
		await this.#shelf?.put(key, page, isCurrent)
	}

	/** Settled when nothing waits to be compressed or put on the shelf. */
	get pressed(): Promise<void> {
		return this.#pressing ?? Promise.resolve()
	}

	#keepEarlier(key: string, { script }: CachedPage): void {
		if (!script) return
		const name = `${script.digest} ${key}`
		this.#earlierScripts.delete(name)
		this.#earlierScripts.set(name, script)
		const [oldest] = this.#earlierScripts.keys()
		if (this.#earlierScripts.size > EARLIER_SCRIPTS) this.#earlierScripts.delete(oldest!)
	}
}

type Kept = { subject: string; headers: Record<string, string>; script?: HydrationScript | undefined; now: number }

/** Prepares a page for the cache. */
export async function toCachedPage(html: string, { subject, headers, script, now }: Kept): Promise<CachedPage> {
	const file = await toCachedFile(html, headers)
	return { ...file, subject, script, storedAt: now, size: file.size + (script?.size ?? 0) }
}
