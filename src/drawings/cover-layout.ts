import { seededRandom } from '#lib/seeded-random.ts'
import type { MotifName } from './motif-names.ts'
import { palette } from './palette.ts'
import { type Sky, skies } from './skies.ts'
import { lampY } from './tower.tsx'

const SOCIAL_CARD = { width: 1200, height: 630 }
const MOTIF_SCALE = 1.55
/** Where the ground of a cover on land begins, as a share of the height. */
const GROUND = 0.815

type Size = { width: number; height: number }

/**
 * Everything about a cover that follows from the slug. The numbers are drawn in one fixed order:
 * a new variation goes to the end, or the covers of all published articles change.
 */
export function coverLayout(slug: string, motif: MotifName, { width, height }: Size) {
	const random = seededRandom(slug)
	const draw = (from: number, span: number) => from + random() * span

	const sky = drawSky(random)
	const onLeft = random() > 0.5
	const horizon = height * draw(0.6, 0.08)
	const towerX = width * draw(onLeft ? 0.16 : 0.78, 0.08)
	const towerHeight = Math.min(height, width * 0.7) * draw(0.4, 0.1)
	const motifX = width * (onLeft ? draw(0.6, 0.06) : draw(0.36, 0.05))
	const foot = horizon - 26 - random() * 40
	const lamp = { x: towerX, y: lampY(foot, towerHeight) }
	const glow = Math.min(height, width * 0.56) * draw(0.34, 0.14)
	const beamEnd = horizon - height * draw(0.1, 0.18)
	const beamSpread = height * draw(0.22, 0.1)
	const farHills = drawHills(random, height * 0.14)
	const nearHills = drawHills(random, height * 0.07)
	// Quote covers once chose here between land and sea; the number is still drawn, to leave the rest as it was.
	if (motif === 'cotacao') random()
	const bands: 1 | 2 = random() > 0.5 ? 2 : 1
	const band = random() > 0.45 ? palette.navy900 : palette.teal700
	const atSea = motif === 'viagem' || motif === 'dicas'
	const swell = (from: number, span: number, phase: number) => ({ length: draw(from, span), phase: random() * phase })
	const ground = height * GROUND
	const waves = atSea
		? [
				{ y: horizon + 20, amplitude: 9, ...swell(110, 40, 90), fill: sky.sea[0] },
				{ y: horizon + 70, amplitude: 12, ...swell(150, 50, 90), fill: sky.sea[1] },
				{ y: horizon + 130, amplitude: 14, ...swell(200, 60, 120), fill: sky.sea[2] },
			]
		: [{ y: ground - 70, amplitude: 10, ...swell(130, 40, 90), fill: sky.sea[0] }]
	const birds = random() > 0.3 ? { x: width * draw(0.42, 0.16), y: height * draw(0.1, 0.12) } : undefined

	return {
		sky,
		onLeft,
		horizon,
		ground,
		tower: { x: towerX, foot, height: towerHeight, bands, band },
		lamp,
		glow,
		beam: {
			reach: onLeft ? width + 40 : -40,
			upper: beamEnd - beamSpread - lamp.y,
			lower: beamEnd + beamSpread - lamp.y,
		},
		farHills,
		nearHills,
		atSea,
		waves,
		motif: placeMotif(motif, { x: motifX, horizon, ground, width, height }),
		birds,
	}
}

export type CoverLayout = ReturnType<typeof coverLayout>

/** 'Ilustração: …' needs the sky alone, which is the first number drawn. */
export function coverSky(slug: string): Sky {
	return drawSky(seededRandom(slug))
}

function drawSky(random: () => number): Sky {
	return skies[Math.floor(random() * skies.length)] ?? skies[0]
}

/** The rise of each of three to five hills. */
function drawHills(random: () => number, height: number): number[] {
	const count = 3 + Math.floor(random() * 3)
	return Array.from({ length: count }, () => height * (0.4 + random()))
}

type Place = Size & { x: number; horizon: number; ground: number }

function placeMotif(motif: MotifName, { x, horizon, ground, width, height }: Place) {
	const scale = Math.min((width / SOCIAL_CARD.width) * 1.2, height / SOCIAL_CARD.height) * MOTIF_SCALE
	if (motif === 'viagem') return { x, y: horizon - 20, scale: scale * 1.1 }
	if (motif === 'dicas') return { x, y: horizon + 66, scale }
	if (motif === 'auto') return { x, y: ground + 44, scale }
	return { x, y: ground - 4, scale }
}
