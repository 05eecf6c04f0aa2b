import { useEffect, useState, useSyncExternalStore } from 'react'
import { askServer } from '#app/ask-server.ts'
import { createPostWriter } from './create-post-writer.ts'
import { localCopies } from './local-copies.ts'
import type { OpenedPost } from './writer-state.ts'

const clock = {
	now: () => new Date(),
	after(ms: number, work: () => void) {
		const timer = setTimeout(work, ms)
		return () => clearTimeout(timer)
	},
}

/** The writer of the one article of a mounted editor, told what the browser knows: the network, and who looks or leaves. */
export function usePostWriter(opened: OpenedPost) {
	const [writer] = useState(() => {
		const localKey = `${opened.copyId}.${Math.random().toString(36).slice(2)}`
		return createPostWriter(opened, {
			clock,
			localCopies,
			localKey,
			ask: (path, message) => askServer({ path }, message),
		})
	})
	const state = useSyncExternalStore(writer.subscribe, writer.read, writer.read)

	useEffect(() => {
		const left = new AbortController()
		const { signal } = left
		function beforeUnload(event: BeforeUnloadEvent) {
			void writer.storeLocally()
			if (!writer.isKept()) event.preventDefault()
		}
		function onHide() {
			if (document.visibilityState === 'hidden') void writer.storeLocally()
		}
		window.addEventListener('online', writer.retry, { signal })
		window.addEventListener('focus', writer.retry, { signal })
		window.addEventListener('beforeunload', beforeUnload, { signal })
		document.addEventListener('visibilitychange', onHide, { signal })
		return () => left.abort()
	}, [writer])

	const { begun } = state
	useEffect(() => {
		if (begun !== null) rememberCopy(begun)
	}, [begun])

	return { writer, state }
}

/** From now on the address says which copy this is, so that a closed tab can be opened again. */
function rememberCopy(copyId: string): void {
	const url = new URL(location.href)
	if (url.searchParams.get('copia') === copyId || !url.pathname.endsWith('/new')) return
	url.searchParams.set('copia', copyId)
	history.replaceState(history.state, '', url)
}
