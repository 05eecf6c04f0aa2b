import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AltProposal } from '#app/components/admin/media/alt-proposal.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'

type PictureDialogProps = {
	editor: Editor
	open: boolean
	onOpenChange: (open: boolean) => void
	onReplace: () => void
}

/** The picture that is selected in the text: what it shows, in words, or another in its place. */
export function PictureDialog({ editor, open, onOpenChange, onReplace }: PictureDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title="Imagem do texto">
			<PictureForm editor={editor} onDone={() => onOpenChange(false)} onReplace={onReplace} />
		</Dialog>
	)
}

type PictureFormProps = { editor: Editor; onDone: () => void; onReplace: () => void }

function PictureForm({ editor, onDone, onReplace }: PictureFormProps) {
	const src = String(editor.getAttributes('image')['src'] ?? '')
	const [alt, setAlt] = useState(() => String(editor.getAttributes('image')['alt'] ?? ''))

	function save(event: FormEvent) {
		event.preventDefault()
		// In React's eyes this form stands inside the page's, which must not be saved by it.
		event.stopPropagation()
		editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
		onDone()
	}

	return (
		<form onSubmit={save} className="mt-4">
			<TextField
				label="Texto alternativo"
				value={alt}
				onChange={(event) => setAlt(event.target.value)}
				hint="O que a imagem mostra, para quem não a vê."
				autoComplete="off"
			/>
			<div className="mt-3">
				<AltProposal url={src} onAccept={setAlt} />
			</div>
			<div className="mt-5.5 flex flex-wrap justify-end gap-2">
				<AdminButton
					className="mr-auto"
					onClick={() => {
						onDone()
						onReplace()
					}}
				>
					Trocar imagem
				</AdminButton>
				<AdminButton onClick={onDone}>Cancelar</AdminButton>
				<AdminButton tone="primary" type="submit">
					Aplicar
				</AdminButton>
			</div>
		</form>
	)
}
