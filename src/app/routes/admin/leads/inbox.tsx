import { Download, Plus } from 'lucide-react'
import { Form, useMatch, useNavigate, useOutlet, useRouteLoaderData } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { ListError } from '#app/components/admin/list/list-body.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/inbox.ts'
import { AllLeads } from './all-leads.tsx'
import { AnswerStrip } from './answer-strip.tsx'
import { InboxHead } from './inbox-head.tsx'
import { inboxSearch, leadList } from './inbox-query.ts'
import { viewOf } from './inbox-view.ts'
import type { loader as leadLoader } from './lead.tsx'
import { useListPlace } from './lead-place.ts'
import { LeadsScreen } from './leads-screen.tsx'
import { type MoveLeadsAnswer, moveLeads } from './move-leads.server.ts'
import { PushSwitch } from './push-switch.tsx'
import { readInbox } from './read-inbox.server.ts'
import { tellMoves } from './tell-leads.ts'
import { WorkToDo } from './work-to-do.tsx'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Leads')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	return readInbox(context, leadList.parse(url.searchParams))
}

export function action(args: Route.ActionArgs) {
	return moveLeads(args)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return toldAction<MoveLeadsAnswer>(serverAction, { tell: tellMoves })
}

export { refreshAfterConflict as shouldRevalidate } from './refresh-after-conflict.ts'

export default function Inbox({ loaderData: { list, problem } }: Route.ComponentProps) {
	const query = useListQuery(leadList)
	const working = viewOf(query) !== 'todos'
	const total = list?.all?.total ?? 0
	const open = useMatch('/admin/leads/:id')?.params.id
	const place = useListPlace(
		list?.work?.groups.flatMap(({ leads }) => leads) ?? list?.all?.listed ?? [],
		open,
		list?.all?.page,
	)
	const view = useOutlet(place)
	const title = useRouteLoaderData<typeof leadLoader>('routes/admin/leads/lead')?.reference ?? 'Pedido'
	return (
		<LeadsScreen
			title="Leads"
			lead="Quem pediu cotação ou escreveu pelo site."
			status={
				list && (
					<Badge tone={list.open ? 'ok' : 'neutral'} dot className="max-drawer:hidden">
						{list.doors}
					</Badge>
				)
			}
			actions={
				<>
					<NewLeadButton listAlone={!view} />
					{total > 0 && <ExportButton search={inboxSearch(query)} total={total} />}
					{list?.pushKey && <PushSwitch key={list.pushKey} pushKey={list.pushKey} />}
				</>
			}
			sectionsLast={working}
			open={view ? { title, closeTo: `/admin/leads${inboxSearch(query)}`, view } : undefined}
		>
			{list?.work && <AnswerStrip figures={list.work.figures} />}
			<InboxHead counts={list?.counts} products={list?.products ?? []} working={working} />
			{list?.work && <WorkToDo groups={list.work.groups} counts={list.counts} me={list.me} />}
			{list?.all && <AllLeads {...list.all} />}
			{!list && (
				<ListError message="Não foi possível carregar. Tente de novo em alguns instantes." correlationId={problem} />
			)}
		</LeadsScreen>
	)
}

function NewLeadButton({ listAlone }: { listAlone: boolean }) {
	const navigate = useNavigate()
	useShortcut(
		'newLead',
		() => void navigate('/admin/leads/novo'),
		() => listAlone,
	)
	return (
		<AdminButton to="/admin/leads/novo" icon={<Icon of={Plus} size={16} />}>
			<span className="max-drawer:sr-only">Novo lead</span>
		</AdminButton>
	)
}

/** The filter goes in the body: what was searched for may be somebody's name. */
function ExportButton({ search, total }: { search: string; total: number }) {
	return (
		<Form method="post" action="/admin/leads/exportar" reloadDocument>
			<input type="hidden" name="filtro" value={search} />
			<AdminButton type="submit" icon={<Icon of={Download} size={16} />}>
				<span className="max-drawer:sr-only">Exportar CSV ({total.toLocaleString('pt-BR')})</span>
			</AdminButton>
		</Form>
	)
}
