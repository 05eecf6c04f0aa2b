import { useId } from 'react'
import type { PlaceholderProduct } from '#app/content/placeholders.ts'
import { useLeadForm } from '#app/leads/use-lead-form.ts'
import { ProductIcon } from '#drawings/product-icon.tsx'
import { EmailField } from './email-field.tsx'
import { FormPlace } from './form-place.tsx'
import { LeadForm } from './lead-form.tsx'
import { fieldState } from './lead-form-state.ts'
import { LeadReceived } from './lead-received.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { SendButton } from './send-button.tsx'

const NOTIFY_ID = 'aviso'

/** For products whose page is still to be written. */
export function NotifyForm({ product }: { product: PlaceholderProduct }) {
	const form = useLeadForm('notify')
	const headingId = useId()
	const answer = (
		<LeadReceived
			title="Anotado"
			icon={<ProductIcon name={product.icon} size={56} />}
			chatHref={form.received?.chatHref}
		>
			Escrevemos para você quando a página de {product.title} estiver pronta.
		</LeadReceived>
	)
	return (
		<FormPlace form={form} answer={answer} id={NOTIFY_ID} className="rounded-card bg-white p-6 shadow-raised md:p-7.5">
			<h2 id={headingId} className="text-h3">
				Quer ler quando sair?
			</h2>
			<p className="mt-1.5 mb-5 text-base text-ink-2">Um e-mail só, quando esta página estiver pronta.</p>
			<LeadForm
				kind="notify"
				action={`${product.path}#${NOTIFY_ID}`}
				form={form}
				labelledBy={headingId}
				legend="Seu e-mail"
			>
				<EmailField {...fieldState(form, 'email')} />
				<SendButton sending={form.sending} tone="navy" className="mt-5 max-sm:whitespace-normal">
					Avise-me quando estiver pronto
				</SendButton>
				<PrivacyNotice />
			</LeadForm>
		</FormPlace>
	)
}
