import { useEffect, useId, useSyncExternalStore } from 'react'
import { Toaster as SonnerToaster, toast } from 'sonner'
import { ToastCard, type ToastTone } from './toast-card.tsx'

const FIVE_SECONDS = 5000

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

/** A notice leaves after five seconds, waiting while the pointer is on it; an error stays until it is closed. */
export const notify = {
	success: (title: string, text?: string) => show('success', title, text),
	info: (title: string, text?: string) => show('info', title, text),
	warning: (title: string, text?: string) => show('warning', title, text),
	/** With an id, to take it back by `dismiss`. */
	error: (title: string, text?: string, id?: string) => show('error', title, text, id),
	dismiss: (id: string) => void toast.dismiss(id),
}

function show(tone: ToastTone, title: string, text: string | undefined, id?: string): void {
	toast.custom((shown) => <ToastCard tone={tone} title={title} text={text} onClose={() => toast.dismiss(shown)} />, {
		duration: tone === 'error' ? Number.POSITIVE_INFINITY : FIVE_SECONDS,
		...(id && { id }),
	})
}
