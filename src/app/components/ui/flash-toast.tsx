import { useEffect } from 'react'
import type { Flash } from '#app/flash.ts'
import { notify, Toaster } from './toaster.tsx'

/** Shows the message that a redirect left behind. */
export default function FlashToast({ flash }: { flash: Flash }) {
	useEffect(() => {
		// Waits until the toaster beside it listens.
		const timer = setTimeout(() => notify[flash.tone](flash.title, flash.description))
		return () => clearTimeout(timer)
	}, [flash])
	return <Toaster />
}
