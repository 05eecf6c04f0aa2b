import type { Article } from '../finding.ts'
import { type Fix, proposeFixes, withFixes } from './propose-fixes.ts'

/** One repair can lay bare another. In practice two rounds settle it. */
const MOST_ROUNDS = 5

/** Makes every repair there is, until none is left. What comes out of it has none to make. */
export function autoFix<Fixed extends Article>(
	article: Fixed,
	context: { siteName: string },
): { article: Fixed; applied: Fix[] } {
	let fixed = article
	const applied: Fix[] = []
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const fixes = proposeFixes(fixed, context)
		if (fixes.length === 0) break
		fixed = withFixes(fixed, fixes)
		applied.push(...fixes)
	}
	return { article: fixed, applied }
}
