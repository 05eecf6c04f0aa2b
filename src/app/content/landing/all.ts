import pages from './landing.content.ts'
import type { LandingContent } from './landing-content.ts'

export const landingPages: readonly LandingContent[] = pages

export function findLanding(slug: string): LandingContent | undefined {
	return landingPages.find((page) => page.slug === slug)
}
