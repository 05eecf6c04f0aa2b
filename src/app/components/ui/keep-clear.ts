/** Where notices may stand, the best first: in their corner, in the other one, below the screen's bar. */
const sides = ['right', 'left', 'top'] as const
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]'
/** Of a control that is hidden this far somebody may miss the rest. */
const TOO_MUCH = 0.2
const GAP = 16

/**
 * Keeps the notices where they lie over nothing that can be pressed, also when the page changes under them, and gives the page
 * room at its end, so that what they do lie over can be scrolled away from under them. What this gives ends it.
 */
export function keepClear(stack: HTMLElement): () => void {
	const { documentElement: page } = document
	let frame = 0
	function placeSoon() {
		cancelAnimationFrame(frame)
		frame = requestAnimationFrame(() => {
			// Whoever reaches for one finds it where it is.
			if (!stack.matches(':hover, :focus-within')) place(stack)
		})
	}
	const changes = new MutationObserver((records) => {
		if (records.some(({ target }) => !stack.contains(target))) placeSoon()
	})
	const sizes = new ResizeObserver(placeSoon)
	place(stack)
	changes.observe(document.body, { childList: true, subtree: true })
	sizes.observe(document.body)
	window.addEventListener('resize', placeSoon)
	return () => {
		cancelAnimationFrame(frame)
		changes.disconnect()
		sizes.disconnect()
		window.removeEventListener('resize', placeSoon)
		page.style.removeProperty('--notices-room')
	}
}

function place(stack: HTMLElement): void {
	const { left = 0 } = document.getElementById('conteudo')?.getBoundingClientRect() ?? {}
	stack.style.setProperty('--notices-left', `${left + GAP}px`)
	const controls = [...document.querySelectorAll(CONTROLS)].filter((control) => !stack.contains(control))
	const hiddenOn = (side: string) => {
		stack.dataset['side'] = side
		const box = stack.getBoundingClientRect()
		return controls.filter((control) => isHidden(control, box)).length
	}
	// Those that stand somewhere already stay there as long as they can: nobody follows what jumps.
	const { side: before = sides[0] } = stack.dataset
	const tried = [before, ...sides.filter((side) => side !== before)].map((side) => ({ side, hidden: hiddenOn(side) }))
	const best = tried.find(({ hidden }) => hidden === 0) ?? tried.toSorted((a, b) => a.hidden - b.hidden)[0]!
	stack.dataset['side'] = best.side

	const { documentElement: page } = document
	// A page that does not scroll gets no scrollbar for nothing: it would move what is on it.
	if (page.scrollHeight > page.clientHeight || best.hidden > 0)
		page.style.setProperty('--notices-room', `${stack.offsetHeight + GAP}px`)
}

function isHidden(control: Element, box: DOMRect): boolean {
	const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
	const across = Math.min(right, box.right) - Math.max(left, box.left)
	const down = Math.min(bottom, box.bottom) - Math.max(top, box.top)
	if (across <= 0 || down <= 0 || across * down < width * height * TOO_MUCH) return false
	return control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
