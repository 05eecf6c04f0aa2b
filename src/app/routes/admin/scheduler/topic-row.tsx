import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { WaitingTopic } from '#core/generation/scheduler/topics.ts'
import { formatDay } from '#lib/format-day.ts'
import type { Answer } from './answer.ts'
import { SchedulerForm } from './scheduler-form.tsx'

type TopicRowProps = {
	topic: WaitingTopic
	number: number
	last: boolean
	/** What became of its new text. */
	edited: Answer | undefined
	onDelete: () => void
}

/** A topic that waits, to be put elsewhere, rewritten or taken out. */
export function TopicRow({
	topic: { id, topic, coveredBy, plannedFor },
	number,
	last,
	edited,
	onDelete,
}: TopicRowProps) {
	const { editing, refusal, open, close, pencil } = useEditing(edited)
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2.5 pl-4.5">
			<span className="w-5 shrink-0 text-fine text-ink-3 tabular-nums" aria-hidden="true">
				{number}
			</span>
			{editing ? (
				<EditForm id={id} topic={topic} refusal={refusal} onCancel={close} />
			) : (
				<>
					<div className="min-w-0 flex-1 basis-48">
						<p className="wrap-anywhere">{topic}</p>
						{plannedFor && (
							<p className="text-fine text-ink-3">
								No calendário em{' '}
								<Link to={`/admin/calendario?mes=${plannedFor.slice(0, 7)}`} className="underline">
									{formatDay(plannedFor)}
								</Link>
								; antes disso o programador não o usa.
							</p>
						)}
						{coveredBy && (
							<p className="text-fine text-warn">
								Já coberto por{' '}
								<Link to={`/admin/posts/${coveredBy.id}`} className="underline">
									{coveredBy.title}
								</Link>
								; será pulado.
							</p>
						)}
					</div>
					<div className="ml-auto flex">
						<MoveButton id={id} by="up" label={`Subir: ${topic}`} disabled={number === 1} />
						<MoveButton id={id} by="down" label={`Descer: ${topic}`} disabled={last} />
						<AdminButton ref={pencil} tone="quiet" size="icon" aria-label={`Editar: ${topic}`} onClick={open}>
							<Icon of={Pencil} size={16} />
						</AdminButton>
						<AdminButton tone="quiet" size="icon" aria-label={`Excluir: ${topic}`} onClick={onDelete}>
							<Icon of={Trash2} size={16} />
						</AdminButton>
					</div>
				</>
			)}
		</li>
	)
}

/** Open until it is saved or left; then the button that opened it has the focus again. */
function useEditing(edited: Answer | undefined) {
	const [editing, setEditing] = useState(false)
	const [answerBefore, setAnswerBefore] = useState(edited)
	const pencil = useRef<HTMLButtonElement>(null)
	const wasEditing = useRef(false)
	const answer = edited === answerBefore ? undefined : edited
	useEffect(() => {
		if (answer?.ok) setEditing(false)
	}, [answer])
	useEffect(() => {
		if (wasEditing.current && !editing) pencil.current?.focus()
		wasEditing.current = editing
	}, [editing])
	const open = () => {
		setAnswerBefore(edited)
		setEditing(true)
	}
	const close = () => setEditing(false)
	return { editing, refusal: answer?.ok === false ? answer.message : undefined, open, close, pencil }
}

type EditFormProps = { id: string; topic: string; refusal: string | undefined; onCancel: () => void }

function EditForm({ id, topic, refusal, onCancel }: EditFormProps) {
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.select(), [])
	function leave(event: KeyboardEvent) {
		if (event.key === 'Escape') onCancel()
	}
	return (
		<SchedulerForm className="flex min-w-0 flex-1 basis-64 flex-wrap items-end gap-2" onKeyDown={leave}>
			<input type="hidden" name="intent" value="edit-topic" />
			<input type="hidden" name="id" value={id} />
			<TextField
				ref={field}
				label="Texto do assunto"
				name="topic"
				defaultValue={topic}
				required
				maxLength={200}
				error={refusal}
				className="min-w-0 flex-1 basis-56"
			/>
			<AdminButton type="submit" tone="primary">
				Salvar
			</AdminButton>
			<AdminButton onClick={onCancel}>Cancelar</AdminButton>
		</SchedulerForm>
	)
}

type MoveButtonProps = { id: string; by: 'up' | 'down'; label: string; disabled: boolean }

function MoveButton({ id, by, label, disabled }: MoveButtonProps) {
	return (
		<SchedulerForm>
			<input type="hidden" name="intent" value="move-topic" />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="by" value={by} />
			<AdminButton type="submit" tone="quiet" size="icon" aria-label={label} disabled={disabled}>
				<Icon of={by === 'up' ? ArrowUp : ArrowDown} size={16} />
			</AdminButton>
		</SchedulerForm>
	)
}
