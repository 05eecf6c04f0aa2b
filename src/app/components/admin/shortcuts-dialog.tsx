import { Dialog } from '../ui/dialog.tsx'
import { AdminButton } from './admin-button.tsx'
import { Kbd } from './kbd.tsx'
import { keysOf, type Shortcut, shortcutGroups, shortcuts } from './shortcuts.ts'
import { useModifierKey } from './use-modifier-key.ts'

const all = Object.values(shortcuts) as Shortcut[]

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** '?': what the keyboard can do, on which screens. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
	const modifier = useModifierKey()
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Atalhos do teclado"
			description="As teclas sozinhas só valem fora dos campos de texto."
		>
			{Object.entries(shortcutGroups).map(([group, label]) => (
				<section key={group} className="mt-4">
					<h3 className="mb-1 text-fine font-semibold text-ink-3">{label}</h3>
					<dl>
						{all
							.filter((shortcut) => shortcut.group === group)
							.map((shortcut) => (
								<div
									key={shortcut.does}
									className="flex items-center justify-between gap-4 border-b border-line py-1.5"
								>
									<dt>{shortcut.does}</dt>
									<dd className="flex shrink-0 gap-1">
										{keysOf(shortcut, modifier).map((key) => (
											<Kbd key={key}>{key}</Kbd>
										))}
									</dd>
								</div>
							))}
					</dl>
				</section>
			))}
			<div className="mt-5.5 flex justify-end">
				<AdminButton onClick={() => onOpenChange(false)}>Fechar</AdminButton>
			</div>
		</Dialog>
	)
}
