import { Avatar } from '#app/components/ui/avatar.tsx'
import { brasiliaDay, momentOf, timeOf } from '#lib/brasilia-time.ts'
import type { PlacedNote } from './use-notes.ts'

type RemarkProps = { writtenByName: string; writtenAt: string; text: string; number?: number }

/** Who said what, and when. */
export function Remark({ writtenByName, writtenAt, text, number }: RemarkProps) {
	return (
		<>
			<p className="flex items-center gap-2.25 text-fine">
				<Avatar name={writtenByName} size={26} />
				<b className="min-w-0 truncate font-semibold">{writtenByName}</b>
				<time dateTime={writtenAt} className="ml-auto shrink-0 text-ink-3">
					{whenOf(new Date(writtenAt))}
				</time>
			</p>
			<p className="mt-1.5 break-words whitespace-pre-line">
				{number !== undefined && <b className="font-semibold">{number}.</b>} {text}
			</p>
		</>
	)
}

function whenOf(moment: Date): string {
	return brasiliaDay(moment) === brasiliaDay(new Date()) ? `hoje, ${timeOf(moment)}` : momentOf(moment)
}

/** What the note is about, and the way there. */
export function Passage({ note: { anchor, place }, onShow }: { note: PlacedNote; onShow: () => void }) {
	const quote = <span className="line-clamp-2 break-words">“{anchor.passage}”</span>
	if (place && !place.changed)
		return (
			<button
				type="button"
				className="mt-1 block w-full text-left text-fine text-ink-3 hover:underline"
				onClick={onShow}
			>
				{quote}
				<span className="sr-only"> – ir ao trecho</span>
			</button>
		)
	return (
		<div className="mt-2 rounded-control bg-warn-surface px-3 py-2 text-fine">
			<p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold text-warn">
				O trecho mudou
				{place && (
					<button type="button" className="font-semibold underline" onClick={onShow}>
						Ver como está
					</button>
				)}
			</p>
			<p className="mt-0.5 text-ink-2">A nota foi escrita sobre:</p>
			<blockquote className="text-ink">{quote}</blockquote>
		</div>
	)
}
