import { MessageSquarePlus } from 'lucide-react'
import { Kbd } from '#app/components/admin/kbd.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteRow } from './note-row.tsx'
import { ResolvedNote } from './resolved-note.tsx'
import type { Notes } from './use-notes.ts'

/** What those who write and review the article say to each other about passages of its text. Readers never see it. */
export function NotesPanel({ notes }: { notes: Notes }) {
	const { isNew, loaded, readAgain, placed, draft, inText } = notes
	if (isNew) return <p className="p-4.5 text-ink-2">Salve o artigo para poder anotar trechos do texto.</p>
	return (
		<>
			<button
				type="button"
				onClick={inText.begin}
				className="flex min-h-11 w-full items-center gap-2 border-b border-line px-4.5 py-2 text-left text-ink-2 hover:bg-hover/60"
			>
				<Icon of={MessageSquarePlus} size={16} className="shrink-0" />
				Selecione um trecho para anotar
				<span className="ml-auto max-drawer:hidden">
					<Kbd>Ctrl Alt M</Kbd>
				</span>
			</button>
			{draft && <Draft notes={notes} />}
			{loaded.state === 'loading' && (
				<div role="status" className="grid gap-3 p-4.5">
					<span className="sr-only">Lendo as notas</span>
					<Skeleton className="h-16" />
					<Skeleton className="h-16" />
				</div>
			)}
			{loaded.state === 'failed' && (
				<p role="alert" className="p-4.5 text-ink-2">
					As notas não puderam ser carregadas.{' '}
					<button type="button" className="font-semibold text-accent underline" onClick={readAgain}>
						Tentar de novo
					</button>
				</p>
			)}
			{loaded.state === 'ready' && placed.length === 0 && !draft && (
				<p className="p-4.5 text-ink-2">Ninguém anotou nada neste texto. Os leitores nunca veem as notas.</p>
			)}
			{placed.length > 0 && <List notes={notes} />}
		</>
	)
}

function List({ notes }: { notes: Notes }) {
	const open = notes.placed.filter(({ resolvedByName }) => resolvedByName === null)
	const resolved = notes.placed.filter(({ resolvedByName }) => resolvedByName !== null)
	return (
		<div className="grid gap-3 p-3">
			{open.length === 0 && <p className="px-1.5 pt-1 text-ink-2">Nenhuma nota aberta.</p>}
			{open.length > 0 && (
				<ol aria-label="Notas abertas" className="grid gap-3">
					{open.map((note) => (
						<NoteRow key={note.id} note={note} notes={notes} />
					))}
				</ol>
			)}
			{resolved.length > 0 && (
				<ol aria-label="Notas resolvidas" className="grid gap-2">
					{resolved.map((note) => (
						<ResolvedNote key={note.id} note={note} notes={notes} />
					))}
				</ol>
			)}
		</div>
	)
}

function Draft({ notes: { draft, write, stopWriting, add, sending, failure } }: { notes: Notes }) {
	if (!draft) return null
	return (
		<div data-note-draft className="grid gap-2.5 border-b border-line p-4.5">
			<blockquote className="line-clamp-3 rounded-control bg-info-surface px-3 py-2 text-fine break-words">
				“{draft.anchor.passage}”
			</blockquote>
			<NoteForm
				label="Nota sobre este trecho"
				action="Guardar nota"
				text={draft.text}
				onText={write}
				busy={sending?.about === 'new'}
				failure={failure?.about === 'new' ? failure.words : undefined}
				onSend={() => void add()}
				onCancel={stopWriting}
			/>
		</div>
	)
}
