import { useId } from 'react'
import { useLeadForm } from '#app/leads/use-lead-form.ts'
import { contactSubjects } from '#core/leads/contact-subjects.ts'
import type { Reply } from '#core/leads/lead.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailField } from './email-field.tsx'
import { FormPlace } from './form-place.tsx'
import { LeadForm } from './lead-form.tsx'
import { fieldState } from './lead-form-state.ts'
import { LeadReceived } from './lead-received.tsx'
import { PhoneField } from './phone-field.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { ReplyPromise } from './reply-promise.tsx'
import { SendButton } from './send-button.tsx'

const MESSAGE_ID = 'mensagem'

/** What has a deadline is called what it is. */
const titles: Partial<Record<Reply['way'], string>> = {
	complaint: 'Reclamação registrada',
	privacy: 'Pedido registrado',
}

/** A message to the brokerage, on a page of its own. */
export function ContactForm() {
	const form = useLeadForm('contact')
	const headingId = useId()
	const { defaultValue: subject = '', ...subjectField } = fieldState(form, 'subject')
	const answer = (
		<LeadReceived
			title={titles[form.received?.reply?.way ?? 'by-mail'] ?? 'Mensagem recebida'}
			chatHref={form.received?.chatHref}
		>
			<ReplyPromise reply={form.received?.reply} reference={form.received?.reference} />
		</LeadReceived>
	)
	return (
		<FormPlace
			form={form}
			answer={answer}
			id={MESSAGE_ID}
			className="form-at-left rounded-[20px] bg-white px-5 py-6 shadow-raised md:rounded-panel md:px-8 md:pt-7.5 md:pb-7"
		>
			<h2 id={headingId} className="mb-5 text-[1.75rem] md:text-[1.875rem]">
				Escreva para nós
			</h2>
			<LeadForm
				kind="contact"
				action={`/contact#${MESSAGE_ID}`}
				form={form}
				labelledBy={headingId}
				legend="Sua mensagem"
			>
				<div className="field-grid md:grid-cols-2">
					<TextField
						{...fieldState(form, 'name')}
						label="Nome"
						placeholder="Seu nome"
						autoComplete="name"
						maxLength={120}
						required
					/>
					<EmailField {...fieldState(form, 'email')} />
					<PhoneField {...fieldState(form, 'phone')} />
					<SelectField {...subjectField} defaultValue={subject} label="Assunto" required>
						<option value="">Selecione</option>
						{contactSubjects.map(({ label }) => (
							<option key={label}>{label}</option>
						))}
					</SelectField>
					<TextAreaField
						{...fieldState(form, 'message')}
						label="Mensagem"
						placeholder="Conte o que você precisa. Não envie CPF, senhas nem dados de saúde."
						rows={5}
						maxLength={5000}
						required
						className="md:col-span-full [&_textarea]:min-h-36"
					/>
				</div>
				<SendButton sending={form.sending} className="mt-1">
					Enviar mensagem
				</SendButton>
				<PrivacyNotice />
			</LeadForm>
		</FormPlace>
	)
}
