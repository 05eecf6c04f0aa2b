import type { MouseEvent } from 'react'
import type { PostWriter } from './create-post-writer.ts'

/** The copy that is shown has to be with the server first. */
export async function openPreview({ isKept, keep }: Pick<PostWriter, 'isKept' | 'keep'>, event: MouseEvent) {
	if (isKept() || event.metaKey || event.ctrlKey) return
	const { href } = event.currentTarget as HTMLAnchorElement
	event.preventDefault()
	const shown = window.open('about:blank', '_blank')
	await keep()
	if (!shown) return
	shown.opener = null
	shown.location.href = href
}
