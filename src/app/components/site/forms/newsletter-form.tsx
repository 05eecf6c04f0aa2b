import { consentTexts } from '#app/leads/consent-texts.ts'
import { useLeadForm } from '#app/leads/use-lead-form.ts'
import { useSite } from '#app/site.ts'
import { ConsentBox } from './consent-box.tsx'
import { EmailField } from './email-field.tsx'
import { FormPlace } from './form-place.tsx'
import { LeadForm } from './lead-form.tsx'
import { fieldState } from './lead-form-state.ts'
import { LeadReceived } from './lead-received.tsx'
import { NEWSLETTER_ID } from './newsletter-id.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { SendButton } from './send-button.tsx'

type NewsletterFormProps = {
	/** The heading of the section it stands in. */
	labelledBy: string
}

export function NewsletterForm({ labelledBy }: NewsletterFormProps) {
	const form = useLeadForm('newsletter')
	const answer =
		form.received?.mailGoesOut === false ? (
			<LeadReceived title="Pedido anotado">
				Este site ainda não envia e-mails. Quando o envio começar, você recebe o link para confirmar a inscrição.
			</LeadReceived>
		) : (
			<LeadReceived title="Falta um passo">Confira seu e-mail e confirme a inscrição.</LeadReceived>
		)
	return (
		<FormPlace
			form={form}
			answer={answer}
			className="second-form-place rounded-card bg-white p-6 shadow-raised md:p-7.5"
		>
			<LeadForm
				kind="newsletter"
				action={`/contact#${NEWSLETTER_ID}`}
				form={form}
				labelledBy={labelledBy}
				legend="Sua inscrição"
			>
				<EmailField {...fieldState(form, 'email')} />
				<ConsentBox {...fieldState(form, 'consent')} className="mt-4">
					{consentTexts.newsletter.text(useSite().name)}
				</ConsentBox>
				<SendButton sending={form.sending} tone="navy" className="mt-5">
					Inscrever-se
				</SendButton>
				<PrivacyNotice />
			</LeadForm>
		</FormPlace>
	)
}
