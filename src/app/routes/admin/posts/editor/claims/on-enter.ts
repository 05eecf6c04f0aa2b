import type { KeyboardEvent } from 'react'

/** Enter in a field of these little forms is theirs: they stand inside the article's form, which it would save. */
export function onEnter(run: () => void) {
	return (event: KeyboardEvent) => {
		if (event.key !== 'Enter') return
		event.preventDefault()
		run()
	}
}
