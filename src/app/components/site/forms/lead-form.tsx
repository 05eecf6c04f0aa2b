import { type ReactNode, useRef } from 'react'
import type { FormKind } from '#core/leads/lead.ts'
import { FormAlert } from './form-alert.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { Honeypot } from './honeypot.tsx'
import type { LeadFormState } from './lead-form-state.ts'
import { useTypingTime } from './use-typing-time.ts'

type LeadFormProps = {
	kind: FormKind
	/** The page's own address; its anchor is where a browser without React shows the answer. */
	action: string
	form: LeadFormState
	labelledBy: string
	/** Names the fields to who cannot see the heading above them. */
	legend: string
	onInput?: () => void
	className?: string | undefined
	children: ReactNode
}

/** What all forms that reach the broker share. The fields are locked while it is being sent. */
export function LeadForm({ kind, action, form, labelledBy, legend, onInput, className, children }: LeadFormProps) {
	const { Form, sending, refused, complain, forgive } = form
	const elapsed = useRef<HTMLInputElement>(null)
	const { noteTyping, typingTime } = useTypingTime()
	return (
		<Form
			method="post"
			action={action}
			aria-labelledby={labelledBy}
			data-quote={kind === 'quote' ? '' : undefined}
			onInput={(event) => {
				noteTyping(event)
				forgive(event)
				onInput?.()
			}}
			onInvalidCapture={complain}
			onSubmit={() => {
				if (elapsed.current) elapsed.current.value = typingTime()
			}}
			className="relative"
		>
			<HiddenFields kind={kind} elapsed={elapsed} />
			<Honeypot />
			{refused?.message && <FormAlert message={refused.message} />}
			<fieldset disabled={sending} className={className}>
				<legend className="sr-only">{legend}</legend>
				{children}
			</fieldset>
		</Form>
	)
}
