import { ArrowRight } from 'lucide-react'
import { useId, useRef } from 'react'
import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { useLeadForm } from '#app/leads/use-lead-form.ts'
import { yearOptions } from '#app/leads/year-options.ts'
import { ProductIcon } from '#drawings/product-icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CepField } from './cep-field.tsx'
import { FormPlace } from './form-place.tsx'
import { LeadForm } from './lead-form.tsx'
import { fieldState } from './lead-form-state.ts'
import { PhoneField } from './phone-field.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { QuoteAnswer } from './quote-answer.tsx'
import { SendButton } from './send-button.tsx'
import { useComplete } from './use-complete.ts'

/** Where links to the form lead. */
export const QUOTE_ID = 'cotacao'

type QuoteFormProps = { content: LandingContent; currentYear: number }

/** The card a landing page is about: four answers, then whom to call. */
export function QuoteForm({ content, currentYear }: QuoteFormProps) {
	const { path, icon, quote } = content
	const form = useLeadForm('quote')
	const headingId = useId()
	const fields = useRef<HTMLDivElement>(null)
	const { complete, check } = useComplete(fields)
	const answer = form.received && <QuoteAnswer received={form.received} icon={<ProductIcon name={icon} size={56} />} />
	return (
		<FormPlace
			form={form}
			answer={answer}
			id={QUOTE_ID}
			className="rounded-[20px] bg-paper px-5 py-6 text-ink shadow-raised md:rounded-panel md:px-6 md:pt-7.5 lg:px-8 md:pb-7 md:shadow-floating"
		>
			<h2 id={headingId} className="text-[1.875rem]">
				{quote.heading}
			</h2>
			<p className="mt-1.5 mb-5 text-base text-ink-2">{quote.intro}</p>
			<LeadForm
				kind="quote"
				action={`${path}#${QUOTE_ID}`}
				form={form}
				labelledBy={headingId}
				legend={quote.heading}
				onInput={check}
			>
				<div
					ref={fields}
					className="field-grid max-lg:[--control-padding:0.6875rem] sm:grid-cols-2 md:max-lg:gap-x-3 [&_input:placeholder-shown]:text-[0.9375rem] [&_input:placeholder-shown]:text-ellipsis"
				>
					<ChoiceField {...fieldState(form, 'brand')} label={quote.brand.label} options={quote.brand.options} />
					<TextField
						{...fieldState(form, 'model')}
						label={quote.model.label}
						placeholder={quote.model.placeholder}
						maxLength={120}
						autoComplete="off"
						required
					/>
					<ChoiceField
						{...fieldState(form, 'year')}
						label={quote.year.label}
						options={yearOptions(quote.year, currentYear)}
					/>
					<CepField {...fieldState(form, 'cep')} />
					<hr className="col-span-full mt-1 mb-5 border-line" />
					<TextField
						{...fieldState(form, 'name')}
						label="Nome"
						aside="opcional"
						placeholder="Seu nome"
						maxLength={120}
						autoComplete="name"
					/>
					<PhoneField {...fieldState(form, 'phone')} />
				</div>
				<SendButton sending={form.sending} disabled={!complete} className="mt-1">
					Solicitar Cotação
					<Icon of={ArrowRight} size={20} />
				</SendButton>
				<PrivacyNotice>{quote.note} </PrivacyNotice>
			</LeadForm>
		</FormPlace>
	)
}

type ChoiceFieldProps = {
	name: string
	label: string
	options: readonly string[]
	defaultValue?: string | undefined
	error?: string | undefined
}

function ChoiceField({ options, defaultValue = '', ...field }: ChoiceFieldProps) {
	return (
		<SelectField {...field} defaultValue={defaultValue} required>
			<option value="">Selecione</option>
			{options.map((option) => (
				<option key={option}>{option}</option>
			))}
		</SelectField>
	)
}
