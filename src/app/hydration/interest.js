// Runs inline at the end of every public page, before React. It waits for the visitor's first sign of
// interest, then puts React Router's own tags back in place, so that React hydrates the document it
// rendered. What the visitor does meanwhile is kept and replayed.
;(() => {
	const options = { capture: true, passive: true }
	const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel']
	const heldKinds = ['click', 'submit', 'input']
	const held = []
	const typedInto = new Set()
	let giveUp
	let restedAt

	// Left in the document, React could take it for one of the scripts it rendered.
	document.currentScript.remove()

	// The browser itself tells of a mouse that rests where the page appears, and of focus on what the address names.
	function interested(event) {
		if (event.type == 'focusin' && event.target.matches(':target')) return
		if (event.type == 'pointermove' && event.pointerType == 'mouse') {
			const at = event.clientX + ' ' + event.clientY
			restedAt ??= at
			if (at == restedAt) return
		}
		loadReact()
	}

	function loadReact() {
		if (giveUp) return
		giveUp = setTimeout(stopHolding, 20000)
		performance.mark('interest')
		// By it React Router tells pages apart when it keeps how far each was scrolled.
		if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
		for (const sign of signs) removeEventListener(sign, interested, options)
		for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
		for (const inert of document.querySelectorAll('script[type="text/later"]')) {
			const script = document.createElement('script')
			if ('module' in inert.dataset) script.type = 'module'
			if (inert.dataset.src) script.src = inert.dataset.src
			else script.textContent = inert.textContent
			inert.replaceWith(script)
		}
	}

	function stopHolding() {
		for (const kind of heldKinds) removeEventListener(kind, hold, true)
	}

	// Links, fields and forms with an address work without React. Other buttons and forms wait for it.
	function worksAlone(event) {
		if (event.type == 'submit') {
			const form = event.target
			return (form.hasAttribute('action') || form.hasAttribute('method')) && !form.hasAttribute('data-hold')
		}
		const control = event.target.closest('a[href],button,[role=button],input,select,textarea,summary,label')
		if (!control || !control.matches('button,[role=button]')) return true
		return control.matches('a,summary,[popovertarget]') || (control.form && control.type != 'button')
	}

	function hold(event) {
		if (event.type == 'input') return typedInto.add(event.target)
		if (!event.isTrusted || worksAlone(event)) return
		event.preventDefault()
		event.stopImmediatePropagation()
		held.push(event)
		loadReact()
	}

	// A part of the page behind a Suspense boundary hydrates later: wait until React knows the element.
	function replay(tries) {
		for (; held[0]; held.shift()) {
			const event = held[0]
			const target = event.target
			if (!target.isConnected) continue
			const owner = target.closest('button,[role=button],form')
			if (tries && !Object.keys(owner).some((key) => key.startsWith('__reactProps'))) {
				return setTimeout(replay, 50, tries - 1)
			}
			if (event.type == 'submit') target.requestSubmit(event.submitter)
			else target.dispatchEvent(new event.constructor('click', event))
		}
	}

	// React does not know of text typed before it came, and would take it away at its next render.
	function tellWhatWasTyped() {
		for (const field of typedInto) {
			if (!field.isConnected) continue
			field._valueTracker?.setValue(field.value + '.')
			for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
		}
	}

	for (const sign of signs) addEventListener(sign, interested, options)
	for (const kind of heldKinds) addEventListener(kind, hold, true)
	addEventListener(
		'hydrated',
		() => {
			stopHolding()
			tellWhatWasTyped()
			replay(40)
		},
		{ once: true },
	)
})()
