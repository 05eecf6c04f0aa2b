import { CircleCheck, Undo2 } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { dateOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import type { ReviewOfEditor } from './use-review.ts'

type DecisionProps = { review: ReviewOfEditor; form: string; className: string }

/** The two ways out of a review. In the head where it has room for them, else above the text. */
export function DecisionButtons({ review, form, className }: DecisionProps) {
	const { decides, waits, version, asking, answerFor, setReturning } = review
	if (!decides || !waits) return null
	return (
		<div className={classNames('flex flex-wrap gap-1.5', className)}>
			<AdminButton aria-haspopup="dialog" icon={<Icon of={Undo2} size={17} />} onClick={() => setReturning(true)}>
				Devolver
			</AdminButton>
			{/* Without JavaScript it sends the form of the article, which is saved first. */}
			<AdminButton
				tone="action"
				type="submit"
				form={form}
				name="review"
				value="sign"
				icon={<Icon of={CircleCheck} size={17} />}
				busy={asking === 'approve'}
				busyLabel="Aprovando..."
				onClick={(event) => {
					event.preventDefault()
					void answerFor('approve')
				}}
			>
				Aprovar versão {version}
			</AdminButton>
		</div>
	)
}

/** To whoever decides: which version waits, who asked and what they said with it. */
export function ReviewStrip({ review, form }: Omit<DecisionProps, 'className'>) {
	const { request, decides, waits } = review
	if (!request || !decides || !waits) return null
	const { version, requestedByName, requestedAt, message } = request
	const asked = requestedByName ? `pedida por ${requestedByName}` : 'escrita automaticamente, à espera'
	return (
		<section
			aria-label="Pedido de revisão"
			className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 text-ink-2"
		>
			<p className="min-w-0 break-words">
				Versão {version}, {asked} {requestedByName ? 'em' : 'desde'} {dateOf(new Date(requestedAt))}
				{message && <span className="text-ink">: “{message}”</span>}
			</p>
			<DecisionButtons review={review} form={form} className="xl:hidden" />
		</section>
	)
}
