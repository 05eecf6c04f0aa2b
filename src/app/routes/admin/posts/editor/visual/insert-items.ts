import type { Editor } from '@tiptap/react'
import {
	Code,
	Heading2,
	Heading3,
	ImageIcon,
	List,
	ListChecks,
	ListOrdered,
	type LucideIcon,
	Minus,
	Quote,
	StickyNote,
	Table2,
	TriangleAlert,
} from 'lucide-react'

export type InsertItem = {
	label: string
	icon: LucideIcon
	/** What else somebody may type who looks for it. */
	also?: string
	run: () => void
}

/** What a paragraph can become. */
export function blockItems(editor: Editor): InsertItem[] {
	const run = () => editor.chain().focus()
	return [
		{ label: 'Subtítulo', icon: Heading2, also: 'h2 título', run: () => run().toggleHeading({ level: 2 }).run() },
		{ label: 'Subtítulo menor', icon: Heading3, also: 'h3', run: () => run().toggleHeading({ level: 3 }).run() },
		{ label: 'Lista', icon: List, run: () => run().toggleBulletList().run() },
		{ label: 'Lista numerada', icon: ListOrdered, also: 'passos', run: () => run().toggleOrderedList().run() },
		{ label: 'Citação', icon: Quote, run: () => run().toggleBlockquote().run() },
	]
}

/** What is put into the text, with what it begins with. */
export function insertItems(editor: Editor, { onPicture }: { onPicture: () => void }): InsertItem[] {
	const run = () => editor.chain().focus()
	const table = (rows: number, cols: number) => () => run().insertTable({ rows, cols, withHeaderRow: true }).run()
	return [
		{ label: 'Imagem', icon: ImageIcon, also: 'foto', run: onPicture },
		{ label: 'Tabela de 3 × 3', icon: Table2, run: table(3, 3) },
		{ label: 'Tabela de 2 × 5', icon: Table2, run: table(5, 2) },
		{
			label: 'Em resumo',
			icon: ListChecks,
			also: 'caixa',
			run: () =>
				run().insertContent('<aside class="resumo"><h2>Em resumo</h2><ul><li>Primeiro ponto</li></ul></aside>').run(),
		},
		{
			label: 'Aviso',
			icon: TriangleAlert,
			also: 'caixa',
			run: () => run().insertContent('<aside class="aviso"><p><strong>Atenção.</strong> Texto.</p></aside>').run(),
		},
		{
			label: 'Nota',
			icon: StickyNote,
			also: 'caixa',
			run: () => run().insertContent('<p class="nota">Nota.</p>').run(),
		},
		{ label: 'Código', icon: Code, run: () => toggleCode(editor) },
		{ label: 'Linha divisória', icon: Minus, run: () => run().setHorizontalRule().run() },
	]
}

function toggleCode(editor: Editor): void {
	const { from, to, $from, $to } = editor.state.selection
	const run = editor.chain().focus()
	if (from !== to && $from.sameParent($to)) run.toggleCode().run()
	else run.toggleCodeBlock().run()
}

/** What can be done with the table that the cursor stands in. */
export function tableItems(editor: Editor): InsertItem[] {
	const run = () => editor.chain().focus()
	const item = (label: string, act: () => void): InsertItem => ({ label, icon: Table2, run: act })
	return [
		item('Linha acima', () => run().addRowBefore().run()),
		item('Linha abaixo', () => run().addRowAfter().run()),
		item('Coluna à esquerda', () => run().addColumnBefore().run()),
		item('Coluna à direita', () => run().addColumnAfter().run()),
		item('Cabeçalho na primeira linha', () => run().toggleHeaderRow().run()),
		item('Apagar linha', () => run().deleteRow().run()),
		item('Apagar coluna', () => run().deleteColumn().run()),
		item('Apagar tabela', () => run().deleteTable().run()),
	]
}
