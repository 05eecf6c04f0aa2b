import { useState } from 'react'
import type { useFetcher } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import type { IntegrationsAnswer } from './answer-integrations.server.ts'
import type { IntegrationView } from './integration-view.ts'

type SaveButtonProps = {
	form?: string
	busy: boolean
	disabled: boolean
	tests: boolean
	primary?: boolean
	label?: string
}

export function SaveButton({ form, busy, disabled, tests, primary = true, label = 'Guardar' }: SaveButtonProps) {
	return (
		<AdminButton
			type="submit"
			name="intent"
			value="save"
			{...(form && { form })}
			tone={primary ? 'primary' : 'plain'}
			busy={busy}
			busyLabel={tests ? 'Testando…' : 'Guardando…'}
			disabled={disabled}
		>
			{label}
		</AdminButton>
	)
}

type TestButtonProps = { fetcher: ReturnType<typeof useFetcher<IntegrationsAnswer>>; view: IntegrationView }

export function TestButton({ fetcher, view: { id, label, state } }: TestButtonProps) {
	const words =
		id === 'mail'
			? 'Enviar para mim'
			: id === 'push'
				? 'Enviar um aviso de teste'
				: state.kind === 'fails'
					? 'Testar de novo'
					: 'Testar'
	return (
		<fetcher.Form method="post" action="/admin/integracoes">
			<input type="hidden" name="service" value={id} />
			<AdminButton type="submit" name="intent" value="test" aria-label={`${words}: ${label}`}>
				{words}
			</AdminButton>
		</fetcher.Form>
	)
}

type RemoveButtonProps = { view: IntegrationView; busy: boolean; onRemove: (form: Record<string, string>) => void }

/** Asks first where React can; without it the two steps to get here have to do. */
export function RemoveButton({ view: { id, label }, busy, onRemove }: RemoveButtonProps) {
	const [asking, setAsking] = useState(false)
	const hydrating = useHydrating()
	return (
		<>
			<AdminButton
				type={hydrating ? 'submit' : 'button'}
				name="intent"
				value="remove"
				tone="danger"
				disabled={busy}
				{...(!hydrating && { onClick: () => setAsking(true) })}
			>
				Retirar
			</AdminButton>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={`Retirar a chave: ${label}?`}
				question="O que está guardado será apagado e não pode ser mostrado de novo. Para voltar a usar, será preciso digitar outra vez."
				confirmLabel="Retirar"
				onConfirm={() => onRemove({ service: id, intent: 'remove' })}
			/>
		</>
	)
}
