import type { FocusEvent } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { focusAtOnce } from '../claims/focus-at-once.ts'
import { NoteForm } from './note-form.tsx'
import { Passage, Remark } from './remark.tsx'
import type { Notes, PlacedNote } from './use-notes.ts'

/** An open note. What can be done about it stands on the one that is looked at. */
export function NoteRow({ note, notes }: { note: PlacedNote; notes: Notes }) {
	const { id, number, replies } = note
	const { sending, failure, answers, answer } = notes
	const current = notes.current === id
	const typed = answers[id]
	const busy = sending?.about === id
	const refused = failure?.about === id ? failure : undefined

	/** Not by a pointer that is still down: the list would move under it. */
	function byKeys({ target }: FocusEvent) {
		if (target.matches(':focus-visible')) notes.setCurrent(id)
	}

	return (
		<li
			tabIndex={-1}
			data-note-row={id}
			aria-label={`Nota ${number}`}
			aria-current={current || undefined}
			className={classNames(
				'rounded-[10px] border bg-panel px-3.5 py-3 outline-offset-2',
				current ? 'border-(--note) ring-1 ring-(--note)' : 'border-line',
			)}
		>
			<div role="presentation" onClick={() => notes.setCurrent(id)} onFocus={byKeys}>
				<Remark {...note} number={number} />
				<Passage note={note} onShow={() => notes.show(note.anchor)} />
				{replies.map((reply) => (
					<div key={reply.id} className="mt-2.5 border-t border-line pt-2.5">
						<Remark {...reply} />
					</div>
				))}
				{current && typed === undefined && (
					<div className="mt-2.5 flex flex-wrap gap-1.5">
						<AdminButton size="small" disabled={busy} onClick={() => answer(id, '')}>
							Responder<span className="sr-only"> à nota {number}</span>
						</AdminButton>
						<AdminButton
							size="small"
							busy={busy && sending.what === 'resolve'}
							onClick={() => void notes.settle(id, 'resolve')}
						>
							Resolver<span className="sr-only"> a nota {number}</span>
						</AdminButton>
					</div>
				)}
				{typed !== undefined && (
					<div ref={focusField} className="mt-2.5">
						<NoteForm
							label={`Resposta à nota ${number}`}
							action="Responder"
							text={typed}
							onText={(text) => answer(id, text)}
							busy={busy && sending.what === 'reply'}
							failure={refused?.what === 'reply' ? refused.words : undefined}
							onSend={() => void notes.reply(id)}
							onCancel={() => answer(id, undefined)}
						/>
					</div>
				)}
				{refused?.what === 'resolve' && (
					<NotDone words={refused.words} onRetry={() => void notes.settle(id, 'resolve')} />
				)}
			</div>
		</li>
	)
}

/** Somebody pressed a button to write into it. */
function focusField(form: HTMLElement | null): void {
	focusAtOnce(form?.querySelector('textarea') ?? null)
}

export function NotDone({ words, onRetry }: { words: string; onRetry: () => void }) {
	return (
		<p role="alert" className="mt-2 text-fine text-err">
			{words} Nada mudou na nota.{' '}
			<button type="button" className="font-semibold underline" onClick={onRetry}>
				Tentar de novo
			</button>
		</p>
	)
}
