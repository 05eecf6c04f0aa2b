import { useEffect } from 'react'

/**
 * Fades up what is marked by reveal() as the reader scrolls to it. The page arrives visible, and stays so for a reader
 * who does not scroll: only the next quarter of a window below the fold is hidden, once scrolling began.
 */
export function useRevealOnScroll(): void {
	useEffect(() => {
		if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
		const stop = new AbortController()
		addEventListener('scroll', () => watchReveals(stop.signal), { once: true, passive: true, signal: stop.signal })
		return () => stop.abort()
	}, [])
}

function watchReveals(signal: AbortSignal): void {
	const nearing = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting, boundingClientRect } of entries) {
				const below = boundingClientRect.top >= innerHeight
				if (below) setReveal(target, isIntersecting ? 'waiting' : '')
				// Reached in one leap, or from below: hiding it now would make it flicker.
				else if (isIntersecting && target.getAttribute('data-reveal') === '') forget(target)
			}
		},
		{ rootMargin: '0px 0px 25% 0px' },
	)
	const entering = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				if (!isIntersecting || target.getAttribute('data-reveal') !== 'waiting') continue
				setReveal(target, 'shown')
				forget(target)
			}
		},
		{ threshold: 0.05 },
	)

	function forget(target: Element): void {
		nearing.unobserve(target)
		entering.unobserve(target)
	}

	for (const target of document.querySelectorAll('[data-reveal]')) {
		nearing.observe(target)
		entering.observe(target)
	}
	signal.addEventListener('abort', () => {
		nearing.disconnect()
		entering.disconnect()
	})
}

function setReveal(target: Element, state: '' | 'waiting' | 'shown'): void {
	target.setAttribute('data-reveal', state)
}
