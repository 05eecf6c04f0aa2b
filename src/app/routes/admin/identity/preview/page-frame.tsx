import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { brandColours } from '#app/brand-colours.ts'
import siteStyles from '#app/styles/site.css?url'
import type { Site } from '#core/identity/site.ts'
import { markStyle, markTexts } from './changed-texts.ts'

type PageFrameProps = {
	title: string
	colours: Site['colours']
	/** What is outlined as changed. */
	changed: readonly string[]
	/** Of the page's own size. */
	scale: number
	children: ReactNode
}

/** Parts of the site in a window of their own, with the site's styles and nothing to press. */
export function PageFrame({ title, colours, changed, scale, children }: PageFrameProps) {
	const [body, setBody] = useState<HTMLElement>()
	const furnish = useCallback(
		(frame: HTMLIFrameElement | null) => {
			const inner = frame?.contentDocument
			if (!inner?.body) return
			if (!inner.head.querySelector('link')) {
				inner.documentElement.lang = 'pt-BR'
				inner.head.append(styleLink(inner), styleElement(inner))
			}
			inner.title = title
			setBody(inner.body)
		},
		[title],
	)

	useEffect(() => {
		if (body) paint(body, colours)
	})
	useEffect(() => {
		if (body) markTexts(body, changed)
	})

	const size = `${100 / scale}%`
	return (
		<div className="size-full overflow-hidden">
			{/* Nothing is loaded into it: we put in what is shown. */}
			{/* oxlint-disable-next-line react/iframe-missing-sandbox */}
			<iframe
				ref={furnish}
				title={title}
				tabIndex={-1}
				// Some browsers put another empty page in place of the first.
				onLoad={({ currentTarget }) => furnish(currentTarget)}
				className="origin-top-left border-0 bg-white"
				style={{ width: size, height: size, transform: `scale(${scale})` }}
			/>
			{body && createPortal(<div inert>{children}</div>, body)}
		</div>
	)
}

function paint(body: HTMLElement, colours: Site['colours']): void {
	const { style } = body.ownerDocument.documentElement
	style.cssText = ''
	for (const [name, value] of Object.entries(brandColours(colours) ?? {})) style.setProperty(name, String(value))
}

function styleLink(inner: Document): HTMLLinkElement {
	const link = inner.createElement('link')
	link.rel = 'stylesheet'
	link.href = siteStyles
	return link
}

function styleElement(inner: Document): HTMLStyleElement {
	const style = inner.createElement('style')
	style.textContent = markStyle
	return style
}
