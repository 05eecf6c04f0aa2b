import { type Ref, useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react'
import { currentNotices, isShownIn, type Notice, offerPlace, watchNotices } from './notice-store.ts'
import { TimedToast } from './timed-toast.tsx'

/** More would hide the page. Older ones wait until these have left. */
const MOST_SHOWN = 3
const none: readonly Notice[] = []

/** What is to be shown in a place: everything there is to tell, or nothing while it is told elsewhere. */
export function useNoticesIn(kind: 'corner' | 'dialog'): { here: boolean; notices: readonly Notice[] } {
	const id = useId()
	useEffect(() => offerPlace(kind, id), [kind, id])
	const here = useSyncExternalStore(
		watchNotices,
		() => isShownIn(id),
		() => false,
	)
	const notices = useSyncExternalStore(watchNotices, currentNotices, () => none)
	const shown = useMemo(() => (here ? notices.slice(-MOST_SHOWN) : none), [here, notices])
	return { here, notices: shown }
}

type NoticeListProps = { notices: readonly Notice[]; className?: string | undefined; ref?: Ref<HTMLElement> }

/** Alt+T leads to it from anywhere: what it offers does not wait for somebody who comes by Tab. */
export function NoticeList({ notices, className, ref }: NoticeListProps) {
	const list = useRef<HTMLOListElement>(null)
	useEffect(() => {
		function byKey(event: KeyboardEvent) {
			if (event.altKey && event.code === 'KeyT') list.current?.focus()
		}
		document.addEventListener('keydown', byKey)
		return () => document.removeEventListener('keydown', byKey)
	}, [])
	return (
		<section
			ref={ref}
			aria-label="Avisos Alt+T"
			aria-live="polite"
			aria-relevant="additions text"
			className={className}
		>
			<ol ref={list} tabIndex={-1} className="grid gap-3 outline-none">
				{notices.map((notice) => (
					<li
						key={notice.id}
						className="pointer-events-auto transition duration-220 ease-settle motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0"
					>
						<TimedToast notice={notice} />
					</li>
				))}
			</ol>
		</section>
	)
}
