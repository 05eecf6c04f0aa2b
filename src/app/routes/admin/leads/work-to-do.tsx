import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { KeyHints } from '#app/components/admin/list/key-hints.tsx'
import { useListBusy, useListQuery } from '#app/components/admin/list/use-list.ts'
import { useSelection } from '#app/components/admin/list/use-selection.ts'
import { ListState } from '#app/components/admin/list-state.tsx'
import { inboxSearch, leadList } from './inbox-query.ts'
import { type InboxView, viewOf } from './inbox-view.ts'
import { LeadActions } from './lead-actions.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { ReplyBar } from './reply-bar.tsx'
import { useLeadWork } from './use-lead-work.ts'
import { useMoves } from './use-moves.ts'
import type { WorkGroup, WorkLead } from './work-lead.ts'
import { WorkList } from './work-list.tsx'

type WorkToDoProps = {
	groups: readonly WorkGroup[]
	counts: Record<InboxView, number>
	me: string
}

/** What asks for somebody now, by the clock. It is read again every minute, as the minutes pass. */
export function WorkToDo({ groups, counts, me }: WorkToDoProps) {
	const query = useListQuery(leadList)
	const reading = useListBusy(leadList.path)
	const leads = groups.flatMap((group) => group.leads)
	const selection = useSelection<WorkLead>(leads)
	const { moving, busy, fallback, moveOne, moveMany, asking } = useMoves<WorkLead>({ onDone: selection.clear })
	const { take, reply } = useLeadWork(me)
	useFreshMinutes()
	const total = groups.reduce((sum, group) => sum + group.total, 0)
	const waiting = groups.find(({ group }) => group === 'waiting')?.leads.find(({ chatHref }) => chatHref)
	return (
		<>
			<div ref={fallback} tabIndex={-1} className="@container mt-1.5 pb-16 outline-none drawer:mt-3 drawer:pb-0">
				{leads.length === 0 ? (
					<ListState state="empty" {...nothing(viewOf(query), counts)} />
				) : (
					<>
						<AdminCard flush className="@container overflow-clip">
							<WorkList
								groups={groups}
								search={inboxSearch(query)}
								selection={selection}
								busy={busy || reading}
								range={total === 1 ? '1 pedido' : `${total.toLocaleString('pt-BR')} pedidos`}
								actions={
									<LeadActions taken={selection.taken} busy={busy} onMove={(to) => moveMany(selection.taken, to)} />
								}
								moving={moving}
								onMove={moveOne}
								onTake={take}
								onReply={reply}
							/>
						</AdminCard>
						<KeyHints more={workKeys} />
					</>
				)}
			</div>
			<ReplyBar lead={waiting} onReply={reply} />
			<LostDialog {...asking} />
		</>
	)
}

const workKeys = [
	['R', 'responder'],
	['A', 'assumir'],
] as const

function nothing(view: InboxView, counts: Record<InboxView, number>): { title: string; hint: string } {
	if (counts.todos === 0)
		return { title: 'Nenhum pedido ainda', hint: 'Cotações e mensagens enviadas pelo site aparecem aqui.' }
	if (view === 'meus')
		return { title: 'Nenhum pedido é seu', hint: 'Assuma um em Por fazer, ou peça que lhe passem um.' }
	return {
		title: 'Nada por fazer agora',
		hint: 'Quem espera resposta e os passos de hoje aparecem aqui. O resto está em Todos.',
	}
}

const MINUTE_MS = 60_000

/** While somebody looks, and only then. */
function useFreshMinutes() {
	const { revalidate } = useRevalidator()
	useEffect(() => {
		const ticking = setInterval(() => {
			if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
		}, MINUTE_MS)
		return () => clearInterval(ticking)
	}, [revalidate])
}
