import { isRouteErrorResponse, useOutletContext } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { ListState } from '#app/components/admin/list-state.tsx'
import { textIn } from '#lib/form-texts.ts'
import { toldAction } from '../told-action.ts'
import { useReadAgain } from '../use-read-again.ts'
import type { Route } from './+types/lead.ts'
import { handleLeadWork } from './handle-lead-work.server.ts'
import { inboxSearch, leadList } from './inbox-query.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { LeadHead } from './lead-head.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { type ListPlace, neighboursOf } from './lead-place.ts'
import { LeadView } from './lead-view.tsx'
import { readLead } from './read-lead.server.ts'
import { tellLead } from './tell-leads.ts'
import { useLeadWork } from './use-lead-work.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	adminMeta(matches, loaderData ? `${loaderData.reference} | Leads` : 'Leads')

export function headers() {
	return NO_STORE
}

export { refreshAfterConflict as shouldRevalidate } from './refresh-after-conflict.ts'

export function loader({ params, url, context }: Route.LoaderArgs) {
	return readLead(context, { id: params.id, query: leadList.parse(url.searchParams) })
}

export function action(args: Route.ActionArgs) {
	return handleLeadWork(args)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const reference = textIn(await request.clone().formData(), 'reference')
	return toldAction<LeadAnswer>(serverAction, { tell: (answer) => tellLead(answer, reference) })
}

/** Inside the list, which stays: only what was opened is missing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const search = inboxSearch(useListQuery(leadList))
	const { lost, readAgain } = useReadAgain(error)
	const answer = isRouteErrorResponse(error) ? error : undefined
	const missing = answer?.status === 404
	const code = (answer?.data as { correlationId?: string } | null)?.correlationId
	return (
		<LeadPanel label="Pedido" closeTo={`/admin/leads${search}`}>
			<LeadHead
				title={missing ? 'Este pedido não existe' : 'Pedido não lido'}
				about={missing ? 'O endereço pode estar incompleto, ou o pedido já não está aqui.' : undefined}
				search={search}
			/>
			<div className="panel:p-5">
				{missing ? (
					<AdminButton to={`/admin/leads${search}`}>Voltar aos leads</AdminButton>
				) : (
					<ListState
						state="error"
						message={
							lost
								? 'Sem conexão com o servidor. Confira a conexão e tente de novo.'
								: 'Não foi possível carregar. Tente de novo em alguns instantes.'
						}
						correlationId={code}
						onRetry={readAgain}
					/>
				)}
			</div>
		</LeadPanel>
	)
}

export default function OpenLead({ loaderData: lead, actionData }: Route.ComponentProps) {
	const query = useListQuery(leadList)
	const place = useOutletContext<ListPlace>()
	const work = useLeadWork(lead.me)

	const { contact, received } = lead
	return (
		// What was typed for one person is never left standing for the next.
		<LeadPanel key={lead.id} label={`Pedido ${lead.reference}`} closeTo={`/admin/leads${lead.search}`}>
			<LeadHead
				title={lead.forgotten ? 'Dados apagados' : (contact.name ?? contact.email ?? 'Sem nome')}
				about={[lead.kind, lead.product, `recebido em ${received.moment}`].filter(Boolean).join(' · ')}
				brief={[lead.reference, lead.product ?? lead.kind, received.when].join(' · ')}
				search={lead.search}
				{...neighboursOf(place, lead.neighbours, query)}
			/>
			<LeadView lead={lead} answer={actionData} work={work} />
		</LeadPanel>
	)
}
