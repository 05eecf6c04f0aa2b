// Runs inline on every public page, before React and beside it: what must work from the first click on.
;(() => {
	document.currentScript.remove()

	// A visitor who measures nothing opens the chat; one who allowed it is counted first. The function opens the link itself.
	addEventListener('click', (event) => {
		const link = event.target.closest('a[href^="https://wa.me/"]')
		if (!link || typeof window.gtag_report_conversion != 'function') return
		event.preventDefault()
		window.gtag_report_conversion(link.href)
	})

	// The phone menu closes on any item. Afterwards, so that the link is followed first.
	addEventListener('click', (event) => event.target.closest('[popover] a')?.closest('[popover]').hidePopover())

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

	// Ad measurement: nothing of it is loaded before the visitor said yes.
	const ads = document.documentElement.dataset
	window.farolStartAds = () => {
		if (!ads.adsId || window.gtag) return
		window.dataLayer = []
		window.gtag = function () {
			window.dataLayer.push(arguments)
		}
		gtag('js', new Date())
		gtag('config', ads.adsId)
		window.gtag_report_conversion = (url) => {
			gtag('event', 'conversion', { send_to: ads.adsId + '/' + ads.adsConversion })
			open(url, '_blank', 'noopener')
		}
		const script = document.createElement('script')
		script.async = true
		script.src = 'https://www.googletagmanager.com/gtag/js?id=' + ads.adsId
		document.head.append(script)
	}
	const choice = /(?:^|; )consent=(\w+)/.exec(document.cookie)?.[1]
	if (choice == 'granted') window.farolStartAds()
	const question = document.querySelector('[data-consent]')
	if (question && ads.adsId && !choice) question.hidden = false
})()
