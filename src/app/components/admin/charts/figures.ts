/** 'US$ 0,050' */
export function usd(amount: number, digits = 3): string {
	return `US$\u00a0${decimal(amount, digits)}`
}

export function decimal(amount: number, digits: number): string {
	return amount.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** '2,4 s'; below a second '812 ms'. */
export function duration(milliseconds: number): string {
	if (milliseconds < 1000) return `${Math.round(milliseconds)}\u00a0ms`
	return `${decimal(milliseconds / 1000, 1)}\u00a0s`
}

/** '2026-11-05' → '5/11' */
export function shortDay(day: string): string {
	const [, month, date] = day.split('-')
	return `${Number(date)}/${month}`
}
