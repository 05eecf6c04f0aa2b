import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'
import { slugify } from '#lib/slugify.ts'
import type { InsertItem } from './insert-items.ts'
import { itemLook } from './toolbar.tsx'

const key = new PluginKey('slash-menu')

const TALLEST = 304
const BORDERS = 2
const GAP = 6
/** What lies over the text: the head of the page, and on phones the tools and the bar below it. */
const HEAD = 60
const TOOLS = 48
const BAR = 72

/** Where the text ends that can be seen: at the window's edge, at the tools, or at the tools above a keyboard. */
function endOfText(): number {
	const seen = window.visualViewport?.height ?? window.innerHeight
	if (!window.matchMedia('(width < 48rem)').matches) return seen
	return Math.min(window.innerHeight - BAR, seen) - TOOLS
}

/** What was typed from the slash to the cursor, where a slash begins a word. */
export function slashBefore({ selection }: EditorState): { from: number; to: number; query: string } | undefined {
	const { $from, empty } = selection
	if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined
	const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
	const query = /(?:^|\s)\/([\p{L}\d]*)$/u.exec(before)?.[1]
	return query === undefined ? undefined : { from: $from.pos - query.length - 1, to: $from.pos, query }
}

type SlashMenuProps = { editor: Editor; items: readonly InsertItem[] }

/**
 * What can be inserted, at the cursor, once a slash was typed there. The cursor stays in the text: letters narrow the list,
 * arrows go along it, Enter takes one.
 */
export function SlashMenu({ editor, items }: SlashMenuProps) {
	const id = useId()
	const list = useRef<HTMLDivElement>(null)
	const [typed, setTyped] = useState(false)
	/** Each narrowing begins at the top again. */
	const [chosen, setChosen] = useState({ query: '', at: 0 })
	const [place, setPlace] = useState({ top: 0, left: 0, maxHeight: TALLEST })
	const slash = useEditorState({ editor, selector: ({ editor: self }) => slashBefore(self.state) })
	const found = typed && slash ? items.filter((item) => matches(item, slash.query)) : []
	const open = found.length > 0
	const query = slash?.query ?? ''
	const at = chosen.query === query ? Math.min(chosen.at, found.length - 1) : 0
	const choose = (index: number) => setChosen({ query, at: index })
	const from = open && slash ? slash.from : undefined

	useEffect(() => {
		if (slash === undefined) setTyped(false)
	}, [slash])

	function take(item: InsertItem | undefined) {
		if (!item || !slash) return
		setTyped(false)
		editor.chain().focus().deleteRange({ from: slash.from, to: slash.to }).run()
		item.run()
	}

	/** Whether the key was the menu's. */
	function byKey(pressed: string): boolean {
		if (!open) return false
		const step = { ArrowDown: 1, ArrowUp: -1 }[pressed]
		if (step) choose((at + step + found.length) % found.length)
		else if (pressed === 'Enter' || pressed === 'Tab') take(found[at])
		else if (pressed === 'Escape') setTyped(false)
		else return false
		return true
	}

	const keys = useRef(byKey)
	useEffect(() => {
		keys.current = byKey
	})

	useEffect(() => {
		const plugin = new Plugin({
			key,
			props: {
				handleKeyDown(_view, { key: pressed, ctrlKey, metaKey, altKey }) {
					return !ctrlKey && !metaKey && !altKey && keys.current(pressed)
				},
				handleTextInput(_view, _from, _to, text) {
					if (text === '/') setTyped(true)
					return false
				},
			},
		})
		// Before those that make a new line of Enter.
		editor.registerPlugin(plugin, (own, others) => [own, ...others])
		return () => {
			editor.unregisterPlugin(key)
		}
	}, [editor])

	useLayoutEffect(() => {
		if (from === undefined || found.length === 0 || !list.current?.offsetParent) return
		const frame = list.current.offsetParent.getBoundingClientRect()
		const caret = editor.view.coordsAtPos(from)
		const { scrollHeight, offsetWidth: width } = list.current
		const wanted = Math.min(TALLEST, scrollHeight + BORDERS)
		const [above, below] = [caret.top - HEAD - GAP, endOfText() - caret.bottom - GAP]
		const isBelow = below >= wanted || below > above
		const maxHeight = Math.min(wanted, Math.max(above, below))
		setPlace({
			top: (isBelow ? caret.bottom + GAP : caret.top - maxHeight - GAP) - frame.top,
			left: Math.max(GAP, Math.min(caret.left - frame.left, frame.width - width - GAP)),
			maxHeight,
		})
	}, [editor, from, found.length])

	// A screen reader follows the cursor, which never leaves the text: the text says which of the list is meant.
	useEffect(() => {
		const { dom } = editor.view
		if (!open) return
		dom.setAttribute('aria-controls', id)
		dom.setAttribute('aria-activedescendant', `${id}-${at}`)
		list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
		return () => {
			dom.removeAttribute('aria-controls')
			dom.removeAttribute('aria-activedescendant')
		}
	}, [editor, open, id, at])

	return (
		<>
			<p role="status" className="sr-only">
				{open && `Inserir: ${found.length === 1 ? '1 opção' : `${found.length} opções`}, ${found[at]?.label}`}
			</p>
			{open && (
				<div
					ref={list}
					id={id}
					role="listbox"
					aria-label="Inserir"
					className="absolute z-10 w-60 overflow-y-auto rounded-control border border-line bg-panel p-1 text-ui text-ink shadow-floating"
					style={place}
				>
					{found.map((item, index) => (
						<div
							key={item.label}
							id={`${id}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === at}
							// The text keeps the focus.
							onPointerDown={(event) => event.preventDefault()}
							onPointerMove={() => choose(index)}
							onClick={() => take(item)}
							onKeyDown={(event) => event.key === 'Enter' && take(item)}
							className={classNames(itemLook)}
						>
							<Icon of={item.icon} size={16} className="text-ink-3" />
							{item.label}
						</div>
					))}
				</div>
			)}
		</>
	)
}

function matches({ label, also }: InsertItem, query: string): boolean {
	const wanted = slugify(query)
	return [label, also ?? ''].some((words) =>
		slugify(words)
			.split('-')
			.some((word) => word.startsWith(wanted)),
	)
}
