import { Plus, Trash2 } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import { nationalHolidays } from '#core/identity/holidays.ts'
import { addDays, brasiliaDay } from '#lib/brasilia-time.ts'
import { DraftSelect, DraftText } from './draft-field.tsx'
import { RowButton } from './row-button.tsx'
import { TimeField } from './time-field.tsx'
import { useDraft } from './use-identity-draft.ts'

const AHEAD = 4

/** The nation's holidays are computed; those of the town and the house's own dates are written here. */
export function SpecialDays({ now }: { now: Date }) {
	const { draft, set } = useDraft()
	const today = brasiliaDay(now)
	const year = Number(today.slice(0, 4))
	const coming = [...nationalHolidays(year), ...nationalHolidays(year + 1)]
		.filter(({ day }) => day >= today)
		.slice(0, AHEAD)

	function add() {
		const own = { date: addDays(today, 1), name: '', kind: 'house', confirmed: true, closesAt: null }
		set('specialDays', [...draft.specialDays, own])
	}

	return (
		<>
			<ul aria-label="Próximos feriados nacionais" className="grid gap-x-6 px-4.5 py-2 @min-[36rem]:grid-cols-2">
				{coming.map(({ day, name }) => (
					<li key={day} className="flex min-h-9 items-center gap-3 border-line">
						<span className="w-12 font-semibold">{dayAndMonth(day)}</span>
						<span className="min-w-0 flex-1">{name}</span>
						<Badge>nacional</Badge>
					</li>
				))}
			</ul>
			{draft.specialDays.length > 0 && (
				<ul aria-label="Feriados do município e datas da casa" className="border-t border-line">
					{draft.specialDays.map((_, index) => (
						// A date is its place in the list: all of it can be typed anew.
						// oxlint-disable-next-line react/no-array-index-key
						<SpecialDayRow key={index} index={index} year={year} />
					))}
				</ul>
			)}
			<div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4.5 py-2">
				<p className="text-fine text-ink-2">
					Nos feriados nacionais conta como fechado. Feriado municipal só vale depois que alguém confirma.
				</p>
				<AdminButton tone="quiet" size="small" icon={<Icon of={Plus} size={15} />} onClick={add}>
					Data da casa ou do município
				</AdminButton>
			</div>
		</>
	)
}

function SpecialDayRow({ index, year }: { index: number; year: number }) {
	const { draft, errors, set } = useDraft()
	const place = `specialDays.${index}`
	const { date, name, kind, confirmed } = draft.specialDays[index]!
	const yearly = date.length === 5
	const what = name || `data ${index + 1}`
	return (
		<li className="grid gap-3 border-b border-line px-4.5 py-3 last:border-b-0 @min-[36rem]:grid-cols-[9.5rem_minmax(0,1fr)_9.5rem_8rem]">
			<DraftText
				of={`${place}.date`}
				type="date"
				label="Dia"
				value={yearly ? `${year}-${date}` : date}
				onChange={({ target }) => set(`${place}.date`, yearly ? target.value.slice(5) : target.value)}
			/>
			<DraftText of={`${place}.name`} label="Nome" maxLength={60} placeholder="Nossa Senhora dos Navegantes" />
			<DraftSelect
				of={`${place}.kind`}
				label="Tipo"
				onChange={({ target }) => {
					const municipal = target.value === 'municipal'
					set(place, { ...draft.specialDays[index]!, kind: target.value, confirmed: !municipal })
				}}
			>
				<option value="house">Data da casa</option>
				<option value="municipal">Feriado municipal</option>
			</DraftSelect>
			<TimeField of={`${place}.closesAt`} label="Fecha às" hint="vazio: o dia todo" />
			<div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1">
				<Switch
					label="Todo ano"
					checked={yearly}
					disabled={date === ''}
					onCheckedChange={(every) => set(`${place}.date`, every ? date.slice(5) : `${year}-${date}`)}
				/>
				{kind === 'municipal' &&
					(confirmed ? (
						<Badge tone="ok" dot>
							Confirmado
						</Badge>
					) : (
						<>
							<Badge tone="warn" dot>
								Ainda não vale
							</Badge>
							<AdminButton
								size="small"
								onClick={() => set(`${place}.confirmed`, true)}
								aria-label={`Confirmar: ${what}`}
							>
								Confirmar
							</AdminButton>
						</>
					))}
				{errors[`${place}.kind`] && <p className="text-err">{errors[`${place}.kind`]}</p>}
				<span className="ml-auto">
					<RowButton
						icon={Trash2}
						label={`Tirar: ${what}`}
						onClick={() =>
							set(
								'specialDays',
								draft.specialDays.filter((_, each) => each !== index),
							)
						}
					/>
				</span>
			</div>
		</li>
	)
}

/** '20/11' */
function dayAndMonth(day: string): string {
	const [, month, date] = day.split('-')
	return `${date}/${month}`
}
