import { ShieldCheck } from 'lucide-react'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { ListedUser } from '#core/users/list-users.ts'
import { dateOf, momentOf } from '#lib/brasilia-time.ts'
import type { UserIntent } from './change-user.server.ts'
import { RowMenu } from './row-menu.tsx'
import { roleLabels, stateLabels } from './user-words.ts'

type UsersTableProps = {
	users: ListedUser[]
	ownId: string
	activeAdmins: number
	mailConfigured: boolean
	onChoose: (user: ListedUser, intent: UserIntent) => void
}

const ownNotes = {
	last: 'Você é o último administrador ativo. Convide outro antes de deixar o painel.',
	other: 'Esta é a sua conta. Só outro administrador pode retirar o seu acesso.',
}

/** By the card's own width: the sidebar may be open or not. What a narrow card hides stands below the name. */
const wide = '@max-[64rem]:hidden'
const medium = '@max-[40rem]:hidden'

export function UsersTable({ users, ownId, activeAdmins, mailConfigured, onChoose }: UsersTableProps) {
	const ownNote = activeAdmins === 1 ? ownNotes.last : ownNotes.other
	return (
		<DataTable
			caption="Usuários"
			head={
				<>
					<HeadCell>Nome</HeadCell>
					<HeadCell className={medium}>Papel</HeadCell>
					<HeadCell className={medium}>Situação</HeadCell>
					<HeadCell className={wide}>Duas etapas</HeadCell>
					<HeadCell numeric className={wide}>
						Criado
					</HeadCell>
					<HeadCell numeric className={wide}>
						Último acesso
					</HeadCell>
					<HeadCell>
						<span className="sr-only">Ações</span>
					</HeadCell>
				</>
			}
		>
			{users.map((user) => (
				<Row key={user.id}>
					<Cell className="w-full max-w-0">
						<div className="flex items-center gap-3">
							<Avatar name={user.name} size={30} className="@max-[40rem]:hidden" />
							<div className="min-w-0">
								<p className="truncate font-semibold" title={user.name}>
									{user.name}
									{user.id === ownId && <span className="font-normal text-ink-3"> (você)</span>}
								</p>
								<p className="truncate text-fine text-ink-3 group-hover/row:text-ink-2" title={user.email}>
									{user.email}
								</p>
								<div className="mt-1.5 flex flex-wrap gap-1.5 @min-[40rem]:hidden">
									<RoleBadge {...user} />
									<StateBadge {...user} />
								</div>
								<p className="mt-1 text-fine text-ink-3 group-hover/row:text-ink-2 @min-[64rem]:hidden">
									Desde {dateOf(user.createdAt)} · último acesso: {lastSeen(user)} · duas etapas: {secondFactor(user)}
								</p>
							</div>
						</div>
					</Cell>
					<Cell className={medium}>
						<RoleBadge {...user} />
					</Cell>
					<Cell className={medium}>
						<StateBadge {...user} />
					</Cell>
					<Cell quiet={!user.secondFactor} className={wide}>
						<span className="inline-flex items-center gap-1.5">
							{user.secondFactor && <Icon of={ShieldCheck} size={16} className="text-ok" />}
							<span className="inline-block first-letter:uppercase">{secondFactor(user)}</span>
						</span>
					</Cell>
					<Cell numeric quiet className={wide}>
						{dateOf(user.createdAt)}
					</Cell>
					<Cell numeric quiet className={wide}>
						<span className="inline-block first-letter:uppercase">{lastSeen(user)}</span>
					</Cell>
					<Cell className="w-0 py-1.5">
						<RowMenu
							mailConfigured={mailConfigured}
							user={user}
							note={user.id === ownId ? ownNote : undefined}
							onChoose={(intent) => onChoose(user, intent)}
						/>
					</Cell>
				</Row>
			))}
		</DataTable>
	)
}

function RoleBadge({ role }: ListedUser) {
	return <Badge tone={role === 'user' ? 'neutral' : 'accent'}>{roleLabels[role]}</Badge>
}

function StateBadge({ state }: ListedUser) {
	const { label, tone } = stateLabels[state]
	return (
		<Badge tone={tone} dot>
			{label}
		</Badge>
	)
}

function lastSeen({ lastSeenAt }: ListedUser): string {
	return lastSeenAt ? momentOf(lastSeenAt) : 'nunca'
}

function secondFactor(user: ListedUser): string {
	return user.secondFactor ? 'ligada' : 'desligada'
}
