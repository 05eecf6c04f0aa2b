import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'

const KEPT = 'tests/e2e/pictures/kept'
const SEEN = 'test-results/pictures'
/** Of each side: browsers draw letters a little differently, and averages over such a square do not tell. */
const SQUARE = 8
/** Of 255: so much may the colour of a square differ. */
const MOST_DIFFERENCE = 24
/** Of the squares: a button that is gone is more. */
const MOST_SQUARES = 0.003

type Squares = { width: number; height: number; colours: Buffer }

/**
 * Holds a picture of a screen against the one that is kept. With PICTURES=keep it becomes the kept one: look at it first.
 */
export async function expectPicture(screenshot: Buffer, name: string): Promise<void> {
	const { width } = await sharp(screenshot).metadata()
	const picture = await sharp(screenshot)
		.resize({ width: Math.round(width / 2) })
		.webp({ quality: 70 })
		.toBuffer()
	const kept = path.join(KEPT, `${name}.webp`)
	if (process.env['PICTURES'] === 'keep') return writeFileSync(kept, picture)
	expect(existsSync(kept), `${name} has no kept picture: run with PICTURES=keep, and look at it`).toBe(true)
	const differing = differingSquares(await squaresOf(readFileSync(kept)), await squaresOf(picture))
	if (differing > MOST_SQUARES) {
		mkdirSync(SEEN, { recursive: true })
		writeFileSync(path.join(SEEN, `${name}.webp`), picture)
	}
	expect(differing, `${name} is not as it was: compare ${SEEN}/${name}.webp with ${kept}`).toBeLessThanOrEqual(
		MOST_SQUARES,
	)
}

async function squaresOf(picture: Buffer): Promise<Squares> {
	const { width } = await sharp(picture).metadata()
	const { data, info } = await sharp(picture)
		.resize({ width: Math.round((width * 2) / SQUARE) })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	return { width: info.width, height: info.height, colours: data }
}

function differingSquares(one: Squares, other: Squares): number {
	if (one.width !== other.width || one.height !== other.height) return 1
	let differing = 0
	for (let at = 0; at < one.colours.length; at += 3) {
		const far = [0, 1, 2].some(
			(part) => Math.abs(one.colours[at + part]! - other.colours[at + part]!) > MOST_DIFFERENCE,
		)
		if (far) differing += 1
	}
	return differing / (one.colours.length / 3)
}
