import { useMemo, useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import type { Review } from '#core/reviews/review.ts'
import { reviewText } from '#core/reviews/review-text.ts'
import type { EditorFields } from '../fields/editor-fields.ts'
import { type ReviewState, type ReviewWish, type ShownReview, wishRefusals } from './review-state.ts'

type Text = Pick<EditorFields, 'title' | 'content' | 'faqs'>
type Signed = { review: ShownReview; text: Text }
type Asked = { intent: 'approve' | 'sign'; open: number }

type Reviewed = {
	opened: ReviewState
	/** The article as it was stored when the page was opened. */
	openedFields: Text
	fields: Text
	saved: { postId: string | null; fields: Text; live: unknown }
	version: number
}

/** Who answers for the text that is on the screen, and signing it. A signature lapses with the first other word. */
export function useReview({ opened, openedFields, fields, saved, version }: Reviewed) {
	const [signed, setSigned] = useState<Signed | undefined>(() =>
		opened.current ? { review: opened.current, text: openedFields } : undefined,
	)
	const [request, setRequest] = useState(opened.request)
	/** So many notes are open, and an approval or a signature waits to be confirmed. */
	const [asked, setAsked] = useState<Asked>()
	/** Somebody is writing why they return it. */
	const [returning, setReturning] = useState(false)
	const [asking, setAsking] = useState<ReviewWish['intent']>()
	const { title, content, faqs } = fields
	const holds = useMemo(
		() => signed !== undefined && isSame({ title, content, faqs }, signed.text),
		[title, content, faqs, signed],
	)
	const current = useMemo(() => (holds ? reviewFrom(signed!.review) : undefined), [holds, signed])
	const isSaved = useMemo(
		() => saved.postId !== null && isSame({ title, content, faqs }, saved.fields),
		[title, content, faqs, saved.postId, saved.fields],
	)

	/** Whether it was done. */
	async function wish(sent: ReviewWish, done: string): Promise<boolean> {
		if (saved.postId === null) return false
		setAsking(sent.intent)
		const text = saved.fields
		const answer = await askServer(endpoints.reviewWish(saved.postId), sent)
		setAsking(undefined)
		if (answer.ok) {
			const { review } = answer
			setRequest(review.request)
			if (review.current) setSigned({ review: review.current, text })
			notify.success(done, undefined, 'review')
			return true
		}
		if (answer.reason === 'open-notes') {
			if (sent.intent === 'approve' || sent.intent === 'sign') setAsked({ intent: sent.intent, open: answer.open })
			return false
		}
		const why = answer.reason in wishRefusals ? wishRefusals[answer.reason as keyof typeof wishRefusals] : undefined
		notify.error('Nada mudou na revisão', why ?? wordsFor(answer as Parameters<typeof wordsFor>[0]), 'review')
		return false
	}

	/** Answers for the stored version: on request or unasked. */
	async function answerFor(intent: Asked['intent'], despiteNotes = false): Promise<void> {
		const refusal = isSaved ? undefined : 'Salve antes: revisa-se a versão salva.'
		const why = refusal ?? (opened.registration ? undefined : wishRefusals['no-registration'])
		if (why) return notify.warning('A versão não foi assinada', why, 'review')
		await wish(
			{ intent, version, despiteNotes },
			intent === 'approve' ? `Versão ${version} aprovada` : 'Revisão assinada',
		)
	}

	const lapsed = holds ? null : (signed?.review ?? opened.lapsed)
	const isNew = saved.postId === null
	const { registration, decides, openNotes } = opened
	const live = saved.live !== null
	const stands = { current, lapsed, registration, decides, openNotes, request, version, isNew, isSaved, live }
	const waits = request?.state === 'waiting'
	const stopAsking = () => setAsked(undefined)
	return { ...stands, waits, asking, wish, answerFor, asked, stopAsking, returning, setReturning }
}

export type ReviewOfEditor = ReturnType<typeof useReview>

/** Most often nothing at all has changed, and there is no need to read the text. */
function isSame(one: Text, other: Text): boolean {
	const nothingChanged = one.title === other.title && one.content === other.content && one.faqs === other.faqs
	return nothingChanged || reviewText(one) === reviewText(other)
}

function reviewFrom({ reviewedAt, ...review }: ShownReview): Review {
	return { ...review, reviewedAt: new Date(reviewedAt) }
}
