import { Check } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { STEP_MAX } from '#core/leads/follow-up/limits.ts'

type Step = { text: string; moment: string; overdue: boolean }

type LeadWorkProps = {
	me: string
	ownerId: string | null
	owners: readonly { id: string; name: string }[]
	step: Step | undefined
	/** What is over has no next step. */
	goesOn: boolean
	/** The first moment that can be chosen, as the field writes it. */
	from: string
}

/** Who takes care of it, and what comes next. */
export function LeadWork({ me, ownerId, owners, step, goesOn, from }: LeadWorkProps) {
	return (
		<AdminCard title="Atendimento" flush>
			<OwnerForm me={me} ownerId={ownerId} owners={owners} />
			{goesOn && <StepForm step={step} from={from} />}
		</AdminCard>
	)
}

function OwnerForm({ me, ownerId, owners }: Pick<LeadWorkProps, 'me' | 'ownerId' | 'owners'>) {
	const busy = useNavigation().formData?.get('intent') === 'assign'
	const known = ownerId === null || owners.some(({ id }) => id === ownerId)
	return (
		<div className="border-b border-line p-4.5 last:border-b-0">
			<Form method="post" preventScrollReset className="flex items-end gap-2">
				<input type="hidden" name="intent" value="assign" />
				<input type="hidden" name="seen" value={ownerId ?? ''} />
				<SelectField
					key={ownerId}
					label="Quem atende"
					name="to"
					defaultValue={known ? (ownerId ?? '') : ''}
					className="min-w-0 flex-1"
				>
					<option value="">Ninguém ainda</option>
					{owners.map(({ id, name }) => (
						<option key={id} value={id}>
							{id === me ? `${name} (você)` : name}
						</option>
					))}
				</SelectField>
				<AdminButton type="submit" className="drawer:h-9.5" busy={busy}>
					Passar
				</AdminButton>
			</Form>
			{!known && (
				<p className="mt-2 text-fine text-warn">Quem atendia não pode mais atender leads. Escolha outra pessoa.</p>
			)}
			{ownerId !== me && (
				<Form method="post" preventScrollReset className="mt-2">
					<input type="hidden" name="intent" value="assign" />
					<input type="hidden" name="seen" value={ownerId ?? ''} />
					<input type="hidden" name="to" value={me} />
					<AdminButton type="submit" data-take="" aria-keyshortcuts="A" className="w-full" busy={busy}>
						Assumir
					</AdminButton>
				</Form>
			)}
		</div>
	)
}

function StepForm({ step, from }: Pick<LeadWorkProps, 'step' | 'from'>) {
	const sending = useNavigation().formData?.get('intent')
	return (
		<div className="p-4.5">
			{step && (
				<div className="mb-4 flex items-center justify-between gap-3">
					<div className="min-w-0">
						<p className="font-semibold wrap-anywhere">{step.text}</p>
						<p className={step.overdue ? 'text-fine font-semibold text-err' : 'text-fine text-ink-3'}>
							{step.overdue ? `Vencido: ${step.moment}` : step.moment}
						</p>
					</div>
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="step-done" />
						<AdminButton type="submit" icon={<Icon of={Check} size={16} />} busy={sending === 'step-done'}>
							Feito
						</AdminButton>
					</Form>
				</div>
			)}
			<Form
				key={step ? `${step.text} ${step.moment}` : 'none'}
				method="post"
				preventScrollReset
				className="grid grid-cols-[minmax(0,1fr)] gap-3"
			>
				<input type="hidden" name="intent" value="plan" />
				<TextField
					label={step ? 'Trocar por outro passo' : 'Próximo passo'}
					name="step"
					required
					maxLength={STEP_MAX}
					placeholder="Ex.: enviar três propostas"
					autoComplete="off"
				/>
				<div className="flex items-end gap-2">
					<TextField label="Quando" type="datetime-local" name="at" min={from} required className="min-w-0 flex-1" />
					<AdminButton type="submit" className="drawer:h-9.5" busy={sending === 'plan'}>
						Marcar
					</AdminButton>
				</div>
				<p className="text-fine text-ink-3">
					Na hora, aparece em Por fazer e um e-mail vai para a fila de quem atende.
				</p>
			</Form>
		</div>
	)
}
