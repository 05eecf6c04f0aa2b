import { useEffect, useId, useSyncExternalStore } from 'react'
import { Toaster as SonnerToaster, toast } from 'sonner'
import { TimedToast, type TimedWords } from './timed-toast.tsx'

/** Sonner shows every toast in every toaster on the page, so only the first one mounted may show any. */
const mounted: string[] = []
const onChange = new Set<() => void>()

/** Bottom right. Mount it once per layout, inside the element that carries the theme. */
export function Toaster() {
	const id = useId()
	useEffect(() => {
		mounted.push(id)
		for (const tell of onChange) tell()
		return () => {
			mounted.splice(mounted.indexOf(id), 1)
			for (const tell of onChange) tell()
		}
	}, [id])
	const first = useSyncExternalStore(
		watch,
		() => mounted[0] === id,
		() => false,
	)
	if (!first) return null
	// Out of the flow: it comes with React, and as a new row of a grid it would move what somebody is about to press.
	return (
		<div className="absolute">
			<SonnerToaster position="bottom-right" gap={12} offset={24} mobileOffset={16} containerAriaLabel="Avisos" />
		</div>
	)
}

function watch(tell: () => void): () => void {
	onChange.add(tell)
	return () => onChange.delete(tell)
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
	done: (words: Omit<TimedWords, 'tone'>, subject?: string) => show({ tone: 'success', ...words }, subject),
	settle,
}

/** The notice in sight about each subject. */
const inSight = new Map<string, string>()
let told = 0

function show(words: TimedWords, subject = [words.tone, words.title, words.text].join('\n')): void {
	settle(subject)
	told += 1
	// An id of its own: under the same id, one that is still leaving would take its successor along.
	const id = `notice-${told}`
	inSight.set(subject, id)
	function close() {
		if (inSight.get(subject) === id) inSight.delete(subject)
		toast.dismiss(id)
	}
	toast.custom(() => <TimedToast {...words} onClose={close} />, {
		id,
		duration: Number.POSITIVE_INFINITY,
	})
}

function settle(subject: string): void {
	const id = inSight.get(subject)
	if (!id) return
	inSight.delete(subject)
	toast.dismiss(id)
}
