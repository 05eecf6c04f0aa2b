import { useEffect, useRef } from 'react'
import look from './foreign-html.css?inline'

type ForeignHtmlProps = {
	/** Cleaned on the server. Its classes are the writer's own. */
	html: string
	className?: string | undefined
}

/**
 * Shows cleaned HTML in a shadow root. Our style sheets do not reach into it: whatever classes it carries, 'fixed inset-0'
 * as any other, they mean nothing there, and so can neither cover the screen nor imitate it.
 */
export function ForeignHtml({ html, className }: ForeignHtmlProps) {
	const host = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })
		const styles = new CSSStyleSheet()
		styles.replaceSync(look)
		root.adoptedStyleSheets = [styles]
		root.innerHTML = html
	}, [html])
	// Contained as well: nothing in it is painted outside its box.
	return <div ref={host} className={`contain-content ${className ?? ''}`} />
}
