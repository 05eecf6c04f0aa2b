// Runs inline on public pages of a brokerage that measures its ads: nothing of it is loaded before the visitor said yes.
;(() => {
	document.currentScript.remove()

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
	function ask() {
		const choice = /(?:^|; )consent=(\w+)/.exec(document.cookie)?.[1]
		if (choice == 'granted') window.farolStartAds()
		const question = document.querySelector('[data-consent]')
		if (question && ads.adsId && !choice) question.hidden = false
	}
	// A page made ready beforehand may never be seen, and the answer may come from another one meanwhile.
	if (document.prerendering) document.addEventListener('prerenderingchange', ask)
	else ask()
})()
