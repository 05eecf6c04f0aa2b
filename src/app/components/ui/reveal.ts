import type { CSSProperties } from 'react'

/** For the attributes of an element that fades up as the reader reaches it, `step` × 100 ms after its neighbours. */
export function reveal(step = 0) {
	return { 'data-reveal': '', style: { '--reveal-step': step } as CSSProperties }
}
