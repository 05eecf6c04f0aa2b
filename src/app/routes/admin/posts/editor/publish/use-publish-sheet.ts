import { useRef, useState } from 'react'
import type { ClaimBasis } from '#core/claims/claim-basis.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import type { Article } from '#core/seo/finding.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { type PlacedWords, placeClaims } from '../claims/place-of-claim.ts'
import type { CheckTools } from '../seo/use-live-check.ts'
import type { PostWriter, SaveOptions } from '../writing/create-post-writer.ts'
import type { NoAnswer, SaveAnswer } from '../writing/save-answer.ts'
import type { PostWriterState } from '../writing/writer-state.ts'
import { publishStanding, tomorrowMorning, type When } from './publish-state.ts'
import { fieldOfReason } from './reason-words.ts'
import { claimOf } from './repairs.ts'
import { usePublishing } from './use-publishing.ts'
import { type Repaired, useRepairs } from './use-repairs.ts'
import { useVerdict } from './use-verdict.ts'

type Place = { span: { start: number; end: number }; message: string; words?: PlacedWords | undefined }

type Wanted = {
	writer: PostWriter
	state: PostWriterState
	/** The article's id, or the one it gets with its first save. */
	id: string
	article: Article
	basis: ClaimBasis | undefined
	tools: CheckTools | undefined
	send: (options: SaveOptions) => Promise<SaveAnswer | NoAnswer | undefined>
	onShowPlace: (place: Place) => void
	onShowField: (name: string) => void
}

export type PublishSheetState = ReturnType<typeof usePublishSheet>

/** The publish sheet of an editor: open, or waiting while somebody mends what it led them to. */
export function usePublishSheet({ writer, state, id, article, basis, tools, send, onShowPlace, onShowField }: Wanted) {
	const [shown, setShown] = useState<'closed' | 'open' | 'waiting'>('closed')
	const [when, setWhen] = useState<When>({ at: 'now' })
	const [motive, setMotive] = useState('')
	const [stuck, setStuck] = useState(false)
	const leaving = useRef<() => void>(undefined)
	const open = shown === 'open'
	const { fields, saving } = state
	const standing = publishStanding(state)
	const { verdict, askAgain, hold } = useVerdict({ open, id, fields })
	const judged = verdict.state === 'ready' || verdict.state === 'checking' ? verdict.judged : undefined
	const reasons = judged?.reasons ?? none
	const repairs = useRepairs({ open, article, basis, tools, reasons, fields, change: writer.change })
	const publishing = usePublishing(writer, {
		send,
		onHeld: (held) => hold(held, fields.content),
		onConflict: close,
		onDone: close,
	})

	/** Anew, or where it was left. */
	function show(wish?: When['at']) {
		if (shown === 'closed') {
			repairs.forget()
			setMotive('')
		}
		publishing.forget()
		setStuck(false)
		const due = momentError(fields.publishAt) ? undefined : fields.publishAt
		const later = wish === 'later' || (wish === undefined && due !== undefined)
		setWhen(later ? { at: 'later', moment: due ?? tomorrowMorning() } : { at: 'now' })
		setShown('open')
	}

	function close() {
		setShown('closed')
	}

	/** The focus goes to what it leads to, once the sheet is gone. */
	function leave(go: () => void) {
		leaving.current = go
		setShown('waiting')
	}

	function goToField(name: string) {
		leave(() => onShowField(name))
	}

	function goTo(reason: PublishReason) {
		const span = reason.place?.field === 'content' ? reason.place.span : undefined
		if (!span) return goToField(fieldOfReason(reason))
		const claim = claimOf(reason, repairs.claims)
		const words = claim && placeClaims([claim], fields.content)[0]
		leave(() => onShowPlace({ span: claim?.span ?? span, message: reason.message, words }))
	}

	return {
		open,
		waits: shown === 'waiting',
		show,
		goBack: () => setShown('open'),
		close,
		/** Whether the focus was led elsewhere as the sheet closed. */
		leaveTo: (event: Event): boolean => {
			const go = leaving.current
			leaving.current = undefined
			if (!go) return false
			event.preventDefault()
			go()
			return true
		},
		goTo,
		goToField,
		standing,
		verdict,
		askAgain,
		repairs,
		undo: (repaired: Repaired) => setStuck(!repairs.undo(repaired)),
		when,
		setWhen,
		whenError: when.at === 'later' ? momentError(when.moment) : undefined,
		motive,
		setMotive,
		busy: saving.state === 'saving',
		trouble: stuck
			? { words: 'Este trecho mudou depois da correção. Mude-o no texto.', field: 'content' }
			: publishing.trouble,
		publish: (given: string | undefined) => void publishing.publish(when, given),
		unpublish: () => void publishing.unpublish(),
		discard: () => void publishing.discard(),
	}
}

const none: readonly PublishReason[] = []

function momentError(text: string): string | undefined {
	const moment = brasiliaMoment(text)
	if (!moment) return 'Escolha o dia e a hora.'
	return moment <= new Date() ? 'Escolha um momento no futuro.' : undefined
}
