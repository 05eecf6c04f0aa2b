import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { daysShown } from '#core/calendar/calendar-days.ts'
import type { CalendarDay, CalendarEntry } from '#core/calendar/calendar-entry.ts'
import { classNames } from '#lib/class-names.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { targetWords, titleOf } from './calendar-words.ts'
import { DayList } from './day-list.tsx'
import type { CardTools } from './entry-card.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { keyOf, moveOf } from './move-form.ts'
import { withMove } from './shown-move.ts'
import { UndatedCard } from './undated-card.tsx'
import { useCalendarMoves } from './use-calendar-moves.ts'
import { type Carried, useCarrying } from './use-carrying.ts'

type BoardProps = {
	query: CalendarQuery
	today: string
	days: readonly CalendarDay[]
	/** By day. */
	holidays: Readonly<Record<string, string>>
	undated: { entries: readonly CalendarEntry[]; draftCount: number; topicCount: number; count: string }
	mayPlanTopics: boolean
	/** Below those without a day. */
	children?: ReactNode
}

/** The days, what waits for one, and moving between them. */
export function Board({ query, today, holidays, undated, mayPlanTopics, children, ...read }: BoardProps) {
	const { view, day } = query
	const shown = daysShown(view, day)
	const helpId = useId()
	const { send, start, suggest, moving, busy } = useCalendarMoves()
	const { days, undated: waiting } = withMove({ days: read.days, undated: undated.entries }, moving)
	const ordered = entriesInOrder(shown, days, waiting)
	const [focused, setFocused] = useState<string>()
	const refocus = useRef<string>(undefined)
	const [chosen, setChosen] = useState<CalendarEntry>()
	const [asking, setAsking] = useState(false)

	function moveTo(entry: CalendarEntry, to: string | null) {
		refocus.current = keyOf(entry)
		send(moveOf(entry, to))
	}

	const { carried, said, takeByPointer, carryByKey, giveBack } = useCarrying({ days: shown, today, onDrop: moveTo })

	// A card that was put down elsewhere is a new element: whoever carried it by keys goes on from there.
	useEffect(() => {
		const key = refocus.current
		if (!key || (document.activeElement && document.activeElement !== document.body)) return
		elementOf(key)?.focus()
	})

	function onKeyDown(event: KeyboardEvent, entry: CalendarEntry) {
		if (event.ctrlKey || event.metaKey || event.altKey) return
		if (carryByKey(event, entry)) return
		const at = ordered.findIndex((each) => keyOf(each) === keyOf(entry))
		const next = ordered[nextPlace(event.key, at, ordered.length)]
		if (!next) return
		event.preventDefault()
		elementOf(keyOf(next))?.focus()
	}

	const known = ordered.some((entry) => keyOf(entry) === focused)
	const tools: CardTools = {
		today,
		current: known ? focused : ordered[0] && keyOf(ordered[0]),
		helpId,
		away: carried ? keyOf(carried.entry) : moving && keyOf(moving),
		onFocus: (entry) => setFocused(keyOf(entry)),
		onBlur: (entry) => {
			refocus.current = undefined
			if (carried && !carried.at) giveBack(entry)
		},
		onPointerDown: takeByPointer,
		onKeyDown,
		onMenu: (entry) => {
			setChosen(entry)
			setAsking(true)
		},
	}

	return (
		<div className="calendar-columns">
			<div className={classNames(cardLook, 'overflow-hidden')}>
				<DayList
					view={view}
					month={view === 'month' ? day.slice(0, 7) : undefined}
					shown={shown}
					days={days}
					holidays={holidays}
					carried={carried}
					tools={tools}
				/>
			</div>
			<div className="grid min-w-0 content-start gap-4">
				<UndatedCard
					entries={waiting}
					draftCount={undated.draftCount}
					topicCount={undated.topicCount}
					count={undated.count}
					isTarget={carried?.target?.day === null}
					tools={tools}
					mayPlanTopics={mayPlanTopics}
					onSuggest={suggest}
					busy={busy}
				/>
				{children}
			</div>
			<p id={helpId} hidden>
				Espaço pega e solta, setas mudam o dia ou a semana, Esc devolve ao lugar.
			</p>
			<p role="status" className="sr-only">
				{said}
			</p>
			{carried?.at && <CarriedCard carried={carried} at={carried.at} />}
			{chosen && (
				<MoveDialog
					key={keyOf(chosen)}
					entry={chosen}
					open={asking}
					onOpenChange={setAsking}
					today={today}
					onMove={moveTo}
					onStart={start}
				/>
			)}
		</div>
	)
}

function CarriedCard({ carried: { entry, target }, at }: { carried: Carried; at: { x: number; y: number } }) {
	return (
		<div className="calendar-carried" aria-hidden="true" style={{ left: at.x + 8, top: at.y + 8 }}>
			<Icon of={GripVertical} size={13} className="mt-px" />
			<span className="min-w-0 wrap-anywhere">
				{titleOf(entry)}
				{target && <b>{target.day === null ? 'sem dia' : targetWords(entry, target.day)}</b>}
			</span>
		</div>
	)
}

/** As they stand on the screen, those that can be reached. */
function entriesInOrder(shown: readonly string[], days: readonly CalendarDay[], undated: readonly CalendarEntry[]) {
	const dated = shown.flatMap((day) => days.find((each) => each.day === day)?.entries ?? [])
	return [...dated, ...undated].filter(({ kind, opens }) => opens || kind === 'published' || kind === 'changes')
}

function nextPlace(key: string, at: number, length: number): number {
	if (key === 'ArrowRight' || key === 'ArrowDown') return at + 1
	if (key === 'ArrowLeft' || key === 'ArrowUp') return at - 1
	if (key === 'Home') return 0
	return key === 'End' ? length - 1 : -1
}

function elementOf(key: string): HTMLElement | null {
	return document.querySelector(`[data-entry="${CSS.escape(key)}"]`)
}
