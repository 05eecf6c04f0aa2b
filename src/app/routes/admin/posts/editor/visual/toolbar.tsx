import { type Editor, useEditorState } from '@tiptap/react'
import {
	Bold,
	Code,
	Heading2,
	Heading3,
	ImageIcon,
	Italic,
	Link as LinkIcon,
	List,
	ListOrdered,
	type LucideIcon,
	Quote,
	Redo2,
	StickyNote,
	Table2,
	Undo2,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { PickedPicture } from '#app/components/admin/media/media-picker.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { usePortalContainer } from '#app/components/ui/portal-container.ts'
import { classNames } from '#lib/class-names.ts'
import { insertPicture } from './insert-picture.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type ToolbarProps = {
	editor: Editor
	onPickPicture: (insert: (picture: PickedPicture) => void) => void
}

const toolLook =
	'grid size-11 place-items-center rounded-control text-ink-2 transition-colors hover:bg-hover hover:text-ink disabled:opacity-40 aria-pressed:bg-accent-surface aria-pressed:text-accent drawer:size-8'

/** One stop of the tab key; the arrows go along the tools. */
export function Toolbar({ editor, onPickPicture }: ToolbarProps) {
	const [linking, setLinking] = useState(false)
	const [describing, setDescribing] = useState(false)
	const bar = useRef<HTMLDivElement>(null)
	const state = useEditorState({
		editor,
		selector: ({ editor: self }) => ({
			h2: self.isActive('heading', { level: 2 }),
			h3: self.isActive('heading', { level: 3 }),
			bold: self.isActive('bold'),
			italic: self.isActive('italic'),
			link: self.isActive('link'),
			bullets: self.isActive('bulletList'),
			numbers: self.isActive('orderedList'),
			quote: self.isActive('blockquote'),
			table: self.isActive('table'),
			code: self.isActive('code') || self.isActive('codeBlock'),
			picture: self.isActive('image'),
			undo: self.can().undo(),
			redo: self.can().redo(),
		}),
	})
	const run = () => editor.chain().focus()

	/** Dialogs give the focus back to what had it: that is the text, not the tool. */
	function open(show: (open: boolean) => void) {
		editor.view.focus()
		show(true)
	}

	function pickPicture() {
		editor.view.focus()
		onPickPicture((picture) => insertPicture(editor, picture))
	}

	function toggleCode() {
		const { from, to, $from, $to } = editor.state.selection
		if (from !== to && $from.sameParent($to)) run().toggleCode().run()
		else run().toggleCodeBlock().run()
	}

	return (
		<div
			ref={bar}
			role="toolbar"
			// The tools take the focus, one after the other.
			tabIndex={-1}
			aria-label="Formatação"
			onKeyDown={(event) => moveAlong(event, bar.current)}
			className="flex flex-wrap items-center gap-0.5"
		>
			<Tool first icon={Heading2} label="H2" on={state.h2} press={() => run().toggleHeading({ level: 2 }).run()} />
			<Tool icon={Heading3} label="H3" on={state.h3} press={() => run().toggleHeading({ level: 3 }).run()} />
			<Tool icon={Bold} label="Negrito" keys="Ctrl+B" on={state.bold} press={() => run().toggleBold().run()} />
			<Tool icon={Italic} label="Itálico" keys="Ctrl+I" on={state.italic} press={() => run().toggleItalic().run()} />
			<Tool icon={LinkIcon} label="Link" on={state.link} press={() => open(setLinking)} />
			<Divider />
			<Tool icon={List} label="Lista" on={state.bullets} press={() => run().toggleBulletList().run()} />
			<Tool
				icon={ListOrdered}
				label="Lista numerada"
				on={state.numbers}
				press={() => run().toggleOrderedList().run()}
			/>
			<Tool icon={Quote} label="Citação" on={state.quote} press={() => run().toggleBlockquote().run()} />
			<TableMenu editor={editor} inTable={state.table} />
			<Tool
				icon={ImageIcon}
				label="Imagem"
				on={state.picture}
				press={() => (state.picture ? open(setDescribing) : pickPicture())}
			/>
			<Tool icon={Code} label="Código" on={state.code} press={toggleCode} />
			<BoxMenu editor={editor} />
			<Divider />
			<Tool icon={Undo2} label="Desfazer" keys="Ctrl+Z" disabled={!state.undo} press={() => run().undo().run()} />
			<Tool icon={Redo2} label="Refazer" keys="Ctrl+Shift+Z" disabled={!state.redo} press={() => run().redo().run()} />
			<LinkDialog editor={editor} open={linking} onOpenChange={setLinking} />
			<PictureDialog editor={editor} open={describing} onOpenChange={setDescribing} onReplace={pickPicture} />
		</div>
	)
}

type ToolProps = {
	icon: LucideIcon
	label: string
	keys?: string
	on?: boolean
	disabled?: boolean
	first?: boolean
	press: () => void
}

function Tool({ icon, label, keys, on, disabled, first = false, press }: ToolProps) {
	return (
		<button
			type="button"
			data-tool=""
			tabIndex={first ? 0 : -1}
			aria-label={label}
			title={keys ? `${label} (${keys})` : label}
			aria-pressed={on}
			disabled={disabled}
			onClick={press}
			className={toolLook}
		>
			<Icon of={icon} size={17} />
		</button>
	)
}

function Divider() {
	return <span aria-hidden="true" className="mx-1.5 h-5 w-px bg-line" />
}

const menuLook = 'z-40 min-w-52 rounded-control border border-line bg-panel p-1 text-ui text-ink shadow-raised'
const itemLook =
	'flex min-h-11 cursor-pointer items-center rounded-badge px-3 outline-none data-disabled:text-disabled data-highlighted:bg-hover drawer:min-h-8'

type MenuItem = { label: string; run: () => void; apart?: boolean }

function Menu({ label, trigger, items }: { label: string; trigger: React.ReactNode; items: readonly MenuItem[] }) {
	const container = usePortalContainer()
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger
				data-tool=""
				tabIndex={-1}
				aria-label={label}
				title={label}
				className={classNames(toolLook, 'data-[state=open]:bg-hover')}
			>
				{trigger}
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={container}>
				<DropdownMenu.Content
					align="start"
					sideOffset={4}
					className={menuLook}
					// The command gives the focus back to the text.
					onCloseAutoFocus={(event) => event.preventDefault()}
				>
					{items.map(({ label: name, run }) => (
						<DropdownMenu.Item key={name} onSelect={run} className={itemLook}>
							{name}
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	)
}

function TableMenu({ editor, inTable }: { editor: Editor; inTable: boolean }) {
	const run = () => editor.chain().focus()
	const items = inTable
		? [
				{ label: 'Linha acima', run: () => run().addRowBefore().run() },
				{ label: 'Linha abaixo', run: () => run().addRowAfter().run() },
				{ label: 'Coluna à esquerda', run: () => run().addColumnBefore().run() },
				{ label: 'Coluna à direita', run: () => run().addColumnAfter().run() },
				{ label: 'Cabeçalho na primeira linha', run: () => run().toggleHeaderRow().run() },
				{ label: 'Apagar linha', run: () => run().deleteRow().run() },
				{ label: 'Apagar coluna', run: () => run().deleteColumn().run() },
				{ label: 'Apagar tabela', run: () => run().deleteTable().run() },
			]
		: [
				{
					label: 'Tabela de 3 × 3',
					run: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
				},
				{
					label: 'Tabela de 2 × 5',
					run: () => run().insertTable({ rows: 5, cols: 2, withHeaderRow: true }).run(),
				},
			]
	return <Menu label="Tabela" trigger={<Icon of={Table2} size={17} />} items={items} />
}

/** The boxes of an article, with what they begin with. */
function BoxMenu({ editor }: { editor: Editor }) {
	function insert(html: string) {
		editor.chain().focus().insertContent(html).run()
	}
	return (
		<Menu
			label="Caixa"
			trigger={<Icon of={StickyNote} size={17} />}
			items={[
				{
					label: 'Em resumo',
					run: () => insert('<aside class="resumo"><h2>Em resumo</h2><ul><li>Primeiro ponto</li></ul></aside>'),
				},
				{ label: 'Aviso', run: () => insert('<aside class="aviso"><p><strong>Atenção.</strong> Texto.</p></aside>') },
				{ label: 'Nota', run: () => insert('<p class="nota">Nota.</p>') },
				{ label: 'Linha divisória', run: () => editor.chain().focus().setHorizontalRule().run() },
			]}
		/>
	)
}

function moveAlong(event: KeyboardEvent, bar: HTMLElement | null): void {
	const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key]
	if (step === undefined || !bar) return
	const tools = Array.from(bar.querySelectorAll<HTMLButtonElement>('[data-tool]:not(:disabled)'))
	const at = tools.indexOf(document.activeElement as HTMLButtonElement)
	if (at === -1) return
	event.preventDefault()
	const next = Math.min(tools.length - 1, Math.max(0, Number.isFinite(step) ? at + step : step))
	tools[next]?.focus()
}
