import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { BinRow } from '#core/posts/bin/list-bin.ts'
import { LONGEST_GONE_TO } from '#core/posts/bin/longest-gone-to.ts'
import { textIn } from '#lib/form-texts.ts'
import { named } from './bin-words.ts'

type RedirectDialogProps = {
	post: BinRow
	open: boolean
	onOpenChange: (open: boolean) => void
	busy: boolean
	/** Why what was sent last was not taken. */
	refusal: string | undefined
	onSave: (to: string) => void
}

/** Asks where readers of an article in the bin are led. */
export function RedirectDialog({ post, open, onOpenChange, busy, refusal, onSave }: RedirectDialogProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Redirecionar leitores"
			description={`Quem abrir o endereço de ${named(post)} vai para onde você escolher, enquanto o artigo estiver na lixeira.`}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault()
					onSave(textIn(new FormData(event.currentTarget), 'to'))
				}}
			>
				<TextField
					label="Levar para"
					name="to"
					defaultValue={post.goneTo ?? ''}
					maxLength={LONGEST_GONE_TO}
					placeholder="/seguros/auto ou https://…"
					hint="Vazio: os leitores veem que o artigo saiu do ar (410)."
					error={refusal}
					className="mt-4"
				/>
				<div className="mt-5.5 flex justify-end gap-2">
					<AdminButton onClick={() => onOpenChange(false)}>Cancelar</AdminButton>
					<AdminButton type="submit" tone="primary" busy={busy} busyLabel="Salvando">
						Salvar
					</AdminButton>
				</div>
			</form>
		</Dialog>
	)
}
