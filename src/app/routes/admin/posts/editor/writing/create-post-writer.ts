import { type EditorFields, sameFields } from '../fields/editor-fields.ts'
import type { LeftCopy } from './left-copy.ts'
import type { LocalCopies } from './local-copies.ts'
import type { KeepAnswer, KeptBy, NoAnswer, SaveAnswer } from './save-answer.ts'
import type { Keeping, OpenedPost, PostWriterState } from './writer-state.ts'

const PAUSE_MS = 1500
const LONGEST_WAIT_MS = 10_000
const LOCAL_PAUSE_MS = 1000
const RETRY_MS = 15_000

type WriterOptions = {
	clock: {
		now: () => Date
		/** Returns what calls it off. */
		after: (ms: number, work: () => void) => () => void
	}
	localCopies: Pick<LocalCopies, 'put' | 'remove'>
	/** The local copy of this page. */
	localKey: string
	ask: <Answer>(address: string, message: object) => Promise<Answer | NoAnswer>
}

export type SaveOptions = {
	/** Before readers, now or at the moment that the fields name. Otherwise nothing comes before them by this save. */
	publish?: boolean
	baseVersion?: number
	fields?: EditorFields
	restoredFrom?: number
	/** Why it goes before readers although something speaks against it. */
	motive?: string
}

export type PostWriter = ReturnType<typeof createPostWriter>

/**
 * The text somebody writes, and its way to the server: kept as a working copy while they write, saved when they say so.
 * One message at a time, so that a copy never arrives after the save that made it old.
 */
export function createPostWriter(opened: OpenedPost, { clock, localCopies, localKey, ask }: WriterOptions) {
	let state: PostWriterState = {
		fields: opened.fields,
		version: opened.version,
		saved: savedPart(opened.postId, opened),
		begun: null,
		keeping: { state: 'idle' },
		saving: { state: 'idle' },
	}
	const listeners = new Set<() => void>()
	/** Where messages go: ahead of `saved` while somebody decides about an article that another page made of this copy. */
	let postId = opened.postId
	let copyId = opened.copyId
	/** Unknown after a message without an answer: it may have arrived. */
	let keptAt: string | null | undefined = opened.keptAt
	/** What the server has, as the very object that was sent. Nothing, once it lost it. */
	let kept: EditorFields | undefined = opened.fields
	/** What this browser has. */
	let local: EditorFields | undefined
	let resting = false
	let waitingSince: number | undefined
	let callOffKeep = () => {}
	let callOffRetry = () => {}
	let queue: Promise<unknown> = Promise.resolve()

	const address = () => `/admin/posts/${postId ?? 'new'}/gravar`
	const isKept = () => state.fields === kept

	function update(news: Partial<PostWriterState>): void {
		state = { ...state, ...news }
		for (const listener of listeners) listener()
	}

	function enter(keeping: Keeping, news: Partial<PostWriterState> = {}): void {
		callOffRetry()
		update({ ...news, keeping })
		if (mayRetry()) callOffRetry = clock.after(RETRY_MS, retry)
	}

	/** Nobody waits for a page that was left, and what is too large is so the next time too. */
	function mayRetry(): boolean {
		const { keeping } = state
		if (listeners.size === 0) return false
		return keeping.state === 'offline' || (keeping.state === 'failed' && keeping.reason !== 'too-large')
	}

	/** After a failure: when the network is back, when somebody looks at the page again, and every few seconds. */
	function retry(): void {
		if (mayRetry()) void keep()
	}

	function subscribe(listener: () => void): () => void {
		listeners.add(listener)
		return () => {
			listeners.delete(listener)
		}
	}

	function inTurn<T>(work: () => Promise<T>): Promise<T> {
		const turn = queue.then(work)
		queue = turn.catch(() => undefined)
		return turn
	}

	/** Whether this browser keeps it. */
	async function storeLocally(): Promise<boolean> {
		if (isKept()) return true
		const { fields, version: baseVersion } = state
		local = fields
		return localCopies.put({ key: localKey, postId, copyId, fields, baseVersion, savedAt: clock.now().toISOString() })
	}

	/** For what is said of a text that did not arrive. */
	async function keptBy(): Promise<KeptBy> {
		if (isKept()) return 'server'
		return (await storeLocally()) ? 'device' : 'page'
	}

	/** At once, then once a second: a browser may die between two letters. */
	function storeOften(): void {
		if (resting) return
		void storeLocally()
		resting = true
		clock.after(LOCAL_PAUSE_MS, () => {
			resting = false
			if (!isKept() && local !== state.fields) storeOften()
		})
	}

	/** The server has it. What was written since it was sent is still only here. */
	function forgetLocally(): void {
		if (!isKept()) return
		local = undefined
		void localCopies.remove(localKey)
	}

	function keepSoon(): void {
		callOffKeep()
		const now = clock.now().getTime()
		waitingSince ??= now
		const wait = Math.min(PAUSE_MS, Math.max(0, waitingSince + LONGEST_WAIT_MS - now))
		callOffKeep = clock.after(wait, () => void keep())
	}

	/** Whether everything is with the server afterwards. */
	function keep(): Promise<boolean> {
		callOffKeep()
		return inTurn(async () => {
			await sendCopy()
			return isKept()
		})
	}

	/** Whether the copy arrived. More may have been written since it was sent. */
	async function sendCopy(): Promise<boolean> {
		const { fields, version: baseVersion } = state
		const before = kept
		if (fields === before) return true
		waitingSince = undefined
		enter({ state: 'keeping' })
		const answer = await ask<KeepAnswer>(address(), { intent: 'keep', copyId, keptAt, baseVersion, fields })
		const givenUp = kept !== before
		if (!answer.ok) {
			doubt(answer.reason)
			if (givenUp) return false
			const here = await storeLocally()
			enter(answer.reason === 'offline' ? { state: 'offline', here } : { state: 'failed', here, reason: answer.reason })
			return false
		}
		keptAt = answer.savedAt
		if (answer.savedAt) copyId = answer.copyId
		if (givenUp) return true
		kept = fields
		forgetLocally()
		if (postId === null) update({ begun: copyId })
		// Where the article says the same already there is nothing to keep.
		if (isKept()) enter(answer.savedAt ? { state: 'kept', at: new Date(answer.savedAt) } : { state: 'idle' })
		return true
	}

	function doubt(reason: string): void {
		if (reason === 'offline' || reason === 'fault') keptAt = undefined
	}

	function write(fields: EditorFields, version: number): void {
		enter({ state: 'waiting' }, { fields, version })
		keepSoon()
		storeOften()
	}

	function change(patch: Partial<EditorFields>): void {
		write({ ...state.fields, ...patch }, state.version)
	}

	/** For good: what readers see, where the article is published. Undefined: the save before it is still under way. */
	async function save(options: SaveOptions = {}): Promise<SaveAnswer | NoAnswer | undefined> {
		if (state.saving.state === 'saving') return undefined
		callOffKeep()
		update({ saving: { state: 'saving' } })
		return inTurn(() => sendArticle(options))
	}

	async function sendArticle(options: SaveOptions): Promise<SaveAnswer | NoAnswer> {
		const { fields: written, version } = state
		const { publish = false, baseVersion = version, fields: sent = written, restoredFrom, motive } = options
		const text = { baseVersion, fields: sent, restoredFrom, motive }
		const message = { intent: publish ? 'publish' : 'save', id: opened.copyId, copyId, keptAt, ...text }
		const answer = await ask<SaveAnswer>(address(), message)
		if (!answer.ok) {
			await afterRefusal(answer)
			return answer
		}
		const { id, fields } = answer
		const news: Partial<PostWriterState> = { saved: savedPart(id, answer), saving: { state: 'idle' } }
		postId = id
		keptAt = null
		waitingSince = undefined
		if (state.fields === written) {
			kept = fields
			enter({ state: 'saved', at: clock.now() }, { ...news, fields, version: answer.version })
			forgetLocally()
			return answer
		}
		kept = sent
		// Written while an old version came back, or left by another page: the next save shows both texts.
		const isBasedOnSent = sent === written && state.version === version
		update({ ...news, ...(isBasedOnSent && { version: answer.version }) })
		return answer
	}

	/** The copy still has to be kept, whatever became of the save. */
	async function afterRefusal(answer: Extract<SaveAnswer | NoAnswer, { ok: false }>): Promise<void> {
		doubt(answer.reason)
		if (answer.reason === 'changed-meanwhile') {
			// Somebody made it meanwhile, from the same copy or with an answer that was lost.
			postId = answer.current.id
			update({ saving: { state: 'conflict', theirs: answer.current } })
		} else update({ saving: { state: 'idle' } })
		if (answer.reason === 'not-found') {
			kept = undefined
			keptAt = undefined
			await sendCopy()
		}
		if (isKept()) return
		void storeLocally()
		if (answer.reason !== 'too-large') keepSoon()
	}

	/** Of two versions one's own stays, as a save on top of the other. */
	async function chooseMine(options: SaveOptions = {}): Promise<SaveAnswer | NoAnswer | undefined> {
		if (state.saving.state !== 'conflict') return undefined
		return save({ ...options, baseVersion: state.saving.theirs.version })
	}

	/** Takes the publication that made this version back. What is being written stays. */
	function undo(version: number): Promise<SaveAnswer | NoAnswer> {
		return inTurn(() => sendWish({ intent: 'undo', version }))
	}

	/** Gives up the saved changes that readers do not see, with what was written since. */
	function discardChanges(): Promise<SaveAnswer | NoAnswer> {
		return inTurn(async () => {
			const answer = await sendWish({ intent: 'discard-changes', version: state.version })
			if (!answer.ok) return answer
			kept = answer.fields
			enter({ state: 'idle' }, { fields: answer.fields })
			forgetLocally()
			await ask(address(), { intent: 'discard', copyId, keptAt })
			keptAt = null
			return answer
		})
	}

	/** Something about the saved article alone. Where nothing was written since, the page shows what came of it. */
	async function sendWish(wish: { intent: string; version: number }): Promise<SaveAnswer | NoAnswer> {
		const { fields: written, saved: before } = state
		const answer = await ask<SaveAnswer>(address(), wish)
		if (!answer.ok) return answer
		const untouched = state.fields === written && sameFields(written, before.fields)
		if (untouched) kept = answer.fields
		const saved = savedPart(answer.id, answer)
		update({ saved, version: answer.version, ...(untouched && { fields: answer.fields }) })
		return answer
	}

	/** Gives up one's own text for the one that is saved. */
	async function chooseTheirs(): Promise<void> {
		if (state.saving.state !== 'conflict') return
		const { id, version, fields } = state.saving.theirs
		const saved = savedPart(id, state.saving.theirs)
		waitingSince = undefined
		kept = fields
		enter({ state: 'idle' }, { fields, version, saved, saving: { state: 'idle' } })
		forgetLocally()
		await inTurn(async () => {
			const copy = { copyId, keptAt }
			keptAt = null
			await ask(address(), { intent: 'discard', ...copy })
		})
	}

	function decideLater(): void {
		if (state.saving.state === 'conflict') update({ saving: { state: 'idle' } })
	}

	/** Goes on with a text that was left. What was left is forgotten once the server has it as this page's own. */
	function restoreCopy(left: LeftCopy): Promise<void> {
		write(left.fields, left.baseVersion)
		callOffKeep()
		return inTurn(async () => {
			if (await sendCopy()) await discardCopy(left)
		})
	}

	async function discardCopy({ kept: onServer, localKey: key }: Pick<LeftCopy, 'kept' | 'localKey'>): Promise<void> {
		if (key) void localCopies.remove(key)
		if (onServer) await ask(address(), { intent: 'discard', ...onServer })
	}

	return {
		read: () => state,
		subscribe,
		isKept,
		change,
		keep,
		retry,
		storeLocally,
		keptBy,
		save,
		undo,
		discardChanges,
		chooseMine,
		chooseTheirs,
		decideLater,
		restoreCopy,
		discardCopy,
	}
}

function savedPart(
	postId: string | null,
	{ publishedAt, fields, live, changes }: Omit<PostWriterState['saved'], 'postId'>,
): PostWriterState['saved'] {
	return { postId, publishedAt, fields, live, changes }
}
