import type { CalendarEntry, EntryKind } from '#core/calendar/calendar-entry.ts'
import { textIn } from '#lib/form-texts.ts'

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

/** What is said of each that was not done. */
export const notDone = { move: 'Não foi movido', start: 'Rascunho não criado', suggest: 'Nada foi trazido' }
export type CalendarIntent = keyof typeof notDone

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

/** Of a move that is on its way what the screen shows of it. */
export type ShownMove = Pick<Move, 'kind' | 'id' | 'to'>

/** Reads what `toForm` wrote. */
export function moveIn(form: FormData | undefined): ShownMove | undefined {
	if (form?.get('intent') !== 'move') return undefined
	return { kind: textIn(form, 'kind') as EntryKind, id: textIn(form, 'id'), to: textIn(form, 'to') || null }
}

/** One entry of a screen. */
export function keyOf({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>): string {
	return `${kind}:${id}`
}
