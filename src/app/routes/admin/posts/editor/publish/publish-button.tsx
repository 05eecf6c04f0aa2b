import { CalendarClock, ChevronDown, EyeOff, type LucideIcon, Send, Undo2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'
import { type PublishStanding, publishLabel } from './publish-state.ts'
import type { PublishSheetState } from './use-publish-sheet.ts'

type Wish = 'now' | 'later' | 'discard' | 'unpublish'

type PublishButtonProps = {
	/** Of the article's form, which it sends where there is no JavaScript. */
	form: string
	sheet: Pick<PublishSheetState, 'standing' | 'busy' | 'waits' | 'show' | 'goBack'>
	/** Something else is the screen's one action now. */
	second: boolean
	/** What is taken from readers or thrown away is asked about first. */
	onAsk: (wish: 'discard' | 'unpublish') => void
}

/** The one way before readers, with what else can be done about them beside it. */
export function PublishButton({ form, sheet, second, onAsk }: PublishButtonProps) {
	const { standing, busy } = sheet
	const chosen = useRef<Wish>(undefined)
	const tone = second ? 'plain' : 'action'

	// Only once the menu is gone and its button has the focus: a sheet gives it back to where it found it.
	function act() {
		const wish = chosen.current
		chosen.current = undefined
		if (wish === 'now' || wish === 'later') setTimeout(() => sheet.show(wish))
		else if (wish) setTimeout(() => onAsk(wish))
	}

	if (sheet.waits)
		return (
			<AdminButton tone="action" onClick={sheet.goBack}>
				Voltar à publicação
			</AdminButton>
		)
	return (
		<div className="flex">
			<AdminButton
				tone={tone}
				type="submit"
				form={form}
				name="intent"
				value="publish"
				disabled={busy}
				aria-keyshortcuts="Control+Shift+P Meta+Shift+P"
				onClick={(event) => {
					event.preventDefault()
					sheet.show()
				}}
				className="rounded-r-none max-drawer:px-4"
			>
				{standing.live ? (
					<span>
						Publicar<span className="max-drawer:sr-only"> alterações</span>
					</span>
				) : (
					publishLabel(standing)
				)}
			</AdminButton>
			<DropdownMenu.Root modal={false}>
				<DropdownMenu.Trigger asChild>
					<AdminButton
						tone={tone}
						size="icon"
						disabled={busy}
						aria-label="Outras formas de publicar"
						className={classNames('rounded-l-none border-l', second ? 'border-line' : 'border-amber-700/40')}
					>
						<Icon of={ChevronDown} size={18} />
					</AdminButton>
				</DropdownMenu.Trigger>
				{/* Beside its button and not at the end of the page: the head is a landmark, and stays over the text. */}
				<DropdownMenu.Content
					align="end"
					sideOffset={6}
					collisionPadding={12}
					onCloseAutoFocus={act}
					className="fade-in z-30 w-64 rounded-[10px] bg-panel p-1.5 text-ui text-ink shadow-floating inset-ring inset-ring-line"
				>
					{choicesFor(standing).map(({ wish, label, icon, danger }) => (
						<DropdownMenu.Item
							key={wish}
							onSelect={() => {
								chosen.current = wish
							}}
							className={classNames(
								'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 outline-none select-none data-highlighted:bg-hover drawer:min-h-9',
								danger && 'text-err',
							)}
						>
							<Icon of={icon} size={16} className={danger ? undefined : 'text-ink-3'} />
							{label}
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Root>
		</div>
	)
}

type Choice = { wish: Wish; label: string; icon: LucideIcon; danger?: boolean }

function choicesFor({ live, due, differs }: PublishStanding): Choice[] {
	const choices: (Choice | false)[] = [
		{ wish: 'now', label: live ? 'Publicar alterações' : 'Publicar agora', icon: Send },
		{ wish: 'later', label: live ? 'Agendar alterações…' : 'Agendar…', icon: CalendarClock },
		live !== null && differs && { wish: 'discard', label: 'Descartar alterações', icon: Undo2, danger: true },
		live !== null && { wish: 'unpublish', label: 'Despublicar', icon: EyeOff, danger: true },
		live === null && due !== undefined && { wish: 'unpublish', label: 'Cancelar agendamento', icon: EyeOff },
	]
	return choices.filter((choice) => choice !== false)
}
