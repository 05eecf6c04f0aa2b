import { TextField } from '#app/components/ui/text-field.tsx'
import { HIGHEST_LIMIT_USD, parseLimit } from '#core/settings/parse-amount.ts'

type MoneyFieldProps = {
	label: string
	name: string
	hint: string
	value: string
	onChange: (text: string) => void
}

/** Dollars and cents. What cannot be read becomes zero when the field is left. */
export function MoneyField({ label, name, hint, value, onChange }: MoneyFieldProps) {
	return (
		<TextField
			label={label}
			name={name}
			aside="US$ por mês"
			hint={hint}
			type="number"
			min={0}
			max={HIGHEST_LIMIT_USD}
			step={0.01}
			inputMode="decimal"
			autoComplete="off"
			value={value}
			onChange={(event) => onChange(event.target.value)}
			onBlur={() => onChange(moneyText(parseLimit(value)))}
		/>
	)
}

/** As a number field takes it, whose browser shows it with a comma: 0.5 → '0.50' */
export function moneyText(usd: number): string {
	return usd.toFixed(2)
}
