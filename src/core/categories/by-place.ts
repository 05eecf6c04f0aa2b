import { compareInPortuguese } from '#lib/compare-in-portuguese.ts'

type Placed = { position: number; name: string }

/** The order of categories: as the editors put them, and by name where they did not. */
export function byPlace(a: Placed, b: Placed): number {
	return a.position - b.position || compareInPortuguese(a.name, b.name)
}
