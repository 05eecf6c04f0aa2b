import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog, dialogLook } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import type { LeadStatus } from '#db/schema/leads.ts'
import { LostDialog } from './lost-dialog.tsx'

type LeadOutcomeProps = { reference: string; status: LeadStatus; product: string | null; products: readonly string[] }

/** How it ends: what was bought, or why nothing was. */
export function LeadOutcome({ reference, status, product, products }: LeadOutcomeProps) {
	const submit = useSubmit()
	const [asking, setAsking] = useState<'won' | 'lost'>()
	const close = (open: boolean) => {
		if (!open) setAsking(undefined)
	}
	function send(fields: Record<string, string>) {
		void submit({ intent: 'status', seen: status, ...fields }, { method: 'post', preventScrollReset: true })
	}
	return (
		<div className="grid grid-cols-2 gap-2">
			<AdminButton
				icon={<Icon of={CircleCheck} size={17} />}
				onClick={() => setAsking('won')}
				disabled={status === 'won'}
			>
				Ganho
			</AdminButton>
			<AdminButton
				icon={<Icon of={CircleX} size={17} />}
				onClick={() => setAsking('lost')}
				disabled={status === 'lost'}
			>
				Perdido
			</AdminButton>
			<WonDialog
				open={asking === 'won'}
				onOpenChange={close}
				reference={reference}
				product={product}
				products={products}
				onConfirm={(bought) => send({ to: 'won', product: bought })}
			/>
			<LostDialog
				open={asking === 'lost'}
				onOpenChange={close}
				what={reference}
				onConfirm={(reason) => send({ to: 'lost', reason })}
			/>
		</div>
	)
}

type WonDialogProps = Pick<LeadOutcomeProps, 'reference' | 'product' | 'products'> & {
	open: boolean
	onOpenChange: (open: boolean) => void
	onConfirm: (product: string) => void
}

function WonDialog({ open, onOpenChange, reference, product, products, onConfirm }: WonDialogProps) {
	const [bought, setBought] = useState(product ?? '')
	const offered = product && !products.includes(product) ? [product, ...products] : products
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="O que foi contratado?"
			description={`${reference}. O produto fica no histórico.`}
		>
			<SelectField label="Produto" value={bought} onChange={(event) => setBought(event.target.value)} className="mt-4">
				<option value="">Selecione</option>
				{offered.map((each) => (
					<option key={each}>{each}</option>
				))}
			</SelectField>
			<div className={dialogLook.actions}>
				<AdminButton onClick={() => onOpenChange(false)}>Cancelar</AdminButton>
				<AdminButton
					tone="primary"
					disabled={bought === ''}
					onClick={() => {
						onConfirm(bought)
						onOpenChange(false)
					}}
				>
					Marcar como ganho
				</AdminButton>
			</div>
		</Dialog>
	)
}
