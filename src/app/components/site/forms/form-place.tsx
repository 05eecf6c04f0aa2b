import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { LeadFormState } from './lead-form-state.ts'
import { useAnswerInPlace } from './use-answer-in-place.ts'

type FormPlaceProps = {
	form: LeadFormState
	/** Takes the form's place once it was received. */
	answer: ReactNode
	id?: string
	className?: string | undefined
	children: ReactNode
}

export function FormPlace({ form, answer, id, className, children }: FormPlaceProps) {
	const { place, minHeight } = useAnswerInPlace(form)
	return (
		<div ref={place} id={id} className={classNames('form-place', className)} style={{ minHeight }}>
			{form.received ? answer : children}
		</div>
	)
}
