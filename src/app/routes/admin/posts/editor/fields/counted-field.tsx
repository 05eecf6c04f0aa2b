import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { textWidth } from '#core/seo/text/text-width.ts'
import { classNames } from '#lib/class-names.ts'
import type { fieldInput } from './field-input.ts'

type CountedFieldProps = ReturnType<typeof fieldInput> & {
	least: number
	most: number
	/** What a list of results has room for. */
	room: { sizePx: number; mostPx: number }
	rows: number
	placeholder?: string
}

/** A text with a limit, counted in characters and in the pixels it takes in a result. */
export function CountedField({ least, most, room, ...field }: CountedFieldProps) {
	const { value, onChange } = field
	const length = value.length
	const width = textWidth(value, room.sizePx)
	const over = length > most || width > room.mostPx
	const good = length >= least && !over
	const tone = over ? 'text-err' : good ? 'text-ok' : 'text-warn'
	return (
		<div>
			<TextAreaField
				{...field}
				onChange={(event) => onChange({ target: { value: event.target.value.replace(/\s*\n\s*/g, ' ') } })}
			/>
			<div className="mt-2 flex items-center gap-3 text-fine">
				<span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-paper-3">
					<span
						className={classNames('block h-full rounded-full', over ? 'bg-err' : good ? 'bg-ok' : 'bg-lamp')}
						style={{ width: `${Math.min(100, (length / most) * 100)}%` }}
					/>
				</span>
				<span className={classNames('font-semibold tabular-nums', length === 0 ? 'text-ink-3' : tone)}>
					{length}/{most}
				</span>
				<span className={classNames('tabular-nums', width > room.mostPx ? 'text-err' : 'text-ink-3')}>
					{width}/{room.mostPx} px
				</span>
			</div>
		</div>
	)
}
