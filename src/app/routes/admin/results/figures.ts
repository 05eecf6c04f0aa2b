/** '12.431' */
export function count(value: number): string {
	return value.toLocaleString('pt-BR')
}

/** '3,1%', and a dash where there is nothing to be a part of. */
export function share(part: number, whole: number): string {
	if (whole === 0) return '–'
	const percent = (100 * part) / whole
	return `${percent.toLocaleString('pt-BR', { maximumFractionDigits: percent < 10 ? 1 : 0 })}%`
}

/** '+18%', or nothing where there was nothing before. */
export function change(now: number, before: number): string | undefined {
	if (before === 0) return undefined
	const percent = Math.round((100 * (now - before)) / before)
	return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toLocaleString('pt-BR')}%`
}
