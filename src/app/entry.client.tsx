import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Tells the inline loader that React has come. Around the router, not beside it: a sibling would shift every useId(). */
function Announce({ children }: { children: ReactNode }) {
	useEffect(() => {
		performance.mark('hydrated')
		dispatchEvent(new Event('hydrated'))
	}, [])
	return children
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<Announce>
				<HydratedRouter />
			</Announce>
		</StrictMode>,
	)
})
