import type { KeyboardEvent } from 'react'

/** For links that a screen reader announces as buttons: buttons answer to the space bar too. */
export function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
	if (event.key !== ' ') return
	event.preventDefault()
	event.currentTarget.click()
}
