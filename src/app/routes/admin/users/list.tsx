import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { listCard, PageLinks } from '#app/components/admin/list/pager.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { type ListedUser, listUsers, type UserPage } from '#core/users/list-users.ts'
import { readList } from '../read-list.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/list.ts'
import { type ChangeUserAnswer, changeUser, type UserIntent } from './change-user.server.ts'
import { ConfirmChange, questions } from './confirm-change.tsx'
import { CopyLink } from './copy-link.tsx'
import { RolesCard } from './roles-card.tsx'
import { UserFilters } from './user-filters.tsx'
import { userList } from './users-query.ts'
import { UsersTable } from './users-table.tsx'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Usuários')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const { text, ...filter } = userList.parse(url.searchParams)
	return readList(context, async ({ db, mailConfigured }) => ({
		...(await listUsers(db, { ...filter, query: text })),
		mailConfigured,
		ownId: context.get(signedInAdmin).id,
	}))
}

export function action(args: Route.ActionArgs) {
	return changeUser(args)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return toldAction<ChangeUserAnswer>(serverAction, {
		tell: (answer) =>
			answer.ok
				? notify.success(answer.title, answer.text, 'users')
				: notify.error('Usuário não alterado', answer.message, 'users'),
		unanswered: (message) => ({ ok: false, message }),
	})
}

export default function Users({ loaderData: { list, problem } }: Route.ComponentProps) {
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
			<UserFilters />
			{list ? (
				<UserList {...list} />
			) : (
				<ListError message="Não foi possível carregar os usuários." correlationId={problem} />
			)}
			<RolesCard />
		</AdminPage>
	)
}

const none = {
	title: 'Nenhum usuário encontrado',
	hint: 'Tente outro nome, outro e-mail ou outros filtros.',
}

type UserListProps = UserPage & { ownId: string; mailConfigured: boolean }

function UserList({ users, page, pageCount, total, ...list }: UserListProps) {
	const query = useListQuery(userList)
	const { change, dialogs } = useUserChanges()
	return (
		<>
			<ListBody list={userList} query={query} empty={users.length === 0} nothing={none} noMatch={none}>
				<AdminCard flush className={listCard}>
					<UsersTable users={users} {...list} onChoose={change} />
					<PageLinks
						page={page}
						pageCount={pageCount}
						total={total}
						nouns={['usuário', 'usuários']}
						hrefFor={(wanted) => userList.href(query, { page: wanted })}
					/>
				</AdminCard>
			</ListBody>
			{dialogs}
		</>
	)
}

/** Asks where there is something to ask, and sends. */
function useUserChanges() {
	const fetcher = useFetcher<ChangeUserAnswer>()
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
		if (!answer?.ok) return
		if (answer.link) setLink(answer.link)
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
