import { type FormEvent, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog, dialogLook } from '#app/components/ui/dialog.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { CalendarEntry } from '#core/calendar/calendar-entry.ts'
import { textIn } from '#lib/form-texts.ts'
import { dayWords, titleOf } from './calendar-words.ts'

type MoveDialogProps = {
	entry: CalendarEntry
	open: boolean
	onOpenChange: (open: boolean) => void
	today: string
	onMove: (entry: CalendarEntry, to: string | null) => void
	/** Makes a draft of a topic. */
	onStart: (id: string) => void
}

/** Another day without dragging, and what else can be done with a plan. */
export function MoveDialog({ entry, open, onOpenChange, today, onMove, onStart }: MoveDialogProps) {
	const [error, setError] = useState<string>()
	const { kind, id, planned, hour } = entry
	const isPlan = kind !== 'scheduled' && kind !== 'changes'

	function close(wasOpen: boolean) {
		setError(undefined)
		onOpenChange(wasOpen)
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const to = textIn(new FormData(event.currentTarget), 'to')
		if (to === '') return setError('Escolha um dia.')
		if (to < today && to !== planned) return setError('Esse dia já passou.')
		close(false)
		if (to !== planned) onMove(entry, to)
	}

	return (
		<Dialog open={open} onOpenChange={close} title="Mover para…" description={standing(entry)}>
			<form onSubmit={submit} noValidate className="mt-4">
				<TextField
					type="date"
					name="to"
					label="Dia"
					required
					min={today}
					defaultValue={planned ?? today}
					error={error}
					hint={hour ? `O horário continua ${hour}, de Brasília.` : hints[kind === 'topic' ? 'topic' : 'draft']}
				/>
				{kind === 'topic' && (
					<p className="mt-4 text-ui text-ink-2">
						Para escrever já: o rascunho nasce com o título, a categoria e o dia, e o assunto sai da fila.{' '}
						<button type="button" onClick={() => onStart(id)} className="font-semibold text-accent underline">
							Começar rascunho
						</button>
					</p>
				)}
				<div className={dialogLook.actions}>
					{isPlan && planned && (
						<AdminButton
							tone="quiet"
							className="mr-auto"
							onClick={() => {
								close(false)
								onMove(entry, null)
							}}
						>
							Tirar o dia
						</AdminButton>
					)}
					<AdminButton onClick={() => close(false)}>Cancelar</AdminButton>
					<AdminButton type="submit" tone="primary">
						Mover
					</AdminButton>
				</div>
			</form>
		</Dialog>
	)
}

const hints = {
	topic: 'O programador não usa o assunto antes desse dia.',
	draft: 'O prazo é um plano: nada vai ao ar por causa dele.',
}

function standing(entry: CalendarEntry): string {
	const { kind, planned, hour } = entry
	const title = `“${titleOf(entry)}”`
	if (!planned) return `${title}, ainda sem dia.`
	if (kind === 'scheduled' || kind === 'changes') return `${title}, agendado para ${dayWords(planned)}, ${hour}.`
	return `${title}, ${kind === 'topic' ? 'planejado para' : 'com prazo em'} ${dayWords(planned)}.`
}
