import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { kindOfLink } from '#core/html/safe-url.ts'

type LinkDialogProps = { editor: Editor; open: boolean; onOpenChange: (open: boolean) => void }

export function LinkDialog({ editor, open, onOpenChange }: LinkDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title="Link">
			<LinkForm editor={editor} onDone={() => onOpenChange(false)} />
		</Dialog>
	)
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
	const current = String(editor.getAttributes('link')['href'] ?? '')
	const [address, setAddress] = useState(current)
	const [error, setError] = useState<string>()
	const words = editor.state.selection.empty && current === ''

	function save(event: FormEvent) {
		event.preventDefault()
		// Dialogs stand inside the page's form only in React's eyes; the page must not be saved by this.
		event.stopPropagation()
		const href = completed(address.trim())
		if (!href || !kindOfLink(href)) {
			setError('Use um endereço http, https, mailto ou tel, ou um caminho deste site, como /seguros/auto.')
			return
		}
		const chain = editor.chain().focus().extendMarkRange('link')
		if (words) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
		else chain.setLink({ href }).run()
		onDone()
	}

	function remove() {
		editor.chain().focus().extendMarkRange('link').unsetLink().run()
		onDone()
	}

	return (
		<form onSubmit={save} noValidate className="mt-4">
			<TextField
				label="Endereço"
				value={address}
				onChange={(event) => setAddress(event.target.value)}
				error={error}
				placeholder="https://www.gov.br/susep"
				inputMode="url"
				autoComplete="off"
				hint="Links para fora do site abrem em outra aba."
			/>
			<div className="mt-5.5 flex justify-end gap-2">
				{current !== '' && (
					<AdminButton tone="danger" onClick={remove} className="mr-auto">
						Remover link
					</AdminButton>
				)}
				<AdminButton onClick={onDone}>Cancelar</AdminButton>
				<AdminButton tone="primary" type="submit">
					Aplicar
				</AdminButton>
			</div>
		</form>
	)
}

/** 'gov.br/susep' is an address that somebody did not finish typing. */
function completed(address: string): string {
	return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address
}
