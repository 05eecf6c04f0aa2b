import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { NoticePlace } from '../ui/notice-place.tsx'
import { usePortalContainer } from '../ui/portal-container.ts'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import { AdminButton } from './admin-button.tsx'
import { Kbd } from './kbd.tsx'
import { type PaletteEntry, screensMatching } from './palette-entries.ts'
import { useShell } from './shell-context.ts'
import { useAdminSearch } from './use-admin-search.ts'

type CommandPaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Ctrl+K: to any screen, article, lead or user by a few letters. */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
	const container = usePortalContainer()
	const returnFocus = useFocusReturn(open)
	return (
		<Dialog.Root open={open} onOpenChange={onOpenChange}>
			<Dialog.Portal container={container}>
				<Dialog.Overlay className="fade-in fixed inset-0 z-40 bg-navy-950/55" />
				<Dialog.Content
					aria-describedby={undefined}
					onCloseAutoFocus={returnFocus}
					className="fade-in fixed inset-x-4 top-4 z-40 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-160 flex-col overflow-hidden rounded-[16px] bg-panel text-ink shadow-floating outline-none drawer:top-[12vh] drawer:max-h-[76vh]"
				>
					<Dialog.Title className="sr-only">Buscar no painel</Dialog.Title>
					<NoticePlace className="shrink-0 has-[li]:p-3" />
					<Finder onClose={() => onOpenChange(false)} />
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}

function Finder({ onClose }: { onClose: () => void }) {
	const [text, setText] = useState('')
	const [place, setPlace] = useState(0)
	const navigate = useNavigate()
	const list = useId()
	const shell = useShell()
	const search = useAdminSearch(text)

	const groups = [{ label: 'Telas', entries: screensMatching(text, shell) }, ...search.groups].filter(
		({ entries }) => entries.length > 0,
	)
	const entries = groups.flatMap((group) => group.entries)
	const active = entries[Math.min(place, entries.length - 1)]
	const optionId = (entry: PaletteEntry) => `${list}-${entry.key}`

	// Found by the keyboard, it must also be in sight.
	const activeId = active && optionId(active)
	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
	}, [activeId])

	function onKeyDown(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step && entries.length > 0) {
			event.preventDefault()
			setPlace((Math.min(place, entries.length - 1) + step + entries.length) % entries.length)
		}
		// An accent that is still being composed also ends with Enter.
		if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
			event.preventDefault()
			onClose()
			void navigate(active.to)
		}
	}

	return (
		<>
			<div className="flex shrink-0 items-center gap-2.5 border-b border-line px-4.5">
				<Icon of={Search} size={18} className="shrink-0 text-ink-3" />
				{/* biome-ignore lint/a11y/noAutofocus: the dialog is opened in order to type here */}
				<input
					// oxlint-disable-next-line jsx-a11y/no-autofocus
					autoFocus
					type="text"
					role="combobox"
					aria-label="Buscar telas, artigos, leads e usuários"
					aria-expanded={entries.length > 0}
					aria-controls={list}
					aria-activedescendant={activeId}
					aria-autocomplete="list"
					autoComplete="off"
					spellCheck={false}
					maxLength={100}
					placeholder="Buscar telas, artigos, leads e usuários"
					value={text}
					onChange={(event) => {
						setText(event.target.value)
						setPlace(0)
					}}
					onKeyDown={onKeyDown}
					className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-placeholder drawer:text-[0.9375rem]"
				/>
				<AdminButton tone="quiet" size="small" onClick={onClose} className="-mr-2">
					<Kbd>Esc</Kbd>
					<span className="sr-only">Fechar busca</span>
				</AdminButton>
			</div>
			<div className="min-h-0 overflow-y-auto p-2">
				<div id={list} role="listbox" aria-label="Resultados">
					{groups.map(({ label, entries: found }) => (
						<div key={label} role="group" aria-labelledby={`${list}-${label}`} className="not-first:mt-2">
							<p id={`${list}-${label}`} className="px-2.5 py-1.5 text-fine font-medium text-ink-3">
								{label}
							</p>
							{found.map((entry) => (
								<Link
									key={entry.key}
									id={optionId(entry)}
									to={entry.to}
									role="option"
									tabIndex={-1}
									aria-selected={entry === active}
									onClick={onClose}
									onPointerMove={() => setPlace(entries.indexOf(entry))}
									className={classNames(
										'flex min-h-11 scroll-my-2 items-center gap-3 rounded-[7px] px-2.5 py-1.5 drawer:min-h-9.5',
										entry === active && 'bg-hover',
									)}
								>
									<Icon
										of={entry.icon}
										size={17}
										className={classNames('shrink-0', entry === active ? 'text-ink' : 'text-ink-3')}
									/>
									<span className="min-w-0 flex-1 truncate font-medium">{entry.label}</span>
									{entry.detail && (
										<span className="max-w-1/2 shrink-0 truncate text-fine text-ink-2">{entry.detail}</span>
									)}
								</Link>
							))}
						</div>
					))}
				</div>
				<Outcome search={search} text={text} found={entries.length} />
			</div>
			<p className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4.5 py-2.5 text-fine text-ink-3 max-drawer:hidden">
				<span className="flex items-center gap-1.5">
					<Kbd>↑</Kbd>
					<Kbd>↓</Kbd> escolher
				</span>
				<span className="flex items-center gap-1.5">
					<Kbd>Enter</Kbd> abrir
				</span>
				<span className="flex items-center gap-1.5">
					<Kbd>Esc</Kbd> fechar
				</span>
			</p>
		</>
	)
}

type OutcomeProps = { search: ReturnType<typeof useAdminSearch>; text: string; found: number }

/** What became of the search, seen and read out. */
function Outcome({ search, text, found }: OutcomeProps) {
	if (search.state === 'failed') {
		return (
			<div role="alert" className="flex items-center gap-3 px-2.5 py-2 text-err">
				<p className="flex-1 font-medium">A busca falhou. Verifique a conexão e tente de novo.</p>
				<AdminButton size="small" onClick={search.retry}>
					Tentar de novo
				</AdminButton>
			</div>
		)
	}
	const quiet = search.state === 'searching' ? 'Buscando…' : `Nada encontrado para “${text.trim()}”.`
	const shown = search.state === 'searching' || (found === 0 && text.trim() !== '')
	return (
		<p role="status" className={shown ? 'px-2.5 py-3 text-ink-2' : 'sr-only'}>
			{shown ? quiet : text.trim() && `${found} ${found === 1 ? 'resultado' : 'resultados'}`}
		</p>
	)
}
