import type { PluginKey } from '@tiptap/pm/state'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { PickedPicture } from '#app/components/admin/media/media-picker.tsx'
import { sanitizePostHtml } from '#core/html/sanitize-post-html.ts'
import { ClaimNotes } from '../claims/claim-notes.tsx'
import type { Place } from '../content/place-of-span.ts'
import { type MarkedPlace, type TextTarget, takeTarget } from '../content/text-target.ts'
import type { NotesInText } from '../notes/use-notes.ts'
import { articleExtensions } from './article-extensions.ts'
import { claimMarksKey, type ShownClaims, spanOfWords } from './claim-marks.ts'
import { blockItems, insertItems } from './insert-items.ts'
import { insertPicture } from './insert-picture.ts'
import { LinkDialog } from './link-dialog.tsx'
import { chosenIn, noteMarksKey, spanOfNote } from './note-marks.ts'
import { PasteNotice } from './paste/paste-notice.tsx'
import { cleanHere, takeDrop } from './paste/take-over.ts'
import { usePaste } from './paste/use-paste.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { SelectionBubble } from './selection-bubble.tsx'
import { type SeoMark, seoMarksKey } from './seo-marks.ts'
import { tidyArticle } from './serialise.ts'
import { SlashMenu } from './slash-menu.tsx'
import { Toolbar } from './toolbar.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'

export { readArticle } from './read-article.ts'

type VisualEditorProps = {
	/** The text as it is. A change that does not come from here replaces what is shown. */
	html: string
	onChange: (html: string) => void
	marks: readonly MarkedPlace[]
	claims: ShownClaims
	/** The one to look at; a new object each time. */
	target: TextTarget | undefined
	onPickPicture: (insert: (picture: PickedPicture) => void) => void
	/** Shows what the chosen words state, and what that rests on. */
	onClaim: (words: string) => void
	notes: NotesInText
	/** Above the text, at the right of the tools. */
	tabs: React.ReactNode
}

export default function VisualEditor(props: VisualEditorProps) {
	const { html, onChange, marks, claims, target, onPickPicture, onClaim, notes, tabs } = props
	const [asked, setAsked] = useState<'link' | 'picture'>()
	useKeyboardInset()
	const frame = useRef<HTMLDivElement>(null)
	/** What the view stands for: the text it was given, or the last it gave. */
	const known = useRef(html)
	const report = useRef(onChange)
	useEffect(() => {
		report.current = onChange
	})
	const editor: Editor = useEditor({
		extensions: articleExtensions,
		content: sanitizePostHtml(html),
		immediatelyRender: true,
		editorProps: {
			attributes: {
				class: 'article-editing',
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-label': 'Texto do artigo',
				'aria-placeholder': PLACEHOLDER,
				'data-placeholder': PLACEHOLDER,
				'aria-keyshortcuts': 'Alt+F10 Control+K Meta+K Control+Alt+M',
				spellcheck: 'true',
				lang: 'pt-BR',
			},
			transformPastedHTML: cleanHere,
			handlePaste: (_, { clipboardData }): boolean => paste.take(clipboardData),
			handleDrop: (_, event, __, moved): boolean => !moved && takeDrop(editor, event),
			handleKeyDown: (view, event) => byKey(view.state.selection.empty, event),
		},
		onUpdate({ editor: self }) {
			known.current = isBlank(self.state.doc) ? '' : tidyArticle(self.getHTML())
			report.current(known.current)
		},
	})

	const paste = usePaste(editor)

	useEffect(() => {
		if (html === known.current) return
		known.current = html
		const { from } = editor.state.selection
		editor.commands.setContent(sanitizePostHtml(html), { emitUpdate: false })
		editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
	}, [editor, html])

	/** Shown once: coming back to this view later must not move the cursor. */

	useEffect(() => showMarks(editor, marks, target?.mark), [editor, marks, target])
	useEffect(() => draw(editor, claimMarksKey, claims), [editor, claims])
	useEffect(() => draw(editor, noteMarksKey, notes.shown), [editor, notes.shown])
	const { onView } = notes
	useEffect(() => {
		onView(() => chosenIn(editor.state))
		return () => onView(undefined)
	}, [editor, onView])
	useEffect(() => {
		if (!takeTarget(target)) return
		if (target.words) select(editor, spanOfWords(editor.state.doc, target.words))
		else if (target.passage) select(editor, spanOfNote(editor.state.doc, target.passage))
		else lookAt(editor, target.mark)
	}, [editor, target])

	/** Whether the key is the editor's: on a selection Ctrl+K makes a link, and without one it is the shell's search. */
	function byKey(empty: boolean, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
		if (key === 'F10' && altKey) return focusTools(frame.current)
		if (key.toLowerCase() !== 'k' || empty || altKey || !(ctrlKey || metaKey)) return false
		setAsked('link')
		return true
	}

	/** Dialogs give the focus back to what had it: that is the text, not the tool. */
	function ask(what: 'link' | 'picture') {
		editor.view.focus()
		setAsked(what)
	}

	function pickPicture() {
		editor.view.focus()
		onPickPicture((picture) => insertPicture(editor, picture))
	}

	const onLink = () => ask('link')
	const onPicture = () => (editor.isActive('image') ? ask('picture') : pickPicture())
	return (
		<div ref={frame}>
			{/* Over the right end of the tools where both fit into one row. */}
			<div className="flex justify-end border-b border-line px-2 py-1.25 min-[86rem]:sticky min-[86rem]:top-15 min-[86rem]:z-6 min-[86rem]:h-0 min-[86rem]:border-0 min-[86rem]:py-0">
				<div className="min-[86rem]:mt-1.25">{tabs}</div>
			</div>
			<div className="z-5 rounded-t-card border-b border-line bg-panel px-2 drawer:sticky drawer:top-15 max-drawer:contents min-[86rem]:pr-36">
				<Toolbar editor={editor} onLink={onLink} onPicture={onPicture} />
			</div>
			<ClaimNotes claims={claims}>
				{/* By keys, Ctrl+Alt+M opens the note that the cursor stands in. */}
				<div role="presentation" onClick={({ target: pressed }) => pickNote(pressed, notes.pick)}>
					<EditorContent editor={editor} />
				</div>
				<SlashMenu editor={editor} items={[...blockItems(editor), ...insertItems(editor, { onPicture })]} />
			</ClaimNotes>
			<PasteNotice {...paste.notice} />
			<SelectionBubble editor={editor} onLink={onLink} onClaim={onClaim} onNote={notes.begin} />
			<LinkDialog editor={editor} open={asked === 'link'} onOpenChange={() => setAsked(undefined)} />
			<PictureDialog
				editor={editor}
				open={asked === 'picture'}
				onOpenChange={() => setAsked(undefined)}
				onReplace={pickPicture}
			/>
		</div>
	)
}

const PLACEHOLDER = 'Escreva, ou digite / para inserir'

/** Those of the selection where they are shown, else those of the page. */
function focusTools(frame: HTMLElement | null): boolean {
	const bars = frame?.querySelectorAll<HTMLElement>('[role=toolbar]') ?? []
	const shown = [...bars].filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
	shown.at(-1)?.querySelector<HTMLElement>('[data-tool]:not(:disabled)')?.focus()
	return true
}

function showMarks(editor: Editor, marks: readonly MarkedPlace[], target: MarkedPlace | undefined): void {
	const found: SeoMark[] = []
	for (const mark of target ? [...marks, target] : marks) {
		const element = elementAt(editor, mark.place)
		const span = element && spanOf(editor, element)
		if (span) found.push({ ...span, text: mark.text, label: mark.label, target: mark === target })
	}
	draw(editor, seoMarksKey, found)
}

/** Marks drawn anew put the caret where the editor knows it. What the browser is about to tell of it is read before. */
function draw(editor: Editor, key: PluginKey, shown: unknown): void {
	document.dispatchEvent(new Event('selectionchange'))
	editor.view.dispatch(editor.state.tr.setMeta(key, shown).setMeta('addToHistory', false))
}

/** Puts the selection on a claim's words or a note's passage; they may have been written over since. */
function select(editor: Editor, span: { from: number; to: number } | undefined): void {
	if (!span) return lookAt(editor, undefined)
	editor.chain().setTextSelection(span).focus(null, { scrollIntoView: false }).run()
	const { node } = editor.view.domAtPos(span.from)
	const element = node instanceof HTMLElement ? node : node.parentElement
	element?.scrollIntoView({ block: 'center' })
}

/** Its number opens a note; its words only say which one is looked at. */
function pickNote(pressed: EventTarget, pick: NotesInText['pick']): void {
	const element = pressed instanceof Element ? pressed.closest<HTMLElement>('[data-note]') : null
	const noteId = element?.dataset['note']
	if (noteId !== undefined) pick(noteId, { open: element!.classList.contains('note-number') })
}

/** The paragraph that is there before anything is written. A table without words yet is something. */
function isBlank({ childCount, firstChild }: Editor['state']['doc']): boolean {
	return childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0
}

/** Without a place of its own, a problem is the whole text's. */
function lookAt(editor: Editor, mark: MarkedPlace | undefined): void {
	const element = mark && elementAt(editor, mark.place)
	const span = element && spanOf(editor, element)
	if (!element || !span) {
		editor.commands.focus(null, { scrollIntoView: false })
		return editor.view.dom.scrollIntoView({ block: 'nearest' })
	}
	editor.commands.focus(span.from + 1, { scrollIntoView: false })
	if (element.tagName === 'IMG') editor.commands.setNodeSelection(span.from)
	element.scrollIntoView({ block: 'center' })
}

/** What the view adds for itself does not count: paragraphs around bare words, pictures that hold the cursor. */
const ownSelectors: Record<string, string> = { p: 'p:not([data-bare])', img: 'img:not(.ProseMirror-separator)' }

function elementAt({ view }: Editor, { tag, index }: Place): HTMLElement | undefined {
	return view.dom.querySelectorAll<HTMLElement>(ownSelectors[tag] ?? tag)[index]
}

/** The stretch of the text that an element shows. */
function spanOf({ state, view }: Editor, element: HTMLElement): Pick<SeoMark, 'from' | 'to' | 'inline'> | undefined {
	const inside = view.posAtDOM(element, 0)
	if (element.tagName === 'IMG') return { from: inside, to: inside + 1, inline: false }
	if (element.tagName === 'A')
		return { from: inside, to: view.posAtDOM(element, element.childNodes.length), inline: true }
	const resolved = state.doc.resolve(Math.min(inside, state.doc.content.size))
	return resolved.depth === 0 ? undefined : { from: resolved.before(), to: resolved.after(), inline: false }
}
