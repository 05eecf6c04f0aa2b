import { useMatches } from 'react-router'
import { findLanding } from '#app/content/landing/all.ts'
import { FloatingButtons } from '../floating-buttons.tsx'

/** The page's own chat line. */
export function LandingFloatingButtons() {
	const content = findLanding(useMatches().at(-1)?.params['slug'] ?? '')
	return <FloatingButtons line={content?.chat.line} message={content?.chat.quoteMessage} />
}
