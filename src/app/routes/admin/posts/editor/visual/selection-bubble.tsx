import { isTextSelection } from '@tiptap/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { BadgeCheck, Bold, Heading2, Italic, Link as LinkIcon, type LucideIcon, MessageSquarePlus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { moveAlong, Tool } from './tool.tsx'

const look =
	'grid size-11 shrink-0 place-items-center rounded-[6px] text-white transition-colors hover:bg-white/12 aria-pressed:bg-white/20 drawer:h-8 drawer:w-8.5'

/** Below the head of the page and the tools, which stay in sight. */
const inSight = { x: 0, y: 104, width: 100_000, height: 100_000 }

type SelectionBubbleProps = {
	editor: Editor
	onLink: () => void
	/** Shows what the chosen words state and what that rests on. */
	onClaim: (words: string) => void
	/** Begins a note on them. */
	onNote: () => void
}

/** What is done with a few words, where they are. From the text by Alt+F10, back by Escape. */
export function SelectionBubble({ editor, onLink, onClaim, onNote }: SelectionBubbleProps) {
	const bar = useRef<HTMLDivElement>(null)
	// Within the text, so that it never lies over the tools.
	const [place] = useState(() => ({
		placement: 'top' as const,
		offset: 8,
		flip: { boundary: editor.view.dom, rootBoundary: inSight },
		shift: { padding: 8 },
	}))
	const state = useEditorState({
		editor,
		selector: ({ editor: self }) => ({
			bold: self.isActive('bold'),
			italic: self.isActive('italic'),
			link: self.isActive('link'),
			heading: self.isActive('heading', { level: 2 }),
		}),
	})
	const run = () => editor.chain().focus()

	function byKey(event: KeyboardEvent) {
		moveAlong(event, bar.current)
		if (event.key !== 'Escape') return
		event.preventDefault()
		editor.view.focus()
	}

	function showClaim() {
		const { from, to } = editor.state.selection
		onClaim(editor.state.doc.textBetween(from, to, ' '))
	}

	return (
		<BubbleMenu
			editor={editor}
			updateDelay={100}
			options={place}
			shouldShow={({ editor: self, state: { selection, doc }, from, to }) =>
				isTextSelection(selection) &&
				!selection.empty &&
				!self.isActive('codeBlock') &&
				doc.textBetween(from, to, ' ').trim() !== ''
			}
			className="selection-bubble"
		>
			<div
				ref={bar}
				role="toolbar"
				tabIndex={-1}
				aria-label="Trecho selecionado"
				onKeyDown={byKey}
				className="flex h-full items-center gap-px"
			>
				<Tool
					first
					icon={Bold}
					label="Negrito"
					on={state.bold}
					className={look}
					press={() => run().toggleBold().run()}
				/>
				<Tool
					icon={Italic}
					label="Itálico"
					on={state.italic}
					className={look}
					press={() => run().toggleItalic().run()}
				/>
				<Tool icon={LinkIcon} label="Link" keys="Ctrl+K" on={state.link} className={look} press={onLink} />
				<Divider />
				<Tool
					icon={Heading2}
					label="H2"
					on={state.heading}
					className={look}
					press={() => run().toggleHeading({ level: 2 }).run()}
				/>
				<Divider />
				<WordedTool icon={MessageSquarePlus} label="Nota" keys="Ctrl+Alt+M" press={onNote} />
				<WordedTool icon={BadgeCheck} label="Afirmação" press={showClaim} />
			</div>
		</BubbleMenu>
	)
}

type WordedToolProps = { icon: LucideIcon; label: string; keys?: string; press: () => void }

function WordedTool({ icon, label, keys, press }: WordedToolProps) {
	return (
		<button
			type="button"
			data-tool=""
			tabIndex={-1}
			title={keys && `${label} (${keys})`}
			onPointerDown={(event) => event.preventDefault()}
			onClick={press}
			className="flex h-11 shrink-0 items-center gap-1.75 rounded-[6px] px-2 text-fine font-medium text-white transition-colors hover:bg-white/12 drawer:h-8"
		>
			<Icon of={icon} size={17} />
			{label}
		</button>
	)
}

function Divider() {
	return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-white/20" />
}
