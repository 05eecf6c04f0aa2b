import {
	BadgeCheck,
	Ellipsis,
	History,
	Link as LinkIcon,
	type LucideIcon,
	MailPlus,
	PenLine,
	ShieldOff,
	Trash2,
	UserCheck,
	UserMinus,
	UserPlus,
	UserX,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { usePortalContainer } from '#app/components/ui/portal-container.ts'
import type { ListedUser } from '#core/users/list-users.ts'
import { classNames } from '#lib/class-names.ts'
import type { UserIntent } from './change-user.server.ts'

type RowMenuProps = {
	mailConfigured: boolean
	user: ListedUser
	/** Why nothing can be changed here, in the row of whoever is looking. */
	note: string | undefined
	onChoose: (intent: UserIntent) => void
}

const itemLook =
	'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 outline-none select-none data-highlighted:bg-hover drawer:min-h-9'

export function RowMenu({ user, mailConfigured, note, onChoose }: RowMenuProps) {
	const container = usePortalContainer()
	const noteId = useId()
	const chosen = useRef<UserIntent>(undefined)

	// Only once the menu is gone and its button has the focus: a dialog gives it back to where it found it.
	function act() {
		const intent = chosen.current
		chosen.current = undefined
		if (intent) setTimeout(() => onChoose(intent))
	}

	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>
				<AdminButton tone="quiet" size="icon" aria-label={`Ações para ${user.name}`}>
					<Icon of={Ellipsis} size={18} />
				</AdminButton>
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={container}>
				<DropdownMenu.Content
					align="end"
					sideOffset={4}
					collisionPadding={12}
					aria-describedby={note ? noteId : undefined}
					onCloseAutoFocus={act}
					className="fade-in z-30 w-64 rounded-[10px] bg-panel p-1.5 text-ui text-ink shadow-floating inset-ring inset-ring-line"
				>
					<DropdownMenu.Item asChild className={itemLook}>
						<Link to={`/admin/audit?${new URLSearchParams({ pessoa: user.email })}`}>
							<Icon of={History} size={16} className="text-ink-3" />
							Ver atividades
						</Link>
					</DropdownMenu.Item>
					{note ? (
						<p id={noteId} className="border-t border-line px-2.5 pt-2.5 pb-1.5 text-fine text-ink-2">
							{note}
						</p>
					) : (
						choicesFor(user, mailConfigured).map(({ intent, label, icon, danger }) => (
							<DropdownMenu.Item
								key={intent}
								className={classNames(itemLook, danger && 'text-err')}
								onSelect={() => {
									chosen.current = intent
								}}
							>
								<Icon of={icon} size={16} className={danger ? undefined : 'text-ink-3'} />
								{label}
							</DropdownMenu.Item>
						))
					)}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	)
}

type Choice = { intent: UserIntent; label: string; icon: LucideIcon; danger?: boolean }

function choicesFor({ role, state, secondFactor }: ListedUser, mailConfigured: boolean): Choice[] {
	const choices: (Choice | false)[] = [
		state === 'invited' && mailConfigured && { intent: 'mail-invitation', label: 'Reenviar convite', icon: MailPlus },
		state === 'invited' && { intent: 'invitation-link', label: 'Gerar link do convite', icon: LinkIcon },
		role !== 'author' && { intent: 'make-author', label: 'Tornar autor', icon: PenLine },
		role !== 'reviewer' && { intent: 'make-reviewer', label: 'Tornar revisor', icon: BadgeCheck },
		role !== 'admin' && { intent: 'make-admin', label: 'Tornar administrador', icon: UserPlus },
		role !== 'user' && { intent: 'take-access', label: 'Retirar acesso ao painel', icon: UserMinus },
		secondFactor && { intent: 'reset-second-factor', label: 'Redefinir segundo fator', icon: ShieldOff },
		state === 'disabled'
			? { intent: 'enable', label: 'Reativar', icon: UserCheck }
			: { intent: 'disable', label: 'Desativar', icon: UserX },
		{ intent: 'delete', label: 'Excluir', icon: Trash2, danger: true },
	]
	return choices.filter((choice) => choice !== false)
}
