import { Calendar } from 'lucide-react'
import { useId } from 'react'
import { controlLook } from '#app/components/ui/control-look.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { tomorrowMorning, type When } from './publish-state.ts'
import { SheetPart } from './sheet-part.tsx'

type WhenPartProps = { when: When; onWhen: (when: When) => void; error: string | undefined }

const choiceLook =
	'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 inset-ring inset-ring-field has-checked:bg-accent-surface has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)'

/** At once or at a moment, by Brasília's clock wherever the editor sits. */
export function WhenPart({ when, onWhen, error }: WhenPartProps) {
	const id = useId()
	const later = when.at === 'later'
	const moment = later ? brasiliaMoment(when.moment) : undefined
	return (
		<SheetPart
			title="Quando"
			icon={Calendar}
			aside="horário de Brasília"
			summary={later ? (moment ? momentOf(moment) : 'escolha o dia e a hora') : 'Agora'}
		>
			<fieldset className="grid gap-2 drawer:grid-cols-[7rem_minmax(0,1fr)]">
				<legend className="sr-only">Quando os leitores veem</legend>
				<label className={choiceLook}>
					<input
						type="radio"
						name={`${id}-when`}
						checked={!later}
						onChange={() => onWhen({ at: 'now' })}
						className="accent-accent"
					/>
					Agora
				</label>
				<div className={classNames(choiceLook, 'py-1')}>
					<label className="flex min-h-9 cursor-pointer items-center gap-2.5">
						<input
							type="radio"
							name={`${id}-when`}
							checked={later}
							onChange={() => onWhen({ at: 'later', moment: later ? when.moment : tomorrowMorning() })}
							className="accent-accent"
						/>
						Agendar
					</label>
					<input
						type="datetime-local"
						aria-label="Dia e hora da publicação, horário de Brasília"
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-error` : undefined}
						value={later ? when.moment : ''}
						onChange={(event) => onWhen({ at: 'later', moment: event.target.value })}
						className={classNames(controlLook, 'h-11 min-w-0 flex-1 px-2 drawer:h-9')}
					/>
				</div>
			</fieldset>
			{error && (
				<p id={`${id}-error`} className="mt-1.5 text-field-hint font-medium text-err">
					{error}
				</p>
			)}
		</SheetPart>
	)
}
