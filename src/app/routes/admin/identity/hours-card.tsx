import { Copy, Plus, X } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import { openingAt } from '#core/identity/opening-at.ts'
import { MOST_SPANS, type Span, type Weekday, weekdayWords, weekOrder } from '#core/identity/opening-hours.ts'
import { timeOf } from '#lib/brasilia-time.ts'
import { checkValues } from './draft.ts'
import { RowButton } from './row-button.tsx'
import { SpecialDays } from './special-days.tsx'
import { TimeField } from './time-field.tsx'
import { useDraft } from './use-identity-draft.ts'

/** What is wrong is told in the room of the row, not of the field. */
const timeLook = 'w-17 [&_input]:px-2 [&_input]:text-center [&>p]:w-44'

const usual: Span[] = [{ opens: '08:00', closes: '18:00' }]

export function HoursCard({ now }: { now: Date }) {
	return (
		<AdminCard title="Horário de atendimento" actions={<OpenNow now={now} />} flush>
			<p className="px-4.5 pt-3 text-fine text-ink-3">Horário de Brasília</p>
			<ul>
				{weekOrder.map((day, index) => (
					<DayRow key={day} day={day} first={index === 0} />
				))}
			</ul>
			<SpecialDays now={now} />
		</AdminCard>
	)
}

/** As the fields stand, saved or not; nothing while a span cannot be. */
function OpenNow({ now }: { now: Date }) {
	const { openingHours, specialDays } = useDraft().draft
	const checked = checkValues({ openingHours, specialDays })
	if (!checked.ok) return null
	const opening = openingAt({ openingHours, specialDays }, now, 0)
	return opening.open ? (
		<Badge tone="ok" dot>
			Aberto agora, até {timeOf(opening.until)}
		</Badge>
	) : (
		<Badge dot>Fechado agora</Badge>
	)
}

function DayRow({ day, first }: { day: Weekday; first: boolean }) {
	const { draft, set } = useDraft()
	const spans = draft.openingHours[day]
	const place = `openingHours.${day}`
	const name = weekdayWords(day)
	const put = (next: Span[]) => set(place, next)

	function copyToOpenDays() {
		const others = weekOrder.filter((each) => draft.openingHours[each].length > 0)
		set('openingHours', { ...draft.openingHours, ...Object.fromEntries(others.map((each) => [each, spans])) })
	}

	return (
		<li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-4.5 py-1">
			<Switch
				label={name}
				checked={spans.length > 0}
				onCheckedChange={(open) => put(open ? usual : [])}
				className="w-32 flex-row-reverse justify-between font-semibold"
			/>
			{spans.length === 0 ? (
				<p className="flex min-h-11 flex-1 items-center text-ink-3 drawer:min-h-9">Fechado</p>
			) : (
				<div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-1 max-drawer:basis-full">
					{spans.map((span, index) => (
						// A span has no name of its own: it is its place in the day.
						// oxlint-disable-next-line react/no-array-index-key
						<div key={index} className="flex items-start gap-2">
							<TimeField
								of={`${place}.${index}.opens`}
								label={`${name}, período ${index + 1}, abre`}
								labelHidden
								className={timeLook}
							/>
							<span className="flex h-control items-center text-ink-3">às</span>
							<TimeField
								of={`${place}.${index}.closes`}
								label={`${name}, período ${index + 1}, fecha`}
								labelHidden
								className={timeLook}
							/>
							{index > 0 && index === spans.length - 1 && (
								<RowButton
									icon={X}
									label={`Tirar o período das ${span.opens} às ${span.closes}, ${name}`}
									onClick={() => put(spans.filter((_, each) => each !== index))}
								/>
							)}
						</div>
					))}
				</div>
			)}
			<div className="ml-auto flex">
				{first && spans.length > 0 && (
					<RowButton icon={Copy} label={`Copiar o horário de ${name} para os dias abertos`} onClick={copyToOpenDays} />
				)}
				{spans.length === 0 ? (
					<AdminButton tone="quiet" size="small" onClick={() => put(usual)} aria-label={`Abrir neste dia: ${name}`}>
						Abrir neste dia
					</AdminButton>
				) : (
					<RowButton
						icon={Plus}
						label={`Mais um período, ${name}`}
						disabled={spans.length >= MOST_SPANS}
						onClick={() => put([...spans, after(spans.at(-1)!)])}
					/>
				)}
			</div>
		</li>
	)
}

/** An hour later, as far as the day goes. */
function after({ closes }: Span): Span {
	const hour = Number(closes.slice(0, 2))
	const at = (one: number) => `${String(Math.min(one, 23)).padStart(2, '0')}:00`
	return { opens: at(hour + 1), closes: at(hour + 3) }
}
