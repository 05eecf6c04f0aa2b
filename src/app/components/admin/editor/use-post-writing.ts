import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { askServer } from './ask-server.ts'
import type { EditorFields } from './editor-fields.ts'
import type { LeftCopy } from './left-copy.ts'
import { forgetLocally, keepLocally } from './local-copy.ts'
import type { KeepAnswer, NoAnswer, SaveAnswer } from './save-answer.ts'
import { useTryAgain } from './use-try-again.ts'

const PAUSE_MS = 1500
const LONGEST_WAIT_MS = 10_000
const HERE_MS = 1000

export type KeepState =
	| { state: 'untouched' }
	| { state: 'typing' }
	| { state: 'saving' }
	| { state: 'saved'; at: Date }
	| { state: 'failed'; reason: NoAnswer['reason'] | Extract<KeepAnswer, { ok: false }>['reason'] }

export type Opened = {
	/** None yet for a new article. */
	postId: string | null
	/** The working copy's; becomes the article's where that is new. */
	copyId: string
	/** When that copy was last kept; null: there is none yet. */
	keptAt: string | null
	version: number
	fields: EditorFields
}

type Timer = ReturnType<typeof setTimeout> | undefined

type Now = {
	fields: EditorFields
	/** What the server has, as the very object that was sent. Nothing, once it lost it. */
	kept: EditorFields | undefined
	version: number
	postId: string | null
	copyId: string
	/** Unknown after a message without an answer: it may have arrived. */
	keptAt: string | null | undefined
	/** What this browser has. */
	here: EditorFields | undefined
	hereTimer: Timer
	timer: Timer
	since: number | undefined
	queue: Promise<unknown>
	onKept: (copyId: string) => void
}

type SaveOptions = { baseVersion?: number; fields?: EditorFields; restoredFrom?: number }

/**
 * The text somebody writes, and its way to the server: kept as a working copy while they write, saved when they say so.
 * One message at a time, so that a copy never arrives after the save that made it old.
 */
export function usePostWriting(opened: Opened, { onKept }: { onKept: (copyId: string) => void }) {
	const [fields, setFields] = useState(opened.fields)
	const [keeping, setKeeping] = useState<KeepState>({ state: 'untouched' })
	const [saving, setSaving] = useState(false)
	const now = useRef<Now>({
		fields: opened.fields,
		kept: opened.fields,
		version: opened.version,
		postId: opened.postId,
		copyId: opened.copyId,
		keptAt: opened.keptAt,
		here: undefined,
		hereTimer: undefined,
		timer: undefined,
		since: undefined,
		queue: Promise.resolve(undefined),
		onKept,
	})
	useEffect(() => {
		now.current.onKept = onKept
	})

	const writing = useMemo(() => {
		const localKey = `${opened.copyId}.${Math.random().toString(36).slice(2)}`
		const address = () => `/admin/posts/${now.current.postId ?? 'new'}/gravar`

		function isUnsaved(): boolean {
			return now.current.fields !== now.current.kept
		}

		function inTurn<T>(work: () => Promise<T>): Promise<T> {
			const turn = now.current.queue.then(work)
			now.current.queue = turn.catch(() => undefined)
			return turn
		}

		function keepHere(): void {
			const { fields: current, version: baseVersion, postId, copyId } = now.current
			now.current.here = current
			const savedAt = new Date().toISOString()
			void keepLocally({ key: localKey, postId, copyId, fields: current, baseVersion, savedAt })
		}

		/** At once, then once a second: a browser may die between two letters. */
		function keepHereOften(): void {
			if (now.current.hereTimer !== undefined) return
			keepHere()
			now.current.hereTimer = setTimeout(() => {
				now.current.hereTimer = undefined
				if (isUnsaved() && now.current.here !== now.current.fields) keepHereOften()
			}, HERE_MS)
		}

		/** The server has it. What was written since it was sent is still only here. */
		function forgetHere(): void {
			if (isUnsaved()) return
			now.current.here = undefined
			void forgetLocally(localKey)
		}

		function schedule(): void {
			const { current } = now
			clearTimeout(current.timer)
			current.since ??= Date.now()
			const wait = Math.min(PAUSE_MS, Math.max(0, current.since + LONGEST_WAIT_MS - Date.now()))
			current.timer = setTimeout(() => void keep(), wait)
		}

		/** Whether everything is with the server afterwards. */
		function keep(): Promise<boolean> {
			clearTimeout(now.current.timer)
			return inTurn(async () => (await send()) === 'all')
		}

		async function send(): Promise<'all' | 'not the latest' | 'nothing'> {
			const { fields: sent, version, postId, copyId, keptAt } = now.current
			if (sent === now.current.kept) return 'all'
			now.current.since = undefined
			setKeeping({ state: 'saving' })
			const answer = await askServer<KeepAnswer>(address(), {
				intent: 'keep',
				copyId,
				keptAt,
				baseVersion: version,
				fields: sent,
			})
			if (!answer.ok) {
				doubt(answer.reason)
				keepHere()
				setKeeping({ state: 'failed', reason: answer.reason })
				return 'nothing'
			}
			now.current.kept = sent
			now.current.keptAt = answer.savedAt
			if (answer.savedAt) now.current.copyId = answer.copyId
			forgetHere()
			if (postId === null) now.current.onKept(now.current.copyId)
			if (isUnsaved()) return 'not the latest'
			setKeeping({ state: 'saved', at: answer.savedAt ? new Date(answer.savedAt) : new Date() })
			return 'all'
		}

		function doubt(reason: string): void {
			if (reason === 'offline' || reason === 'fault') now.current.keptAt = undefined
		}

		function replaceFields(
			next: EditorFields,
			{ kept = false, version }: { kept?: boolean; version?: number } = {},
		): void {
			now.current.fields = next
			if (kept) now.current.kept = next
			if (version !== undefined) now.current.version = version
			setFields(next)
			if (!kept) {
				setKeeping({ state: 'typing' })
				schedule()
				keepHereOften()
			}
		}

		function change(patch: Partial<EditorFields>): void {
			replaceFields({ ...now.current.fields, ...patch })
		}

		/** For good: what readers see, where the article is published. */
		function save({ baseVersion, fields: given, restoredFrom }: SaveOptions = {}): Promise<SaveAnswer | NoAnswer> {
			clearTimeout(now.current.timer)
			setSaving(true)
			return inTurn(async () => {
				const { fields: written, copyId, keptAt, version } = now.current
				const sent = given ?? written
				const answer = await askServer<SaveAnswer>(address(), {
					intent: 'save',
					id: opened.copyId,
					copyId,
					keptAt,
					baseVersion: baseVersion ?? version,
					fields: sent,
					restoredFrom,
				})
				setSaving(false)
				if (!answer.ok) {
					await afterRefusal(answer)
					return answer
				}
				now.current.keptAt = null
				now.current.postId = answer.id
				if (now.current.fields === written) replaceFields(answer.fields, { kept: true, version: answer.version })
				// Written while an old version came back, on the text before it: the next save shows both.
				else if (given) now.current.kept = undefined
				else {
					now.current.kept = sent
					now.current.version = answer.version
				}
				forgetHere()
				if (isUnsaved()) schedule()
				else setKeeping({ state: 'saved', at: new Date() })
				return answer
			})
		}

		/** The copy still has to be kept, whatever became of the save. */
		async function afterRefusal(answer: Extract<SaveAnswer | NoAnswer, { ok: false }>): Promise<void> {
			doubt(answer.reason)
			// Somebody made it meanwhile, from the same copy or with an answer that was lost.
			if (answer.reason === 'changed-meanwhile') now.current.postId = answer.current.id
			if (answer.reason === 'not-found') {
				now.current.kept = undefined
				now.current.keptAt = undefined
				await send()
			}
			if (!isUnsaved()) return
			keepHere()
			if (answer.reason !== 'too-large') schedule()
		}

		/** Goes on with a text that was left. What was left is forgotten once the server has it as this page's own. */
		function takeUp(left: LeftCopy): Promise<void> {
			replaceFields(left.fields, { version: left.baseVersion })
			clearTimeout(now.current.timer)
			return inTurn(async () => {
				if ((await send()) !== 'nothing') await throwAway(left)
			})
		}

		async function throwAway({ kept, localKey: key }: Pick<LeftCopy, 'kept' | 'localKey'>): Promise<void> {
			if (key) void forgetLocally(key)
			if (kept) await askServer(address(), { intent: 'discard', ...kept })
		}

		/** Gives up one's own text for the one that is saved. */
		function giveUp(saved: EditorFields, version: number): Promise<void> {
			replaceFields(saved, { kept: true, version })
			forgetHere()
			return inTurn(async () => {
				const { copyId, keptAt } = now.current
				now.current.keptAt = null
				await askServer(address(), { intent: 'discard', copyId, keptAt })
			})
		}

		return { isUnsaved, keep, keepHere, change, replaceFields, save, takeUp, throwAway, giveUp }
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- one article per mounted editor
	}, [])

	useTryAgain(keeping.state === 'failed' && keeping.reason !== 'too-large', writing.keep)

	useEffect(() => {
		function beforeUnload(event: BeforeUnloadEvent) {
			if (!writing.isUnsaved()) return
			writing.keepHere()
			event.preventDefault()
		}
		function onHide() {
			if (document.visibilityState === 'hidden' && writing.isUnsaved()) writing.keepHere()
		}
		window.addEventListener('beforeunload', beforeUnload)
		document.addEventListener('visibilitychange', onHide)
		return () => {
			window.removeEventListener('beforeunload', beforeUnload)
			document.removeEventListener('visibilitychange', onHide)
		}
	}, [writing])

	const version = useCallback(() => now.current.version, [])
	return { fields, keeping, saving, version, ...writing }
}
