import { useMemo, useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import type { Review } from '#core/reviews/review.ts'
import { reviewText } from '#core/reviews/review-text.ts'
import type { EditorFields } from '../fields/editor-fields.ts'
import { type ReviewState, type ReviewWish, type ShownReview, signRefusals, wishRefusals } from './review-state.ts'

type Text = Pick<EditorFields, 'title' | 'content' | 'faqs'>
type Signed = { review: ShownReview; text: Text }

type Reviewed = {
	opened: ReviewState
	/** The article as it was stored when the page was opened. */
	openedFields: Text
	fields: Text
	saved: { postId: string | null; fields: Text }
	version: number
}

/** Who answers for the text that is on the screen, and signing it. A signature lapses with the first other word. */
export function useReview({ opened, openedFields, fields, saved, version }: Reviewed) {
	const [signed, setSigned] = useState<Signed | undefined>(() =>
		opened.current ? { review: opened.current, text: openedFields } : undefined,
	)
	const [signing, setSigning] = useState(false)
	const [request, setRequest] = useState(opened.request)
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

	async function sign() {
		if (saved.postId === null) return
		setSigning(true)
		const text = saved.fields
		const answer = await askServer(endpoints.signReview(saved.postId), { version })
		setSigning(false)
		if (answer.ok) {
			setSigned({ review: answer.review, text })
			return notify.success('Revisão assinada', 'Vale para esta versão, por seis meses.', 'review')
		}
		const why = answer.reason in signRefusals ? signRefusals[answer.reason as keyof typeof signRefusals] : undefined
		notify.error('A revisão não foi assinada', why ?? wordsFor(answer as Parameters<typeof wordsFor>[0]), 'review')
	}

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
		const why = answer.reason in wishRefusals ? wishRefusals[answer.reason as keyof typeof wishRefusals] : undefined
		notify.error('Nada mudou na revisão', why ?? wordsFor(answer as Parameters<typeof wordsFor>[0]), 'review')
		return false
	}

	const lapsed = holds ? null : (signed?.review ?? opened.lapsed)
	const isNew = saved.postId === null
	const { registration, decides } = opened
	return { current, lapsed, registration, decides, request, version, isNew, isSaved, signing, sign, asking, wish }
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
