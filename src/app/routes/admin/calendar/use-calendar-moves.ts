import { useFetcher } from 'react-router'
import { sendFromNotice } from '#app/components/admin/notice-forms.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { UNDO_MS } from '#core/posts/publication/undo-window.ts'
import { CALENDAR_PATH } from './calendar-query.ts'
import { type CalendarAnswer, type Move, moveIn, toForm } from './move-form.ts'

const SUBJECT = 'calendar'

/** Sends moves, and knows of the one on its way, also where a notice sent it. */
export function useCalendarMoves() {
	const fetcher = useFetcher<CalendarAnswer>({ key: CALENDAR_PATH })

	function send(move: Move) {
		notify.settle(SUBJECT)
		void fetcher.submit(toForm(move), { method: 'post', action: CALENDAR_PATH })
	}

	function start(id: string) {
		void fetcher.submit({ intent: 'start', id }, { method: 'post', action: CALENDAR_PATH })
	}

	function suggest() {
		void fetcher.submit({ intent: 'suggest' }, { method: 'post', action: CALENDAR_PATH })
	}

	// Until the screen has been read anew.
	return { send, start, suggest, moving: moveIn(fetcher.formData), busy: fetcher.state !== 'idle' }
}

/** Says what came of a change, with the way back. What was refused is called by its name. */
export function tellChange({ ok, title, text, undo }: CalendarAnswer, name: string): void {
	if (!ok) return notify.error(title, name ? `“${name}”: ${text}` : text, SUBJECT)
	const action = undo && { label: 'Desfazer', run: () => takeBack(undo), forMs: UNDO_MS }
	notify.done({ title, text, action }, SUBJECT)
}

function takeBack(move: Move): void {
	notify.settle(SUBJECT)
	sendFromNotice(CALENDAR_PATH, toForm(move))
}

/** Somebody tried what cannot be. */
export function tellStays(text: string): void {
	notify.info('Fica neste dia', text, SUBJECT)
}

export function tellPast(text: string): void {
	notify.error('Não foi movido', text, SUBJECT)
}
