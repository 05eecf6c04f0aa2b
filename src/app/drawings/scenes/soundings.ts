import { seededRandom } from '#lib/seeded-random.ts'
import type { Point } from '../geometry.ts'

const WANTED = 24
const TRIES = 90
const SPACING = 44

type Sounding = Point & { depth: number }

/** Depths scattered over the sea of the chart, clear of the light, the compass and one another. */
export function soundings({ light, compass }: { light: Point; compass: Point }): Sounding[] {
	const random = seededRandom('sond')
	const placed: Sounding[] = []
	for (let i = 0; i < TRIES && placed.length < WANTED; i++) {
		const spot = { x: 330 + random() * 210, y: 30 + random() * 465 }
		if (spot.y > 70 && spot.y < 372 && distance(spot, light) < 235) continue
		if (distance(spot, compass) < 78) continue
		if (placed.some((other) => distance(spot, other) < SPACING)) continue
		if (spot.x < 360 && spot.y > 240 && spot.y < 300) continue
		placed.push({ ...spot, depth: 6 + Math.round((spot.x - light.x) / 9 + random() * 5) })
	}
	return placed
}

function distance(a: Point, b: Point): number {
	return Math.hypot(a.x - b.x, a.y - b.y)
}
