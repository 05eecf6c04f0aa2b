import { useEffect } from 'react'
import type { Flash } from '#app/flash.ts'
import { ToastCard } from './toast-card.tsx'
import { notify, Toaster } from './toaster.tsx'

/** Shows the message that a redirect left behind. Without JavaScript it stays in its corner until the next page. */
export default function FlashToast({ flash }: { flash: Flash }) {
	const { tone, title, description } = flash
	useEffect(() => notify[flash.tone](flash.title, flash.description), [flash])
	return (
		<>
			<noscript>
				<div className="fixed right-4 bottom-(--notices-bottom) z-50 w-[min(22.5rem,100vw-2rem)]">
					<ToastCard tone={tone} title={title} text={description} />
				</div>
			</noscript>
			<Toaster />
		</>
	)
}
