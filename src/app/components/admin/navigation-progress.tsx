import { useNavigation } from 'react-router'

/** A thin line while the next screen or an answer is on its way. Quick ones end before it shows. */
export function NavigationProgress() {
	if (useNavigation().state === 'idle') return null
	return (
		<div aria-hidden="true" data-progress className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75">
			<div className="h-full w-9/10 bg-lamp transition-[width] delay-150 duration-[10s] ease-settle starting:w-0" />
		</div>
	)
}
