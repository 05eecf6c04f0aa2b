import type { ListedPrice } from '#core/costs/prices.ts'

/** Billed by the picture, not by the word. */
export function isImageModel({ perImageUsd, inputPerMillionUsd, outputPerMillionUsd }: ListedPrice): boolean {
	return perImageUsd > 0 && inputPerMillionUsd === 0 && outputPerMillionUsd === 0
}

/** At least cents, and no more decimals than it has. */
export function priceText(usd: number): string {
	return usd.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 6, useGrouping: false })
}
