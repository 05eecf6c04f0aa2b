import { type Editor, useEditorState } from '@tiptap/react'
import {
	Bold,
	ChevronDown,
	Italic,
	Link as LinkIcon,
	List,
	ListOrdered,
	Pilcrow,
	Plus,
	Quote,
	Redo2,
	Undo2,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { usePortalContainer } from '#app/components/ui/portal-container.ts'
import { classNames } from '#lib/class-names.ts'
import { blockItems, type InsertItem, insertItems, tableItems } from './insert-items.ts'
import { moveAlong, Tool } from './tool.tsx'

type ToolbarProps = {
	editor: Editor
	onLink: () => void
	onPicture: () => void
}

export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
	const bar = useRef<HTMLDivElement>(null)
	const entered = useEntered(editor)
	const state = useEditorState({
		editor,
		selector: ({ editor: self }) => ({
			level: self.isActive('heading') ? Number(self.getAttributes('heading')['level']) : 0,
			bold: self.isActive('bold'),
			italic: self.isActive('italic'),
			link: self.isActive('link'),
			bullets: self.isActive('bulletList'),
			numbers: self.isActive('orderedList'),
			quote: self.isActive('blockquote'),
			table: self.isActive('table'),
			undo: self.can().undo(),
			redo: self.can().redo(),
		}),
	})
	const run = () => editor.chain().focus()
	const [heading, smaller] = blockItems(editor) as [InsertItem, InsertItem]
	const paragraph: InsertItem = { label: 'Parágrafo', icon: Pilcrow, run: () => run().setParagraph().run() }
	// Nobody chose the place where the cursor stands before the text was entered.
	const current = (entered && { 2: heading, 3: smaller }[state.level]) || paragraph

	return (
		<div
			ref={bar}
			role="toolbar"
			// The tools take the focus, one after the other.
			tabIndex={-1}
			aria-label="Formatação"
			onKeyDown={(event) => moveAlong(event, bar.current)}
			className="editor-toolbar flex min-h-11 items-center gap-px drawer:flex-wrap"
		>
			<ToolMenu first label={`Bloco: ${current.label}`} items={[paragraph, heading, smaller]}>
				<Icon of={current.icon} size={17} className="drawer:hidden" />
				<span className="max-drawer:hidden">{current.label}</span>
			</ToolMenu>
			<Divider />
			<Tool icon={Bold} label="Negrito" keys="Ctrl+B" on={state.bold} press={() => run().toggleBold().run()} />
			<Tool icon={Italic} label="Itálico" keys="Ctrl+I" on={state.italic} press={() => run().toggleItalic().run()} />
			<Tool icon={LinkIcon} label="Link" keys="Ctrl+K" on={state.link} press={onLink} />
			<Divider />
			<Tool icon={List} label="Lista" on={state.bullets} press={() => run().toggleBulletList().run()} />
			<Tool
				icon={ListOrdered}
				label="Lista numerada"
				on={state.numbers}
				press={() => run().toggleOrderedList().run()}
			/>
			<Tool icon={Quote} label="Citação" on={state.quote} press={() => run().toggleBlockquote().run()} />
			<Divider />
			<ToolMenu
				label="Inserir"
				items={[...(state.table ? tableItems(editor) : []), ...insertItems(editor, { onPicture })]}
				className="max-drawer:order-first"
			>
				<Icon of={Plus} size={17} />
				<span className="max-drawer:hidden">Inserir</span>
			</ToolMenu>
			<Divider />
			<Tool icon={Undo2} label="Desfazer" keys="Ctrl+Z" disabled={!state.undo} press={() => run().undo().run()} />
			<Tool icon={Redo2} label="Refazer" keys="Ctrl+Shift+Z" disabled={!state.redo} press={() => run().redo().run()} />
		</div>
	)
}

/** Whether somebody has been in the text. */
function useEntered(editor: Editor): boolean {
	const [entered, setEntered] = useState(editor.isFocused)
	useEffect(() => {
		const enter = () => setEntered(true)
		editor.on('focus', enter)
		return () => {
			editor.off('focus', enter)
		}
	}, [editor])
	return entered
}

function Divider() {
	return <span aria-hidden="true" className="mx-1.25 h-4.5 w-px shrink-0 bg-line max-xl:hidden" />
}

type ToolMenuProps = {
	label: string
	items: readonly InsertItem[]
	first?: boolean
	className?: string
	children: ReactNode
}

function ToolMenu({ label, items, first = false, className, children }: ToolMenuProps) {
	const container = usePortalContainer()
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger
				data-tool=""
				tabIndex={first ? 0 : -1}
				aria-label={label}
				className={classNames(
					'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-[6px] px-3.25 font-medium drawer:px-2.5 whitespace-nowrap text-ink-2 transition-colors hover:bg-hover hover:text-ink data-[state=open]:bg-hover drawer:h-8 drawer:text-fine',
					className,
				)}
			>
				{children}
				<Icon of={ChevronDown} size={15} className="max-drawer:hidden" />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={container}>
				<DropdownMenu.Content
					align="start"
					sideOffset={4}
					collisionPadding={8}
					className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-control border border-line bg-panel p-1 text-ui text-ink shadow-raised"
					// The command gives the focus back to the text.
					onCloseAutoFocus={(event) => event.preventDefault()}
				>
					{items.map((item) => (
						<DropdownMenu.Item key={item.label} onSelect={item.run} className={itemLook}>
							<Icon of={item.icon} size={16} className="text-ink-3" />
							{item.label}
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	)
}

export const itemLook =
	'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-badge px-2.5 text-left outline-none aria-selected:bg-hover data-highlighted:bg-hover drawer:min-h-8'
