import type { Clock } from '#core/leads/follow-up/waiting.ts'
import type { LeadStatus } from '#db/schema/leads.ts'

/** A lead in the list of what is to be done. */
export type WorkLead = {
	id: string
	reference: string
	name: string
	firstName: string
	about: string
	/** Of one person with several open requests: '2 pedidos: #1042, #1043'. The first of a group stands for all. */
	together: string | undefined
	status: LeadStatus
	ownerId: string | null
	owner: string | null
	chatHref: string | undefined
	clock: Pick<Clock, 'tone' | 'share' | 'words'> | undefined
	task: string
	below: string
	/** Its moment has passed. */
	overdue: boolean
}

export type WorkGroup = {
	group: string
	title: string
	note: string
	total: number
	leads: WorkLead[]
	/** Those that the list of all has alone. */
	more: number
}

export type ShownFigure = { label: string; value: string; note?: string; broken?: boolean }
