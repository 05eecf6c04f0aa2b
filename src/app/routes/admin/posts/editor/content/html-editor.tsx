import { type ComponentProps, type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { Span } from '#core/seo/article-text.ts'
import { classNames } from '#lib/class-names.ts'
import { type TextTarget, takeTarget } from './text-target.ts'
import { toggleTag } from './toggle-tag.ts'

/** Past it colouring every keystroke would be felt. */
const MOST_COLOURED = 100_000

type HtmlEditorProps = {
	value: string
	onChange: (value: string) => void
	/** What to select and show; a new object each time. */
	target?: TextTarget | undefined
	hidden: boolean
	error?: string | undefined
} & Pick<ComponentProps<'textarea'>, 'className'>

/** The text area that holds the article's HTML, with a coloured copy of it behind its transparent letters. */
export function HtmlEditor({ value, onChange, target, hidden, error, className }: HtmlEditorProps) {
	const id = useId()
	const area = useRef<HTMLTextAreaElement>(null)
	const copy = useRef<HTMLPreElement>(null)
	const coloured = useColoured(value, hidden)

	useEffect(() => {
		if (!area.current || hidden || !takeTarget(target)) return
		showSpan(area.current, copy.current, target.span)
	}, [target, hidden])

	return (
		<div className={className}>
			<label htmlFor={id} className="sr-only">
				Conteúdo em HTML
			</label>
			<div className="grid">
				{/* As tall as the text, so that the page has the only scrollbar. */}
				<pre ref={copy} aria-hidden="true" className="html-copy">
					{coloured !== undefined && <code dangerouslySetInnerHTML={{ __html: `${coloured}\n` }} />}
					{coloured === undefined && !hidden && <code className="invisible">{`${value}\n`}</code>}
				</pre>
				<textarea
					ref={area}
					id={id}
					name="content"
					value={value}
					onChange={(event) => onChange(event.target.value)}
					onKeyDown={formatByKey}
					aria-keyshortcuts="Control+I Meta+I"
					spellCheck={false}
					autoCapitalize="off"
					autoComplete="off"
					aria-invalid={error ? true : undefined}
					className={classNames('html-area', coloured !== undefined && 'html-area-coloured')}
				/>
			</div>
			{error && <p className="px-4.5 pb-3 text-field-hint font-medium text-err">{error}</p>}
		</div>
	)
}

/** Not B, which opens and closes the menu wherever no formatted text is being edited. */
const keyTags: Record<string, string> = { i: 'em' }

function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
	const tag = keyTags[event.key.toLowerCase()]
	if (!tag || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
	event.preventDefault()
	const area = event.currentTarget
	const { selectionStart: start, selectionEnd: end } = area
	const { replaced, text, selected } = toggleTag(area.value, { start, end }, tag)
	area.setSelectionRange(replaced.start, replaced.end)
	// The only way to write into a field that its own undo knows.
	document.execCommand('insertText', false, text)
	area.setSelectionRange(selected.start, selected.end)
}

/** The HTML with its parts marked, by a library that escapes what it is given. Nothing while that is on its way. */
function useColoured(value: string, hidden: boolean): string | undefined {
	const [prism, setPrism] = useState<typeof import('prismjs')>()
	const deferred = useDeferredValue(value)
	const wanted = !hidden && value.length <= MOST_COLOURED
	useEffect(() => {
		if (!wanted || prism) return
		let gone = false
		void import('./colour-html.ts').then(({ default: library }) => !gone && setPrism(() => library))
		return () => {
			gone = true
		}
	}, [wanted, prism])
	// A copy that lags behind would show other letters than those typed.
	if (!wanted || !prism || deferred !== value) return undefined
	return prism.highlight(deferred, prism.languages['markup']!, 'markup')
}

function showSpan(area: HTMLTextAreaElement, copy: HTMLElement | null, span: Span | undefined): void {
	area.focus({ preventScroll: true })
	if (span) {
		area.setSelectionRange(span.start, span.end)
		const top = area.getBoundingClientRect().top + topOf(span.start, area, copy)
		window.scrollBy({ top: top - window.innerHeight / 3 })
		return
	}
	area.scrollIntoView({ block: 'nearest' })
}

/** How far down the letter stands: measured in the coloured copy, guessed where there is none. */
function topOf(offset: number, area: HTMLTextAreaElement, copy: HTMLElement | null): number {
	const code = copy?.querySelector('code')
	if (copy && code) {
		const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
		let before = 0
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const length = node.textContent?.length ?? 0
			if (before + length > offset) {
				const range = document.createRange()
				range.setStart(node, offset - before)
				range.setEnd(node, offset - before + 1)
				return range.getBoundingClientRect().top - copy.getBoundingClientRect().top
			}
			before += length
		}
	}
	return (area.scrollHeight * offset) / Math.max(1, area.value.length)
}
