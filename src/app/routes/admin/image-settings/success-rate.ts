import { decimal } from '#app/components/admin/charts/figures.ts'
import type { Asked } from '#core/images/image-stats.ts'

/** In percent, of what providers were asked for; nothing where nobody was asked. */
export function successRate({ total, successful }: Asked): number | undefined {
	return total > 0 ? (successful / total) * 100 : undefined
}

export function tellRate(rate: number | undefined): string {
	return rate === undefined ? '–' : `${decimal(rate, 1)}%`
}
