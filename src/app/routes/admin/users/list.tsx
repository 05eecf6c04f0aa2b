import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher, useNavigation, useRevalidator } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { listCard, Pager } from '#app/components/admin/pager.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { type ListedUser, listUsers, type UserPage } from '#core/users/list-users.ts'
import { readList } from '../read-list.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/list.ts'
import { changeUser, type UserIntent } from './change-user.server.ts'
import { ConfirmChange, questions } from './confirm-change.tsx'
import { CopyLink } from './copy-link.tsx'
import { UserFilters } from './user-filters.tsx'
import { parseUsersQuery, toUserFilter, type UsersQuery, usersHref } from './users-query.ts'
import { UsersTable } from './users-table.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Usuários')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = parseUsersQuery(url.searchParams)
	return readList(context, async ({ db }) => ({
		...(await listUsers(db, toUserFilter(query))),
		query,
		ownId: context.get(signedInAdmin).id,
	}))
}

export function action(args: Route.ActionArgs) {
	return changeUser(args)
}

export default function Users({ loaderData: { list, problem } }: Route.ComponentProps) {
	const { revalidate } = useRevalidator()
	return (
		<AdminPage
			title="Usuários"
			actions={
				<AdminButton tone="action" to="/admin/users/new" icon={<Icon of={UserPlus} size={16} />}>
					Convidar
				</AdminButton>
			}
		>
			<PageHeader title="Usuários" lead="Quem pode entrar no painel e o que cada pessoa pode fazer." />
			{list ? (
				<UserList {...list} />
			) : (
				<ListState
					state="error"
					message="Não foi possível carregar os usuários."
					correlationId={problem}
					onRetry={() => void revalidate()}
				/>
			)}
		</AdminPage>
	)
}

type UserListProps = UserPage & { query: UsersQuery; ownId: string }

function UserList({ query, ownId, users, page, pageCount, total, activeAdmins }: UserListProps) {
	const { change, dialogs } = useUserChanges()
	const { state, location } = useNavigation()
	const loading = state === 'loading' && location.pathname === '/admin/users'
	return (
		<>
			<UserFilters query={query} />
			<div className="mt-4">
				{users.length === 0 && !loading ? (
					<ListState
						state="empty"
						title="Nenhum usuário encontrado"
						hint="Tente outro nome, outro e-mail ou outros filtros."
						action={<AdminButton to="/admin/users">Limpar filtros</AdminButton>}
					/>
				) : (
					<AdminCard flush className={listCard}>
						{loading ? (
							<ListState state="loading" rows={users.length || 8} />
						) : (
							<UsersTable users={users} ownId={ownId} activeAdmins={activeAdmins} onChoose={change} />
						)}
						<Pager
							previous={{ label: 'Anterior', to: page > 1 ? usersHref({ ...query, page: page - 1 }) : undefined }}
							next={{ label: 'Próxima', to: page < pageCount ? usersHref({ ...query, page: page + 1 }) : undefined }}
						>
							{total === 1 ? '1 usuário' : `${total} usuários`}
							{pageCount > 1 && ` · página ${page} de ${pageCount}`}
						</Pager>
					</AdminCard>
				)}
			</div>
			{dialogs}
		</>
	)
}

/** Asks where there is something to ask, sends, and says what came of it. */
function useUserChanges() {
	const fetcher = useFetcher<typeof action>()
	const [asked, setAsked] = useState<{ user: ListedUser; intent: UserIntent }>()
	const [asking, setAsking] = useState(false)
	const [link, setLink] = useState<string>()

	function send(user: ListedUser, intent: UserIntent) {
		void fetcher.submit({ intent, userId: user.id }, { method: 'post', action: '/admin/users' })
	}

	function change(user: ListedUser, intent: UserIntent) {
		if (!questions[intent]) return send(user, intent)
		setAsked({ user, intent })
		setAsking(true)
	}

	const answer = fetcher.data
	useEffect(() => {
		if (!answer) return
		if (!answer.ok) return notify.error('Nada foi alterado', answer.message, 'users')
		notify.settle('users')
		if (answer.link) return setLink(answer.link)
		notify.success(answer.title, answer.text)
		// The row that had the focus is gone.
		if (answer.intent === 'delete') document.getElementById('conteudo')?.focus()
	}, [answer])

	const dialogs = (
		<>
			<ConfirmChange
				asked={asked}
				open={asking}
				onOpenChange={setAsking}
				onConfirm={() => asked && send(asked.user, asked.intent)}
			/>
			<Dialog
				open={link !== undefined}
				onOpenChange={(open) => !open && setLink(undefined)}
				title="Link do convite"
				description="Envie este link à pessoa por um meio seguro. Ele vale por 48 horas, funciona uma vez e não será mostrado de novo. O link anterior deixou de valer."
			>
				<div className="mt-4">{link && <CopyLink link={link} />}</div>
				<div className="mt-5.5 flex justify-end">
					<AdminButton onClick={() => setLink(undefined)}>Fechar</AdminButton>
				</div>
			</Dialog>
		</>
	)
	return { change, dialogs }
}
