import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { EmailField } from '#app/components/site/forms/email-field.tsx'
import { PhoneField } from '#app/components/site/forms/phone-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import type { RequestAnswer } from '#app/leads/request/request-answer.ts'

type Row = { held: string | undefined; refused: RequestAnswer | undefined; busy: boolean }

const ways = {
	phone: { label: 'Telefone', missing: 'Para responder por ligação ou mensagem', Field: PhoneField },
	email: { label: 'E-mail', missing: 'Para receber as propostas por escrito', Field: EmailField },
} as const

export function ContactRow({ way, held, refused, busy }: Row & { way: keyof typeof ways }) {
	const { label, missing, Field } = ways[way]
	const wrong = refused?.intent === way ? refused : undefined
	return (
		<EditedRow label={label} told={held ?? missing} act={held ? 'Corrigir' : 'Incluir'} open={wrong !== undefined}>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value={way} />
				<Field key={held} name={way} defaultValue={wrong?.value ?? held} error={wrong?.message} required />
				<Save busy={busy}>{`Salvar ${label.toLowerCase()}`}</Save>
			</Form>
		</EditedRow>
	)
}

export function NoteRow({ held, refused, busy }: Row) {
	const wrong = refused?.intent === 'note' ? refused : undefined
	return (
		<EditedRow
			label="Recado"
			told={held ?? 'O que ajuda a cotar: garagem, quem dirige, melhor horário'}
			act={held ? 'Mudar' : 'Escrever'}
			open={wrong !== undefined}
		>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="note" />
				<TextAreaField
					key={held}
					label="Recado"
					labelHidden
					name="note"
					rows={3}
					maxLength={2000}
					defaultValue={wrong?.value ?? held}
					error={wrong?.message}
					hint="Não envie senhas nem dados de saúde."
				/>
				<Save busy={busy}>Salvar recado</Save>
			</Form>
		</EditedRow>
	)
}

type EditedRowProps = { label: string; told: string; act: string; open?: boolean; children: ReactNode }

/** What is held, and the place to change it. Opens without script. */
export function EditedRow({ label, told, act, open = false, children }: EditedRowProps) {
	return (
		<details open={open} className="group">
			<summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 px-4.5 py-3 [&::-webkit-details-marker]:hidden">
				<span className="min-w-0">
					<b className="block font-semibold">{label}</b>
					<span className="block text-small wrap-anywhere whitespace-pre-line text-ink-2">{told}</span>
				</span>
				<span className="shrink-0 font-semibold underline decoration-teal-500 decoration-2 underline-offset-4 group-open:hidden">
					{act}
				</span>
				<span className="hidden shrink-0 font-semibold text-ink-2 group-open:inline">Fechar</span>
			</summary>
			<div className="px-4.5 pb-4.5">{children}</div>
		</details>
	)
}

export function Save({ busy, children }: { busy: boolean; children: string }) {
	return (
		<Button type="submit" tone="navy" size="small" busy={busy} busyLabel="Salvando..." className="mt-3">
			{children}
		</Button>
	)
}
