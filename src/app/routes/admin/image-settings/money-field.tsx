import type { KeyboardEvent } from 'react'
import { decimal } from '#app/components/admin/charts/figures.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { HIGHEST_LIMIT_USD, parseLimit } from '#core/settings/parse-amount.ts'

const STEP_USD = 0.01

type MoneyFieldProps = {
	label: string
	name: string
	hint: string
	value: string
	onChange: (text: string) => void
}

/** Dollars and cents. A text field, since a number field takes a comma only where the browser itself speaks Portuguese. */
export function MoneyField({ label, name, hint, value, onChange }: MoneyFieldProps) {
	const amount = parseLimit(value)

	function step(event: KeyboardEvent) {
		const { key } = event
		if (key !== 'ArrowUp' && key !== 'ArrowDown') return
		event.preventDefault()
		const next = amount + (key === 'ArrowUp' ? STEP_USD : -STEP_USD)
		onChange(moneyText(Math.min(HIGHEST_LIMIT_USD, Math.max(0, next))))
	}

	return (
		<TextField
			label={label}
			name={name}
			aside="US$ por mês"
			hint={hint}
			inputMode="decimal"
			autoComplete="off"
			maxLength={20}
			role="spinbutton"
			aria-valuenow={amount}
			aria-valuetext={`${decimal(amount, 2)} dólares`}
			aria-valuemin={0}
			aria-valuemax={HIGHEST_LIMIT_USD}
			value={value}
			onChange={(event) => onChange(event.target.value)}
			onBlur={() => onChange(moneyText(amount))}
			onKeyDown={step}
		/>
	)
}

/** 0.5 → '0,50' */
export function moneyText(usd: number): string {
	return decimal(usd, 2).replaceAll('.', '')
}
