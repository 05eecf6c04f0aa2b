import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type CalendarView, weekdayOf } from '#core/calendar/calendar-days.ts'
import type { CalendarDay } from '#core/calendar/calendar-entry.ts'
import { classNames } from '#lib/class-names.ts'
import { calendarHref } from './calendar-query.ts'
import { dayWords, numberOf, shortWeekdays, targetWords, weekdayName } from './calendar-words.ts'
import { type CardTools, EntryCard } from './entry-card.tsx'
import { keyOf } from './move-form.ts'
import type { Carried } from './use-carrying.ts'

type DayListProps = {
	view: CalendarView
	/** Of the month that is shown; all days belong to a week or a day. */
	month: string | undefined
	shown: readonly string[]
	days: readonly CalendarDay[]
	/** By day. */
	holidays: Readonly<Record<string, string>>
	carried: Carried | undefined
	tools: CardTools
}

/** The days in their order, in cells or as an agenda. */
export function DayList({ view, month, shown, days, holidays, carried, tools }: DayListProps) {
	const known = new Map(days.map((day) => [day.day, day]))
	const next = shown.find((day) => day >= tools.today && known.has(day))
	return (
		<>
			{view !== 'day' && (
				<div className="calendar-weekdays border-b border-line bg-panel text-[0.78125rem] font-semibold text-ink-3">
					{shortWeekdays.map((name) => (
						<span key={name} aria-hidden="true" className="px-2.25 py-1.75">
							{name}
						</span>
					))}
				</div>
			)}
			<ol className={classNames('calendar-days', view === 'week' && 'is-week', view === 'day' && 'is-one')}>
				{shown.map((day) => (
					<Day
						key={day}
						day={known.get(day) ?? { day, entries: [], total: 0 }}
						isNext={day === next}
						holiday={holidays[day]}
						view={view}
						month={month}
						carried={carried}
						tools={tools}
					/>
				))}
			</ol>
		</>
	)
}

type DayProps = Pick<DayListProps, 'view' | 'month' | 'carried' | 'tools'> & {
	day: CalendarDay
	/** The first from today on that has something. */
	isNext: boolean
	holiday: string | undefined
}

function Day({ day: { day, entries, total }, isNext, holiday, view, month, carried, tools }: DayProps) {
	const isTarget = carried?.target?.day === day
	const past = day < tools.today
	const isToday = day === tools.today
	const outside = month !== undefined && !day.startsWith(month)
	const weekday = weekdayOf(day)
	const more = total - entries.length
	return (
		<li
			data-day={day}
			id={isNext ? 'hoje' : undefined}
			className={classNames(
				'calendar-day',
				(weekday === 0 || weekday === 6) && 'is-weekend',
				outside && 'is-outside',
				isToday && 'is-today',
				entries.length === 0 && view !== 'day' && 'is-empty',
				isTarget && 'is-target',
				past && 'is-past',
			)}
		>
			<p className="calendar-number" aria-hidden="true">
				<span>{numberOf(day, month ?? day.slice(0, 7))}</span>
				{isTarget && (
					<span className={past ? 'text-[0.75rem] text-err' : 'text-[0.75rem] text-accent'}>
						{past ? 'já passou' : 'solte aqui'}
					</span>
				)}
				{holiday && !isTarget && (
					<span title={holiday} className="calendar-holiday">
						feriado
					</span>
				)}
			</p>
			<p className="calendar-day-name" aria-hidden="true">
				{isToday ? (
					<>
						<b>Hoje</b> {weekdayName(day)}, {numberOf(day, month ?? day.slice(0, 7))}
					</>
				) : (
					<>
						<b className="capitalize">{weekdayName(day)}</b> {numberOf(day, month ?? day.slice(0, 7))}
					</>
				)}
				{holiday && view !== 'day' && <span className="calendar-holiday">feriado, {holiday}</span>}
			</p>
			<p className="sr-only">
				{dayWords(day)}
				{isToday && ', hoje'}
				{holiday && `, feriado: ${holiday}`}
				{total > 0 && <Counted total={total} />}
			</p>
			{view === 'day' && (holiday || total === 0) && (
				<p className="px-4 py-3 text-ink-2">
					{holiday && `Feriado nacional: ${holiday}. `}
					{total === 0 && 'Nada marcado neste dia.'}
				</p>
			)}
			{isTarget && carried && !carried.at && carried.entry.day !== day && (
				<p className="calendar-ghost" aria-hidden="true">
					{targetWords(carried.entry, day)}
				</p>
			)}
			{entries.length > 0 && (
				<ul>
					{entries.map((entry) => (
						<EntryCard
							key={keyOf(entry)}
							entry={entry}
							among={view === 'month' ? entries.length : 1}
							row={view === 'day'}
							{...tools}
						/>
					))}
				</ul>
			)}
			{more > 0 && view !== 'day' && (
				<Link to={calendarHref({ view: 'day', day })} className="calendar-more">
					mais {more.toLocaleString('pt-BR')}
					<span className="sr-only"> em {dayWords(day)}</span>
				</Link>
			)}
			{more > 0 && view === 'day' && (
				<p className="calendar-more text-ink-2">
					Mostra {entries.length.toLocaleString('pt-BR')} de {total.toLocaleString('pt-BR')}.
				</p>
			)}
		</li>
	)
}

function Counted({ total }: { total: number }): ReactNode {
	return total === 1 ? ', 1 item' : `, ${total.toLocaleString('pt-BR')} itens`
}
