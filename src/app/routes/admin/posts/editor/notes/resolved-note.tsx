import { CircleCheck } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { NotDone } from './note-row.tsx'
import { Passage, Remark } from './remark.tsx'
import type { Notes, PlacedNote } from './use-notes.ts'

/** One line, to be unfolded and reopened. */
export function ResolvedNote({ note, notes }: { note: PlacedNote; notes: Notes }) {
	const { id, number, resolvedByName, replies } = note
	const failure = notes.failure?.about === id ? notes.failure : undefined
	return (
		<li
			tabIndex={-1}
			data-note-row={id}
			aria-label={`Nota ${number}, resolvida`}
			className="rounded-[10px] border border-line bg-panel py-1 pr-2 pl-3.5 text-fine outline-offset-2"
		>
			<div className="flex items-start gap-2.25">
				<Icon of={CircleCheck} size={17} className="mt-3 shrink-0 text-ink-3 drawer:mt-1.25" />
				<details className="min-w-0 flex-1">
					<summary className="cursor-pointer list-none py-2.5 text-ink-3 hover:underline drawer:py-1">
						<b className="font-semibold text-ink-2">{number}.</b> resolvida por {resolvedByName}
					</summary>
					<div className="pt-1 pb-2">
						<Remark {...note} />
						<Passage note={note} onShow={() => notes.show(note.anchor)} />
						{replies.map((reply) => (
							<div key={reply.id} className="mt-2.5 border-t border-line pt-2.5">
								<Remark {...reply} />
							</div>
						))}
					</div>
				</details>
				<AdminButton
					size="small"
					tone="quiet"
					busy={notes.sending?.about === id}
					onClick={() => void notes.settle(id, 'reopen')}
					className="text-accent"
				>
					Reabrir<span className="sr-only"> a nota {number}</span>
				</AdminButton>
			</div>
			{failure && <NotDone words={failure.words} onRetry={() => void notes.settle(id, 'reopen')} />}
		</li>
	)
}
