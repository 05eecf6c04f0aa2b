import type { Editor } from '@tiptap/react'
import { FileText, LayoutTemplate } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useParams } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { LinkTarget } from '#app/endpoints.ts'
import { completeAddress } from '#core/html/complete-address.ts'
import { kindOfLink } from '#core/html/safe-url.ts'
import { classNames } from '#lib/class-names.ts'
import { linkedPaths, passageAt } from './link-passage.ts'
import { useLinkTargets } from './use-link-targets.ts'

type LinkDialogProps = { editor: Editor; open: boolean; onOpenChange: (open: boolean) => void }

export function LinkDialog({ editor, open, onOpenChange }: LinkDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title="Link">
			<LinkForm editor={editor} onDone={() => onOpenChange(false)} />
		</Dialog>
	)
}

const kinds = { post: { icon: FileText, word: 'artigo' }, landing: { icon: LayoutTemplate, word: 'página' } }

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
	const current = String(editor.getAttributes('link')['href'] ?? '')
	const [typed, setTyped] = useState(current)
	const [error, setError] = useState<string>()
	const [place, setPlace] = useState<number>()
	const [around] = useState(() => ({ near: passageAt(editor), linked: linkedPaths(editor) }))
	const list = useId()
	const { id: postId = '' } = useParams()
	const needsWords = editor.state.selection.empty && current === ''
	const isAddress = looksLikeAddress(typed)
	const { targets, state } = useLinkTargets({ text: isAddress ? '' : typed, postId, ...around })
	// Words that are no address were meant for the search: its first answer is at hand.
	const at = place ?? (isAddress || typed.trim() === '' ? -1 : 0)
	const active = targets[at]

	function apply(href: string, words: string) {
		const chain = editor.chain().focus().extendMarkRange('link')
		if (needsWords) chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run()
		else chain.setLink({ href }).run()
		onDone()
	}

	function save(event: FormEvent) {
		event.preventDefault()
		// Dialogs stand inside the page's form only in React's eyes; the page must not be saved by this.
		event.stopPropagation()
		if (active) return apply(active.path, active.title)
		const href = completeAddress(typed)
		if (isAddress && kindOfLink(href)) return apply(href, href)
		setError('Escolha uma página da lista, ou escreva um endereço, como www.gov.br/susep ou /seguros/auto.')
	}

	function onKeyDown(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (!step || targets.length === 0) return
		event.preventDefault()
		setPlace(at === -1 && step === -1 ? targets.length - 1 : (at + step + targets.length) % targets.length)
	}

	function remove() {
		editor.chain().focus().extendMarkRange('link').unsetLink().run()
		onDone()
	}

	return (
		<form onSubmit={save} noValidate className="mt-4">
			<TextField
				label="Endereço ou busca"
				value={typed}
				onChange={(event) => {
					setTyped(event.target.value)
					setPlace(undefined)
					setError(undefined)
				}}
				onKeyDown={onKeyDown}
				error={error}
				placeholder="Palavras de um artigo ou www.gov.br/susep"
				role="combobox"
				aria-expanded={targets.length > 0}
				aria-controls={list}
				aria-activedescendant={active && `${list}-${at}`}
				aria-autocomplete="list"
				autoComplete="off"
				hint="Links para fora do site abrem em outra aba."
			/>
			<p role="status" className="mt-3.5 text-fine font-medium text-ink-3">
				{headingOf({ searched: !isAddress && typed.trim() !== '', count: targets.length, state })}
			</p>
			<div id={list} role="listbox" aria-label="Páginas do site" className="-mx-2 mt-1">
				{targets.map((target, index) => (
					<Option
						key={target.path}
						id={`${list}-${index}`}
						target={target}
						active={index === at}
						onChoose={() => apply(target.path, target.title)}
					/>
				))}
			</div>
			<div className="mt-5.5 flex justify-end gap-2">
				{current !== '' && (
					<AdminButton tone="danger" onClick={remove} className="mr-auto">
						Remover link
					</AdminButton>
				)}
				<AdminButton onClick={onDone}>Cancelar</AdminButton>
				<AdminButton tone="primary" type="submit">
					Aplicar
				</AdminButton>
			</div>
		</form>
	)
}

type OptionProps = { id: string; target: LinkTarget; active: boolean; onChoose: () => void }

function Option({ id, target, active, onChoose }: OptionProps) {
	const { icon, word } = kinds[target.kind]
	return (
		<button
			type="button"
			id={id}
			role="option"
			aria-selected={active}
			tabIndex={-1}
			onClick={onChoose}
			className={classNames(
				'flex min-h-11 w-full text-left items-center gap-3 rounded-[7px] px-2 py-1.5 hover:bg-hover',
				active && 'bg-hover',
			)}
		>
			<Icon of={icon} size={17} className="shrink-0 text-ink-3" />
			<span className="min-w-0 flex-1">
				<span className="block truncate font-medium">{target.title}</span>
				<span className="block truncate text-fine text-ink-2">
					{word} · {target.path}
				</span>
			</span>
		</button>
	)
}

type Heading = { searched: boolean; count: number; state: ReturnType<typeof useLinkTargets>['state'] }

function headingOf({ searched, count, state }: Heading): string {
	if (state === 'failed') return 'A busca não respondeu. Um endereço ainda pode ser escrito.'
	if (state === 'searching') return searched ? 'Buscando…' : ''
	if (searched) return count === 0 ? 'Nenhum artigo nem página com essas palavras.' : 'Artigos e páginas do site'
	return count === 0 ? '' : 'Com palavras deste trecho'
}

/** '/seguros/auto', 'gov.br/susep', 'https://…', 'mailto:…': anything else is words to look for. */
function looksLikeAddress(typed: string): boolean {
	return /^(?:\/|#|https?:|mailto:|tel:)/i.test(completeAddress(typed))
}
