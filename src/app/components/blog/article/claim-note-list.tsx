import type { ClaimNote } from '#core/claims/notes/number-claims.ts'
import { formatDay } from '#lib/format-day.ts'

/** Where the article's figures come from: what the numbers in the text lead to, without a script. */
export function ClaimNoteList({ notes }: { notes: readonly ClaimNote[] }) {
	if (notes.length === 0) return null
	return (
		<section aria-labelledby="notas" className="mt-10 text-small leading-[1.5] text-ink-2">
			<h2 id="notas" className="mb-2 text-[1.125rem] text-ink">
				De onde vêm os números
			</h2>
			<ol>
				{notes.map((note) => (
					<li
						key={note.number}
						id={`nota-${note.number}`}
						className="grid grid-cols-[1.625rem_minmax(0,1fr)] scroll-mt-24 gap-1.5 py-1.5 target:bg-teal-100"
					>
						<a href={`#nota-${note.number}-no-texto`} aria-label={`Nota ${note.number}: voltar ao texto`}>
							{note.number}
						</a>
						<p className="break-words">
							<b className="font-semibold text-ink">{note.words}:</b> <Origin note={note} />
						</p>
					</li>
				))}
			</ol>
		</section>
	)
}

function Origin({ note: { evidence } }: { note: ClaimNote }) {
	if (evidence.kind === 'signature')
		return `conferido por ${evidence.name}, ${evidence.registration}, em ${formatDay(evidence.on)}.`
	if (evidence.kind === 'source')
		return (
			<>
				“{evidence.quote}” <Outside url={evidence.url}>{evidence.title || new URL(evidence.url).hostname}</Outside>,
				lida em {formatDay(evidence.readOn)}.
			</>
		)
	const { statement, norm, url, from, checkedByName, checkedOn } = evidence
	return (
		<>
			{statement} {norm && (url ? <Outside url={url}>{norm}</Outside> : norm)}
			{from && `, em vigor desde ${formatDay(from)}`}
			{norm && '.'}
			{checkedOn && ` Conferido por ${checkedByName || 'uma pessoa da corretora'} em ${formatDay(checkedOn)}.`}
		</>
	)
}

function Outside({ url, children }: { url: string; children: string }) {
	return (
		<a
			href={url}
			target="_blank"
			rel="noopener noreferrer"
			className="underline decoration-teal-400 underline-offset-3"
		>
			{children}
			<span className="sr-only"> (abre em nova aba)</span>
		</a>
	)
}
