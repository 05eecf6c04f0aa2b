// Runs inline in the head of every public page. To style and lay out a whole page at once keeps a phone busy for a
// moment in which it answers to nobody. So what stands below the first screen waits for the frames after the first one,
// a part in each. Rules without a trace in the document, so that React finds it as the server sent it.
;(() => {
	document.currentScript.remove()

	// Who is on the way to a certain place needs every height at once, and nobody waits for a page made ready beforehand.
	const [arrival] = performance.getEntriesByType('navigation')
	if (
		location.hash ||
		document.prerendering ||
		arrival?.type != 'navigate' ||
		!CSS.supports('content-visibility', 'auto')
	)
		return

	const items = 'main section:nth-child(n + 3) li:nth-child'
	const parts = ['.article-body ~ .article-body', 'main aside', 'footer', `${items}(odd)`, `${items}(even)`]
	for (let place = 12; place > 1; place--) {
		parts.unshift(`main :is(section, article + article, [data-first-screen] ~ *):nth-child(${place})`)
	}
	const wait = (how) => `content-visibility: ${how}; contain-intrinsic-block-size: 30rem;`
	// Near the screen 'auto' waits for nothing. What fills a phone's first screen says so; what comes after it can wait.
	// Its children do: a coloured ground that waits itself counts as one that moves.
	const beyond = `@media (width < 40rem) and (height < 53rem) { [data-first-screen] ~ & > * { ${wait('hidden')} } }`
	const waiting = new CSSStyleSheet()
	for (const part of parts) {
		waiting.insertRule(`${part} { ${wait('auto')} ${beyond} }`, waiting.cssRules.length)
	}
	document.adoptedStyleSheets.push(waiting)

	function turn() {
		if (!waiting.cssRules.length) return
		waiting.deleteRule(0)
		afterFrame()
	}
	function afterFrame() {
		requestAnimationFrame(() => setTimeout(turn))
	}
	function endWait() {
		waiting.replaceSync('')
	}
	addEventListener('DOMContentLoaded', afterFrame)
	for (const sign of ['pointerdown', 'keydown', 'beforeprint']) addEventListener(sign, endWait, true)
	// Where nothing is drawn, as in a tab behind others, no frame comes.
	addEventListener('load', () => setTimeout(endWait, 3000))
})()
