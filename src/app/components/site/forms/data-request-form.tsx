import { useId } from 'react'
import { useLeadForm } from '#app/leads/use-lead-form.ts'
import { rightWords } from '#core/data-requests/data-request.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { longDate } from '../legal/long-date.ts'
import { EmailField } from './email-field.tsx'
import { FormPlace } from './form-place.tsx'
import { LeadForm } from './lead-form.tsx'
import { fieldState } from './lead-form-state.ts'
import { LeadReceived } from './lead-received.tsx'
import { PhoneField } from './phone-field.tsx'
import { SendButton } from './send-button.tsx'

const REQUEST_ID = 'pedido'

/** What somebody asks about their own data. */
export function DataRequestForm() {
	const form = useLeadForm('data-request')
	const headingId = useId()
	const { defaultValue: right = '', ...rightField } = fieldState(form, 'right')
	return (
		<FormPlace
			form={form}
			answer={<Received {...form.received} />}
			id={REQUEST_ID}
			className="form-at-left rounded-[20px] bg-white px-5 py-6 shadow-raised md:rounded-panel md:px-8 md:pt-7.5 md:pb-7"
		>
			<h2 id={headingId} className="mb-5 text-[1.75rem] md:text-[1.875rem]">
				Faça o seu pedido
			</h2>
			<LeadForm
				kind="data-request"
				action={`/seus-dados#${REQUEST_ID}`}
				form={form}
				labelledBy={headingId}
				legend="Seu pedido"
			>
				<div className="field-grid md:grid-cols-2">
					<SelectField
						{...rightField}
						defaultValue={right}
						label="O que você quer pedir"
						required
						className="md:col-span-full"
					>
						<option value="">Selecione</option>
						{Object.entries(rightWords).map(([value, words]) => (
							<option key={value} value={value}>
								{words}
							</option>
						))}
					</SelectField>
					<TextField
						{...fieldState(form, 'name')}
						label="Nome"
						placeholder="Seu nome"
						autoComplete="name"
						maxLength={120}
						required
						className="md:col-span-full"
					/>
					<EmailField {...fieldState(form, 'email')} />
					<PhoneField {...fieldState(form, 'phone')} />
					<TextAreaField
						{...fieldState(form, 'message')}
						label="Detalhes"
						aside="opcional"
						placeholder="O que corrigir, de quando é o contato, o que você quer saber. Não envie CPF nem documentos."
						rows={4}
						maxLength={5000}
						className="md:col-span-full [&_textarea]:min-h-28"
					/>
				</div>
				<SendButton sending={form.sending} className="mt-1">
					Registrar pedido
				</SendButton>
				<p className="mt-3.5 text-[0.84375rem] leading-[1.45] text-ink-3">
					Usamos o que você escrever só para responder a este pedido e guardamos a resposta como prova. Veja a{' '}
					<PageLink to="/politica-de-privacidade" className="underline underline-offset-2 hover:text-ink">
						Política de Privacidade
					</PageLink>
					.
				</p>
			</LeadForm>
		</FormPlace>
	)
}

type ReceivedProps = { reference?: string | undefined; dueOn?: string | undefined; mailGoesOut?: boolean | undefined }

function Received({ reference, dueOn, mailGoesOut }: ReceivedProps) {
	return (
		<LeadReceived title="Pedido registrado">
			{reference && (
				<>
					Protocolo: <b className="whitespace-nowrap text-ink">{reference}</b>.{' '}
				</>
			)}
			{dueOn && (
				<>
					Você recebe a resposta completa até <time dateTime={dueOn}>{longDate(dueOn)}</time>, no e-mail que informou.{' '}
				</>
			)}
			{mailGoesOut
				? 'Uma cópia do protocolo segue por e-mail.'
				: 'Anote o número: a confirmação deste pedido não segue por e-mail.'}
		</LeadReceived>
	)
}
