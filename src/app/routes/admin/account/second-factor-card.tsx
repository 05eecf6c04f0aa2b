import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { passwordForm } from './account-forms.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { type Account, useOutcome } from './use-outcome.ts'

export function SecondFactorCard({ enabled }: { enabled: boolean }) {
	return (
		<AdminCard
			title="Verificação em duas etapas"
			actions={
				enabled ? (
					<Badge tone="ok" icon={ShieldCheck}>
						Ativada
					</Badge>
				) : (
					<Badge>Desativada</Badge>
				)
			}
		>
			<Setup enabled={enabled} />
			{enabled && <Manage />}
		</AdminCard>
	)
}

/** Password, then secret and code, then the recovery codes: one form after the other in the same place. */
function Setup({ enabled }: { enabled: boolean }) {
	const { outcome, ...account } = useOutcome('start', 'confirm')
	if (outcome?.of === 'confirm' && outcome.ok && enabled)
		return (
			<div className="mb-5">
				<RecoveryCodes codes={outcome.recoveryCodes} />
			</div>
		)
	if (enabled) return null
	if (outcome && 'picture' in outcome) return <SecondFactorSetup {...outcome} {...account} />
	return <Start {...account} />
}

function Start({ fetcher, answer, busy }: Account) {
	const { form, field } = useSchemaForm(passwordForm, { answer })
	return (
		<fetcher.Form {...form} method="post" className="grid gap-4">
			<p className="text-ink-2">
				Ao entrar, além da senha, o painel pede um código do seu celular. Quem descobrir a senha não entra.
			</p>
			<PasswordField label="Sua senha, para começar" {...field('password')} autoComplete="current-password" />
			<div>
				<AdminButton type="submit" name="form" value="start" tone="primary" busy={busy} busyLabel="Preparando...">
					Ativar
				</AdminButton>
			</div>
		</fetcher.Form>
	)
}

function Manage() {
	const [asking, setAsking] = useState<'codes' | 'stop'>()
	const codes = useOutcome('codes')
	const stop = useOutcome('stop')
	const close = () => setAsking(undefined)
	return (
		<div className="grid gap-5">
			{codes.outcome?.ok && <RecoveryCodes codes={codes.outcome.recoveryCodes} />}
			<p className="text-ink-2">
				Ao entrar, o painel pede um código do aplicativo. Se perder o celular, use um código de recuperação.
			</p>
			<div className="flex flex-wrap gap-2">
				<AdminButton onClick={() => setAsking('codes')}>Gerar novos códigos</AdminButton>
				<AdminButton tone="danger" onClick={() => setAsking('stop')}>
					Desativar
				</AdminButton>
			</div>
			<PasswordDialog
				open={asking === 'codes'}
				onClose={close}
				title="Gerar novos códigos"
				text="Os códigos de recuperação que você tem deixam de funcionar."
				form="codes"
				label="Gerar códigos"
				{...codes}
			/>
			<PasswordDialog
				open={asking === 'stop'}
				onClose={close}
				title="Desativar a verificação em duas etapas"
				text="A sua conta volta a depender só da senha."
				form="stop"
				label="Desativar"
				tone="destructive"
				{...stop}
			/>
		</div>
	)
}
