import { useEffect, useRef } from 'react'
import { keepClear } from './keep-clear.ts'
import { NoticeList, useNoticesIn } from './notice-list.tsx'
import { type NoticeWords, settle, tell } from './notice-store.ts'

/** Bottom right, above bars that stand there. Mount it once per layout, inside the element that carries the theme. */
export function Toaster() {
	const { here, notices } = useNoticesIn('corner')
	const stack = useRef<HTMLElement>(null)
	useEffect(() => {
		if (!stack.current) return
		if (notices.length > 0) return keepClear(stack.current)
		// The next ones choose their side anew.
		delete stack.current.dataset['side']
	}, [notices])
	if (!here) return null
	return (
		<NoticeList
			ref={stack}
			notices={notices}
			className="pointer-events-none fixed right-4 bottom-(--notices-bottom) z-50 w-[min(22.5rem,100vw-2rem)] drawer:right-6 data-[side=left]:right-auto data-[side=left]:left-(--notices-left) data-[side=top]:top-18 data-[side=top]:bottom-auto"
		/>
	)
}

/**
 * Notices. One about a subject takes the place of the last about the same: a success that of the error before it.
 * Without a subject the same words take the place of the same words. A success that needs no words is told by `settle`.
 */
export const notify = {
	success: (title: string, text?: string, subject?: string) => show({ tone: 'success', title, text }, subject),
	info: (title: string, text?: string, subject?: string) => show({ tone: 'info', title, text }, subject),
	warning: (title: string, text?: string, subject?: string) => show({ tone: 'warning', title, text }, subject),
	error: (title: string, text?: string, subject?: string) => show({ tone: 'error', title, text }, subject),
	/** A success with a way to see it, or to take it back. */
	done: (words: Omit<NoticeWords, 'tone'>, subject?: string) => show({ tone: 'success', ...words }, subject),
	settle,
}

function show(words: NoticeWords, subject = [words.tone, words.title, words.text].join('\n')): void {
	tell(words, subject)
}
