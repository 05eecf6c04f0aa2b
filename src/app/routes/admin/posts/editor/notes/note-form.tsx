import type { KeyboardEvent } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { LONGEST_NOTE } from '#core/reviews/note-length.ts'

type NoteFormProps = {
	label: string
	action: string
	text: string
	onText: (text: string) => void
	busy: boolean
	/** Why the server did not take it. The words stay. */
	failure: string | undefined
	onSend: () => void
	onCancel: () => void
}

/** No form of its own: it stands within the article's. */
export function NoteForm({ label, action, text, onText, busy, failure, onSend, onCancel }: NoteFormProps) {
	const ready = text.trim() !== ''

	function byKey(event: KeyboardEvent) {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
			event.preventDefault()
			if (ready && !busy) onSend()
		}
	}

	return (
		<div className="grid gap-2.5">
			<TextAreaField
				label={label}
				rows={2}
				maxLength={LONGEST_NOTE}
				hint={ready ? 'Fica neste aparelho até você enviar.' : undefined}
				value={text}
				error={failure && `${failure} Nada foi guardado ainda; o que você escreveu continua aqui.`}
				onChange={(event) => onText(event.target.value)}
				onKeyDown={byKey}
			/>
			<div className="flex flex-wrap gap-1.5">
				<AdminButton
					size="small"
					tone="primary"
					busy={busy}
					busyLabel="Guardando..."
					disabled={!ready}
					onClick={onSend}
				>
					{failure ? 'Tentar de novo' : action}
				</AdminButton>
				<AdminButton size="small" tone="quiet" disabled={busy} onClick={onCancel}>
					Cancelar
				</AdminButton>
			</div>
		</div>
	)
}
