import { type FormEvent, type ReactNode, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog, dialogLook } from '#app/components/ui/dialog.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { textIn } from '#lib/form-texts.ts'
import { tomorrowMorning } from '../editor/publish/publish-state.ts'
import { countOf } from './change-answer.ts'

type BulkDialogProps = {
	open: boolean
	/** How many articles it is about. */
	count: number
	onClose: () => void
	/** What was chosen. */
	onChosen: (value: string) => void
}

/** One category for all that were chosen. */
export function CategoryDialog({ categories, count, ...dialog }: BulkDialogProps & { categories: CategoryChoice[] }) {
	return (
		<BulkDialog
			{...dialog}
			title={`Mudar a categoria de ${countOf(count)}`}
			description="Nos publicados a mudança espera, com as outras alterações, que alguém a publique."
			confirm="Mudar categoria"
			name="categoryId"
		>
			<SelectField label="Categoria" name="categoryId">
				{categories.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
				<option value="">Sem categoria</option>
			</SelectField>
		</BulkDialog>
	)
}

/** One moment for all that were chosen. */
export function ScheduleDialog({ count, ...dialog }: BulkDialogProps) {
	const [error, setError] = useState<string>()
	function check(moment: string): boolean {
		const at = brasiliaMoment(moment)
		const fault = at && at > new Date() ? undefined : 'Escolha um dia e uma hora no futuro.'
		setError(fault)
		return fault === undefined
	}
	return (
		<BulkDialog
			{...dialog}
			title={`Agendar ${countOf(count)}`}
			description="Todos vão ao ar no mesmo momento. De um publicado, vão as alterações que esperam."
			confirm="Agendar"
			name="moment"
			check={check}
		>
			<TextField
				label="Dia e hora"
				aside="horário de Brasília"
				name="moment"
				type="datetime-local"
				defaultValue={tomorrowMorning()}
				error={error}
			/>
		</BulkDialog>
	)
}

type FrameProps = Omit<BulkDialogProps, 'count'> & {
	title: string
	description: string
	confirm: string
	/** The field whose value is chosen. */
	name: string
	check?: (value: string) => boolean
	children: ReactNode
}

function BulkDialog({ open, onClose, onChosen, title, description, confirm, name, check, children }: FrameProps) {
	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const value = textIn(new FormData(event.currentTarget), name)
		if (check && !check(value)) return
		onClose()
		onChosen(value)
	}
	return (
		<Dialog open={open} onOpenChange={(shown) => !shown && onClose()} title={title} description={description}>
			<form onSubmit={submit} noValidate className="mt-4">
				{children}
				<div className={dialogLook.actions}>
					<AdminButton onClick={onClose}>Cancelar</AdminButton>
					<AdminButton type="submit" tone="primary">
						{confirm}
					</AdminButton>
				</div>
			</form>
		</Dialog>
	)
}
