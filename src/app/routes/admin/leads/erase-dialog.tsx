import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog, dialogLook } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'

type EraseDialogProps = { person: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks to type who is meant before erasing them. The server compares too. */
export function EraseDialog({ person, open, onOpenChange }: EraseDialogProps) {
	const [typed, setTyped] = useState('')
	const busy = useNavigation().formData?.get('intent') === 'erase'
	const plain = (text: string) => (person.includes('@') ? text.trim().toLowerCase() : text.replace(/\D/g, ''))
	const matches = plain(typed) === plain(person)
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => {
				setTyped('')
				onOpenChange(next)
			}}
			title="Apagar os dados desta pessoa"
			description="Nome, contatos, respostas, notas, inscrição no boletim e e-mails da caixa de saída serão apagados. Dos pedidos ficam número, produto, data e situação. Pedidos sobre dados pessoais ficam inteiros, como prova da resposta. Não há como desfazer."
		>
			<Form method="post" onSubmit={() => onOpenChange(false)} className="mt-4">
				<input type="hidden" name="intent" value="erase" />
				<input type="hidden" name="person" value={person} />
				<TextField
					label={`Para confirmar, digite ${person}`}
					name="confirmation"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					autoComplete="off"
					required
				/>
				<div className={dialogLook.actions}>
					<AdminButton onClick={() => onOpenChange(false)}>Cancelar</AdminButton>
					<AdminButton type="submit" tone="destructive" disabled={!matches} busy={busy}>
						Apagar dados
					</AdminButton>
				</div>
			</Form>
		</Dialog>
	)
}
