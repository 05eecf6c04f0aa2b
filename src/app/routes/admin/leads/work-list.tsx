import { ChevronRight, MessageSquareOff, MessageSquareText, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { HeadCell } from '#app/components/admin/data-table.tsx'
import { CheckBox } from '#app/components/admin/list/check-box.tsx'
import { ListRow, RowTable } from '#app/components/admin/list/row-table.tsx'
import type { Selection } from '#app/components/admin/list/use-selection.ts'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { LeadStatus } from '#db/schema/leads.ts'
import { classNames } from '#lib/class-names.ts'
import { ClockRing } from './clock-ring.tsx'
import { LeadLink } from './lead-link.tsx'
import { focusedRow, pressIn } from './row-keys.ts'
import { StatusMenu } from './status-menu.tsx'
import type { WorkGroup, WorkLead } from './work-lead.ts'

type WorkListProps = {
	groups: readonly WorkGroup[]
	/** The inbox's view, which the lead's page keeps for the way back. */
	search: string
	selection: Selection<WorkLead>
	busy: boolean
	range: string
	actions: ReactNode
	moving: string | undefined
	onMove: (lead: WorkLead, to: LeadStatus) => void
	onTake: (lead: WorkLead) => void
	onReply: (lead: WorkLead) => void
}

const columns =
	'grid-cols-[3.75rem_minmax(0,1fr)_3rem] [grid-template-areas:"clock_title_reply""clock_task_reply"] ' +
	'@min-[42rem]:grid-cols-[2.25rem_6rem_minmax(0,1.25fr)_minmax(0,1fr)_2rem_7.5rem] @min-[52rem]:grid-cols-[2.25rem_7.5rem_minmax(0,1.25fr)_minmax(0,1fr)_2.75rem_7.5rem] @min-[42rem]:[grid-template-areas:"box_clock_title_task_owner_status"]'

const head = 'border-b-0! px-0! py-0! @max-[42rem]:hidden'
const wideOnly = '@max-[42rem]:hidden'

/** What is to be done, group by group: on phones a ring, three short lines and the chat under the thumb. */
export function WorkList(props: WorkListProps) {
	const { groups, selection, busy, range, actions } = props
	useShortcut('take', () => pressIn(focusedRow(), '[data-take]'), hasFocus)
	useShortcut('reply', () => pressIn(focusedRow(), '[data-reply]'), hasFocus)
	return (
		<RowTable
			caption="Pedidos"
			wideBoxesOnly
			columns={columns}
			selection={selection}
			busy={busy}
			narrowHead={range}
			actions={actions}
			head={
				<>
					<HeadCell className={`${head} [grid-area:clock]`}>Espera</HeadCell>
					<HeadCell className={`${head} [grid-area:title]`}>Quem</HeadCell>
					<HeadCell className={`${head} [grid-area:task]`}>O que fazer</HeadCell>
					<HeadCell className={`${head} [grid-area:owner]`}>
						<span className="sr-only">Quem atende</span>
					</HeadCell>
					<HeadCell className={`${head} [grid-area:status]`}>Situação</HeadCell>
				</>
			}
		>
			{groups.map((group) => (
				<Group key={group.group} {...group} {...props} />
			))}
		</RowTable>
	)
}

function Group({ title, note, total, leads, more, group, ...props }: WorkGroup & WorkListProps) {
	return (
		<>
			<tr className="flex h-8 items-center justify-between gap-3 border-b border-line bg-paper-2 px-4 @min-[42rem]:h-10">
				<th scope="colgroup" className="truncate text-left font-semibold">
					{title} <span className="ml-1.5 font-normal text-ink-2">{total.toLocaleString('pt-BR')}</span>
				</th>
				<td className={classNames('truncate text-fine text-ink-2', more === 0 && wideOnly)}>
					{more > 0 ? `mais ${more.toLocaleString('pt-BR')} em Todos` : note}
				</td>
			</tr>
			{leads.map((lead) => (
				<WorkRow key={lead.id} lead={lead} group={group} {...props} />
			))}
		</>
	)
}

type WorkRowProps = Omit<WorkListProps, 'groups' | 'range' | 'actions' | 'busy'> & { lead: WorkLead; group: string }

function WorkRow({ lead, group, search, selection, moving, onMove, onTake, onReply }: WorkRowProps) {
	return (
		<ListRow
			columns={columns}
			chosen={selection.has(lead.id)}
			className="min-h-16 py-2 @min-[42rem]:h-14 @min-[42rem]:min-h-0 @min-[42rem]:py-0"
		>
			<td className={`relative z-1 [grid-area:box] ${wideOnly}`}>
				<CheckBox
					label={`Selecionar ${lead.reference}, ${lead.name}`}
					checked={selection.has(lead.id)}
					onChange={(on) => selection.choose(lead.id, on)}
				/>
			</td>
			<td className="min-w-0 self-center [grid-area:clock]">
				{lead.clock ? (
					<ClockRing {...lead.clock} />
				) : (
					group === 'contactless' && (
						<Icon of={MessageSquareOff} size={20} className="mx-auto text-ink-3 @min-[42rem]:mx-0" />
					)
				)}
			</td>
			<td className="min-w-0 leading-snug [grid-area:title]">
				<LeadLink id={lead.id} search={search}>
					{lead.name}
				</LeadLink>
				<Quiet>{[lead.about || lead.reference, lead.together].filter(Boolean).join(' · ')}</Quiet>
			</td>
			<td className="min-w-0 leading-snug [grid-area:task]">
				<p className="truncate @max-[42rem]:text-fine @max-[42rem]:text-ink-3">
					<span className="@min-[42rem]:hidden">{lead.owner ?? 'sem dono'}: </span>
					<span className="@max-[42rem]:lowercase">{lead.task}</span>
					{lead.overdue && <span className="font-semibold text-err @min-[42rem]:hidden"> ({lead.below})</span>}
				</p>
				<p
					className={classNames(
						'truncate text-fine group-hover/row:text-ink-2',
						wideOnly,
						lead.overdue ? 'font-semibold text-err' : 'text-ink-3',
					)}
				>
					{lead.below}
				</p>
			</td>
			<td className={`relative z-1 [grid-area:owner] ${wideOnly}`}>
				<Owner lead={lead} onTake={onTake} />
			</td>
			<td className={`relative z-1 w-fit [grid-area:status] ${wideOnly}`}>
				<StatusMenu
					status={lead.status}
					reference={lead.reference}
					busy={moving === lead.id}
					onChoose={(to) => onMove(lead, to)}
				/>
			</td>
			<td className="relative z-1 justify-self-end [grid-area:reply] @min-[42rem]:hidden">
				{lead.chatHref ? (
					<a
						href={lead.chatHref}
						target="_blank"
						rel="noopener noreferrer"
						data-reply=""
						onClick={() => onReply(lead)}
						aria-label={`Responder ${lead.name} pelo chat`}
						className="grid size-12 place-items-center rounded-control bg-panel inset-ring inset-ring-ink-2"
					>
						<Icon of={MessageSquareText} size={20} />
					</a>
				) : (
					<Icon of={ChevronRight} size={20} className="mr-3 text-ink-3" />
				)}
			</td>
		</ListRow>
	)
}

function Owner({ lead, onTake }: { lead: WorkLead; onTake: (lead: WorkLead) => void }) {
	if (lead.owner)
		return (
			<span title={lead.owner}>
				<Avatar name={lead.owner} size={26} />
				<span className="sr-only">{lead.owner} atende</span>
			</span>
		)
	return (
		<button
			type="button"
			data-take=""
			onClick={() => onTake(lead)}
			aria-label={`Assumir ${lead.reference}, ${lead.name}`}
			title="Assumir"
			className="-m-2 grid size-11 cursor-pointer place-items-center rounded-control text-ink-2 transition-colors hover:bg-hover hover:text-ink"
		>
			<Icon of={UserPlus} size={18} />
		</button>
	)
}

function Quiet({ children }: { children: string }) {
	return <p className="truncate text-fine text-ink-3 group-hover/row:text-ink-2">{children}</p>
}

/** One of the rows: else the keys are those of an open lead. */
function hasFocus(): boolean {
	return focusedRow() !== null
}
