import { Ellipsis } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import type { CalendarEntry } from '#core/calendar/calendar-entry.ts'
import { classNames } from '#lib/class-names.ts'
import { detailOf, kindWords, titleOf } from './calendar-words.ts'
import { entryIcons } from './entry-icons.ts'
import { keyOf } from './move-form.ts'

/** What the cards of a screen share. */
export type CardTools = {
	today: string
	/** The card that the tab key reaches; the arrows lead to the others. */
	current: string | undefined
	/** Explains the keys. */
	helpId: string
	/** Carried, or on its way. */
	away: string | undefined
	onFocus: (entry: CalendarEntry) => void
	onBlur: (entry: CalendarEntry) => void
	onPointerDown: (event: PointerEvent, entry: CalendarEntry) => void
	onKeyDown: (event: KeyboardEvent, entry: CalendarEntry) => void
	/** Opens what can be done with it. */
	onMenu: (entry: CalendarEntry) => void
}

/** Of a title, by how many cards share the cell. */
const LINES = [4, 4, 2, 1]

type EntryCardProps = CardTools & {
	entry: CalendarEntry
	/** How many stand with it in its cell. */
	among: number
	/** A row of the agenda wherever it stands. */
	row?: boolean
}

/** A card in its cell, and a row where there is no room for cells. */
export function EntryCard({ entry, among, row = false, ...tools }: EntryCardProps) {
	const { kind, hour, moves } = entry
	const key = keyOf(entry)
	const title = titleOf(entry)
	const hydrating = useHydrating()
	// Without JavaScript the tab key reaches them all.
	const tab = hydrating ? {} : { tabIndex: tools.current === key ? 0 : -1 }
	return (
		<li
			onPointerDown={(event) => tools.onPointerDown(event, entry)}
			style={{ '--lines': LINES[Math.min(among, LINES.length - 1)] } as CSSProperties}
			className={classNames(
				'calendar-entry',
				`calendar-kind-${kind}`,
				row && 'is-row',
				tools.away === key && 'is-away',
				moves && 'cursor-grab',
			)}
		>
			<span className="calendar-mark">
				<Icon of={entryIcons[kind]} size={17} />
			</span>
			<span className="min-w-0">
				<span className="calendar-entry-title" title={title}>
					<Opener entry={entry} tab={tab} {...tools}>
						<span className="sr-only">{kindWords[kind]}: </span>
						{hour && <strong className="calendar-card-hour font-semibold">{hour} </strong>}
						{title}
					</Opener>
				</span>
				<span className="calendar-entry-detail">{detailOf(entry, tools.today)}</span>
			</span>
			<span aria-hidden="true" className="calendar-entry-hour text-fine font-semibold text-ink-2">
				{hour}
			</span>
			{moves && !hydrating && (
				<button
					type="button"
					aria-label={`Mover: ${title}`}
					onClick={() => tools.onMenu(entry)}
					onPointerDown={(event) => event.stopPropagation()}
					className="calendar-entry-menu"
					{...tab}
				>
					<Icon of={Ellipsis} size={16} />
				</button>
			)}
		</li>
	)
}

type OpenerProps = CardTools & { entry: CalendarEntry; tab: { tabIndex?: number }; children: ReactNode }

/** Leads to where the entry is worked on, or else to what readers see. What is neither only tells. */
function Opener({ entry, tab, helpId, onFocus, onBlur, onKeyDown, onMenu, children }: OpenerProps) {
	const common = {
		'data-entry': keyOf(entry),
		'aria-describedby': entry.moves ? helpId : undefined,
		className: 'calendar-opener',
		onFocus: () => onFocus(entry),
		onBlur: () => onBlur(entry),
		onKeyDown: (event: KeyboardEvent) => onKeyDown(event, entry),
		...tab,
	}
	if (entry.kind === 'topic' && entry.moves)
		return (
			<button
				type="button"
				{...common}
				onClick={() => onMenu(entry)}
				// Space takes the card; a button would be pressed by it.
				onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
				className="calendar-opener text-left"
			>
				{children}
			</button>
		)
	const to = addressOf(entry)
	if (!to) return <>{children}</>
	return (
		<Link to={to} draggable={false} {...common}>
			{children}
		</Link>
	)
}

function addressOf({ kind, id, slug, opens }: CalendarEntry): string | undefined {
	if (kind === 'topic') return undefined
	if (kind === 'fact') return `/admin/fatos/${id}`
	if (opens) return `/admin/posts/${id}`
	return kind === 'published' || kind === 'changes' ? `/blog/${slug}` : undefined
}
