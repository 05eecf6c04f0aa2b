import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import { UNDO_MS } from '#core/posts/publication/undo-window.ts'
import { CALENDAR_PATH } from './calendar-query.ts'
import { type CalendarAnswer, type Move, toForm } from './move-form.ts'

const SUBJECT = 'calendar'

/** Sends moves and says what came of each, with the way back. */
export function useCalendarMoves() {
	const fetcher = useFetcher<CalendarAnswer>()
	const [sent, setSent] = useState<Move>()

	function send(move: Move) {
		setSent(move)
		notify.settle(SUBJECT)
		void fetcher.submit(toForm(move), { method: 'post', action: CALENDAR_PATH })
	}

	function start(id: string) {
		void fetcher.submit({ intent: 'start', id }, { method: 'post', action: CALENDAR_PATH })
	}

	function suggest() {
		void fetcher.submit({ intent: 'suggest' }, { method: 'post', action: CALENDAR_PATH })
	}

	const answer = fetcher.data
	const takeBack = useEffectEvent(send)
	useEffect(() => {
		if (!answer) return
		const { ok, title, text, undo } = answer
		if (!ok) return notify.error(title, text, SUBJECT)
		const action = undo && { label: 'Desfazer', run: () => takeBack(undo), forMs: UNDO_MS }
		notify.done({ title, text, action }, SUBJECT)
	}, [answer])

	/** Until the screen has been read anew. */
	const moving = fetcher.state !== 'idle' && fetcher.formData?.get('intent') === 'move' ? sent : undefined
	return { send, start, suggest, moving, busy: fetcher.state !== 'idle' }
}

/** Somebody tried what cannot be. */
export function tellStays(text: string): void {
	notify.info('Fica neste dia', text, SUBJECT)
}

export function tellPast(text: string): void {
	notify.error('Não foi movido', text, SUBJECT)
}
