import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { LONGEST_REASON } from '#core/reviews/reason-length.ts'

type WordsFormProps = {
	label: string
	/** Kept by whoever shows the form: closing it loses no words. */
	text: string
	onText: (text: string) => void
	hint: string
	/** Characters. */
	least: number
	action: string
	busy: boolean
	disabled?: boolean
	/** Words that may go with it. */
	proposal?: string | undefined
	onSend: () => Promise<void>
	/** Where it can be left without sending anything. */
	onCancel?: (() => void) | undefined
}

/** No form of its own: it stands within the article's. */
export function WordsForm({
	label,
	text,
	onText,
	hint,
	least,
	action,
	busy,
	disabled = false,
	proposal,
	onSend,
	onCancel,
}: WordsFormProps) {
	const [short, setShort] = useState(false)
	function send() {
		const isShort = text.trim().length < least
		setShort(isShort)
		if (!isShort) void onSend()
	}
	return (
		<div className="grid gap-2.5">
			<TextAreaField
				label={label}
				rows={2}
				maxLength={LONGEST_REASON}
				hint={hint}
				error={short ? `Escreva pelo menos ${least} caracteres` : undefined}
				value={text}
				onChange={(event) => onText(event.target.value)}
			/>
			<div className="flex flex-wrap gap-2">
				<AdminButton disabled={disabled} busy={busy} busyLabel="Enviando..." onClick={send}>
					{action}
				</AdminButton>
				{proposal !== undefined && !text.includes(proposal) && (
					<AdminButton tone="quiet" onClick={() => onText([text.trim(), proposal].filter(Boolean).join('\n\n'))}>
						Citar as notas abertas
					</AdminButton>
				)}
				{onCancel && (
					<AdminButton tone="quiet" onClick={onCancel}>
						Cancelar
					</AdminButton>
				)}
			</div>
			{disabled && <p className="text-fine text-ink-3">Salve antes: revisa-se a versão salva.</p>}
		</div>
	)
}
