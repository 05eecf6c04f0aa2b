import { useMatches } from 'react-router'
import { findLanding } from '#app/content/landing/all.ts'
import { FloatingButtons } from '../floating-buttons.tsx'
import { QUOTE_ID } from '../forms/quote-form.tsx'
import { useOnScreen } from './use-on-screen.ts'

/** The page's own chat line. On phones the button leaves while the form is on screen. */
export function LandingFloatingButtons() {
	const content = findLanding(useMatches().at(-1)?.params['slug'] ?? '')
	const formOnScreen = useOnScreen(QUOTE_ID)
	return (
		<FloatingButtons
			line={content?.chat.line}
			message={content?.chat.quoteMessage}
			chatLook={formOnScreen ? 'floating-chat max-md:invisible' : 'floating-chat'}
		/>
	)
}
