/** At least cents, and no more decimals than it has. */
export function priceText(usd: number): string {
	return usd.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 6, useGrouping: false })
}
