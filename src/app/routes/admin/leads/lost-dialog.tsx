import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog, dialogLook } from '#app/components/ui/dialog.tsx'
import { lostReasonWords } from '#core/leads/lead-words.ts'
import type { LostReason } from '#db/schema/leads.ts'
import { lostReasons } from './status-slugs.ts'

type LostDialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	/** '#1042' or '3 pedidos' */
	what: string
	onConfirm: (reason: LostReason) => void
}

/** Why it was lost: one of six, so that the reasons can be counted. */
export function LostDialog({ open, onOpenChange, what, onConfirm }: LostDialogProps) {
	const [reason, setReason] = useState<LostReason>()
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Perdido por quê?"
			description={`${what}. O motivo fica no histórico.`}
		>
			<fieldset className="mt-4 grid">
				<legend className="sr-only">Motivo</legend>
				{lostReasons.map((each) => (
					<label
						key={each}
						className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-hover"
					>
						<input
							type="radio"
							name="lost-reason"
							checked={reason === each}
							onChange={() => setReason(each)}
							className="size-4.5 accent-teal-600"
						/>
						<span className="first-letter:uppercase">{lostReasonWords[each]}</span>
					</label>
				))}
			</fieldset>
			<div className={dialogLook.actions}>
				<AdminButton onClick={() => onOpenChange(false)}>Cancelar</AdminButton>
				<AdminButton
					tone="primary"
					disabled={!reason}
					onClick={() => {
						onConfirm(reason!)
						setReason(undefined)
						onOpenChange(false)
					}}
				>
					Marcar como perdido
				</AdminButton>
			</div>
		</Dialog>
	)
}
