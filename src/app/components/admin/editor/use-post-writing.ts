import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { askServer } from './ask-server.ts'
import type { EditorFields } from './editor-fields.ts'
import { forgetLocally, keepLocally } from './local-copy.ts'
import type { KeepAnswer, NoAnswer, SaveAnswer } from './save-answer.ts'

const PAUSE_MS = 1500
const LONGEST_WAIT_MS = 10_000
const TRY_AGAIN_MS = 15_000

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
	version: number
	fields: EditorFields
}

type SaveOptions = { baseVersion?: number; fields?: EditorFields; restoredFrom?: number }

/**
 * The text somebody writes, and its way to the server: kept as a working copy while they write, saved when they say so.
 * One message at a time, so that a copy never arrives after the save that made it old.
 */
export function usePostWriting(opened: Opened, { paused, onFirstKept }: { paused: boolean; onFirstKept: () => void }) {
	const [fields, setFields] = useState(opened.fields)
	const [keeping, setKeeping] = useState<KeepState>({ state: 'untouched' })
	const [saving, setSaving] = useState(false)
	const now = useRef({
		fields: opened.fields,
		/** What the server has, as the very object that was sent. */
		kept: opened.fields,
		version: opened.version,
		postId: opened.postId,
		paused,
		timer: undefined as ReturnType<typeof setTimeout> | undefined,
		since: undefined as number | undefined,
		queue: Promise.resolve<unknown>(undefined),
		onFirstKept,
	})
	useEffect(() => {
		now.current.paused = paused
		now.current.onFirstKept = onFirstKept
	})

	const writing = useMemo(() => {
		const { copyId } = opened
		const address = () => `/admin/posts/${now.current.postId ?? 'new'}/gravar`
		const localId = () => now.current.postId ?? 'new'

		function isUnsaved(): boolean {
			return now.current.fields !== now.current.kept
		}

		function inTurn<T>(work: () => Promise<T>): Promise<T> {
			const turn = now.current.queue.then(work)
			now.current.queue = turn.catch(() => undefined)
			return turn
		}

		function keepHere(): void {
			const { fields: current, version } = now.current
			keepLocally(localId(), { fields: current, baseVersion: version, savedAt: new Date().toISOString() })
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
			return inTurn(async () => {
				const { fields: sent, version, postId } = now.current
				if (sent === now.current.kept) return true
				if (now.current.paused) {
					keepHere()
					return false
				}
				now.current.since = undefined
				setKeeping({ state: 'saving' })
				const answer = await askServer<KeepAnswer>(address(), {
					intent: 'keep',
					copyId,
					baseVersion: version,
					fields: sent,
				})
				if (!answer.ok) {
					keepHere()
					setKeeping({ state: 'failed', reason: answer.reason })
					return false
				}
				now.current.kept = sent
				forgetLocally(localId())
				if (postId === null) now.current.onFirstKept()
				if (isUnsaved()) return false
				setKeeping({ state: 'saved', at: answer.savedAt ? new Date(answer.savedAt) : new Date() })
				return true
			})
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
				const sent = given ?? now.current.fields
				const answer = await askServer<SaveAnswer>(address(), {
					intent: 'save',
					copyId,
					baseVersion: baseVersion ?? now.current.version,
					fields: sent,
					restoredFrom,
				})
				setSaving(false)
				if (!answer.ok) {
					if (isUnsaved()) keepHere()
					// The copy still has to be kept, whatever became of the save.
					if (isUnsaved() && answer.reason !== 'too-large') schedule()
					return answer
				}
				forgetLocally(localId())
				const untouched = given !== undefined || now.current.fields === sent
				now.current.version = answer.version
				now.current.postId = answer.id
				if (untouched) replaceFields(answer.fields, { kept: true })
				else now.current.kept = sent
				if (isUnsaved()) schedule()
				else setKeeping({ state: 'saved', at: new Date() })
				return answer
			})
		}

		async function discard(id: string): Promise<boolean> {
			forgetLocally(localId())
			const answer = await askServer<{ discarded: boolean }>(address(), { intent: 'discard', copyId: id })
			return 'discarded' in answer
		}

		return { isUnsaved, keep, keepHere, change, replaceFields, save, discard }
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- one article per mounted editor
	}, [])

	useEffect(() => {
		if (!paused && writing.isUnsaved()) void writing.keep()
	}, [paused, writing])

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

/** After a failure: when the network is back, when somebody looks at the page again, and every few seconds. */
function useTryAgain(failed: boolean, keep: () => Promise<boolean>): void {
	useEffect(() => {
		if (!failed) return
		const again = () => void keep()
		const timer = setInterval(again, TRY_AGAIN_MS)
		window.addEventListener('online', again)
		window.addEventListener('focus', again)
		return () => {
			clearInterval(timer)
			window.removeEventListener('online', again)
			window.removeEventListener('focus', again)
		}
	}, [failed, keep])
}
