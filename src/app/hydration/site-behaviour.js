// Runs inline on every public page, before React and beside it: what must work from the first click on.
;(() => {
	document.currentScript.remove()

	// Who saves data has no page made ready.
	if (navigator.connection?.saveData) document.querySelector('[type=speculationrules]').remove()

	// On the way down: while React hydrates, it stops the clicks that it cannot answer yet from going up.
	const onClick = (selector, act) =>
		addEventListener(
			'click',
			(event) => {
				const found = event.target.closest(selector)
				if (found) act(found, event)
			},
			true,
		)

	// A visitor who measures nothing opens the chat; for one who allowed it ads are told first. That function opens the link itself.
	onClick('a[href^="https://wa.me/"]', (link, event) => {
		window.farolTell?.('chat')
		if (typeof window.gtag_report_conversion != 'function') return
		event.preventDefault()
		window.gtag_report_conversion(link.href)
	})

	// The phone menu closes on any item. Afterwards, so that the link is followed first.
	onClick('[popover] a', (link) => {
		const menu = link.closest('[popover]')
		setTimeout(() => menu.hidePopover())
	})

	// Nor does it stay open over what has the focus once that has left it.
	addEventListener('focusin', (event) => {
		const menu = document.querySelector('.phone-menu:popover-open')
		if (menu && !menu.contains(event.target)) menu.hidePopover()
	})

	// A quote can be sent once its fields are filled. Without script the browser checks them on sending.
	for (const form of document.querySelectorAll('form[data-quote]')) {
		const button = form.querySelector('[type=submit]')
		const check = () => {
			if (button.isConnected && button.ariaBusy != 'true') {
				button.disabled = ![...form.querySelectorAll('[required]')].every((field) => field.value.trim())
			}
		}
		for (const kind of ['input', 'change']) form.addEventListener(kind, check)
		addEventListener('pageshow', check)
		check()
	}
})()
