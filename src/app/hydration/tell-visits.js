// Runs inline on every public page. Our own server is told what was done on it, without a word on who did it: no cookie,
// nothing kept in the browser, and nothing at all of whoever asks not to be measured. React tells the rest:
// components/site/use-measure.ts.
;(() => {
	const { doNotTrack, globalPrivacyControl, webdriver } = navigator
	if (webdriver || globalPrivacyControl || doNotTrack == 1) return
	window.farolTell = (kind, referrer = document.referrer) =>
		navigator.sendBeacon(
			'/api/count',
			JSON.stringify({ kind, referrer, page: location.pathname, search: location.search }),
		)
	// A page made ready beforehand is not seen yet, and may never be.
	if (document.prerendering) document.addEventListener('prerenderingchange', () => farolTell('view'))
	else farolTell('view')
})()
