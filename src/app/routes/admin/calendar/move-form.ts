import type { CalendarEntry, EntryKind } from '#core/calendar/calendar-entry.ts'

/** A move as it is sent: what, from where as the screen knew it, and where to. */
export type Move = {
	kind: EntryKind
	id: string
	title: string
	from: string | null
	/** Nothing: off the calendar. */
	to: string | null
	version: number | null
	/** A move that is taken back. */
	back?: boolean
}

export type CalendarAnswer = {
	ok: boolean
	title: string
	text?: string | undefined
	/** The move that takes it back. */
	undo?: Move | undefined
}

export function moveOf({ kind, id, title, planned, version }: CalendarEntry, to: string | null): Move {
	return { kind, id, title, from: planned, to, version }
}

export function toForm({ back, ...move }: Move): FormData {
	const form = new FormData()
	form.set('intent', 'move')
	for (const [name, value] of Object.entries(move)) if (value !== null) form.set(name, String(value))
	if (back) form.set('back', '1')
	return form
}

/** One entry of a screen. */
export function keyOf({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>): string {
	return `${kind}:${id}`
}
