import type { ToastWords } from './toast-card.tsx'

export type NoticeWords = Omit<ToastWords, 'action'> & {
	/** Offered for so long, by the clock on the wall: what it takes back is final then. */
	action?: (NonNullable<ToastWords['action']> & { forMs: number }) | undefined
}

export type Notice = { id: number; subject: string; since: number; words: NoticeWords }

/** What is being told, the oldest first. */
let notices: readonly Notice[] = []
/** Where it may be shown: corners of the page, and the dialogs that are open, the last one on top. */
const places: { corner: string[]; dialog: string[] } = { corner: [], dialog: [] }
const listeners = new Set<() => void>()
let told = 0

export function tell(words: NoticeWords, subject: string): void {
	told += 1
	notices = [...notices.filter((notice) => notice.subject !== subject), { id: told, subject, since: Date.now(), words }]
	change()
}

/** Takes away what is told about a subject. */
export function settle(subject: string): void {
	leave((notice) => notice.subject === subject)
}

export function closeNotice(id: number): void {
	leave((notice) => notice.id === id)
}

export function currentNotices(): readonly Notice[] {
	return notices
}

/** Offers a place for them, until what this gives is called. */
export function offerPlace(kind: 'corner' | 'dialog', id: string): () => void {
	places[kind].push(id)
	change()
	return () => {
		places[kind].splice(places[kind].indexOf(id), 1)
		change()
	}
}

/** They are shown in one place: the dialog on top, and where none is open the corner that was there first. */
export function isShownIn(id: string): boolean {
	return (places.dialog.at(-1) ?? places.corner[0]) === id
}

export function watchNotices(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

function leave(isMeant: (notice: Notice) => boolean): void {
	if (!notices.some(isMeant)) return
	notices = notices.filter((notice) => !isMeant(notice))
	change()
}

function change(): void {
	for (const listener of listeners) listener()
}
