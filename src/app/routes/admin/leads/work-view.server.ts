import type { Identity } from '#core/identity/identity-schema.ts'
import type { AnswerFigures } from '#core/leads/follow-up/answer-figures.ts'
import type { OpenGroup, OpenLead, OpenLeads } from '#core/leads/follow-up/list-open-leads.ts'
import { shortWhen } from '#core/leads/follow-up/short-when.ts'
import { clockOf, minutesInWords } from '#core/leads/follow-up/waiting.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { groupPeople } from '#core/leads/people/group-people.ts'
import { readablePhone } from '#core/leads/readable-phone.ts'
import { periods } from '#core/personal-data/periods.ts'
import { daysBetween } from '#lib/brasilia-time.ts'
import { leadAbout } from './lead-about.server.ts'
import { messageValues, readyText, type Writing } from './message-values.server.ts'
import { chatReply, plainGreeting } from './reply-links.ts'
import { whoOf } from './who-of.ts'
import type { ShownFigure, WorkGroup, WorkLead } from './work-lead.ts'

type Seen = {
	identity: Identity
	/** What is answered with in one tap. */
	templates: readonly { body: string }[]
	/** By whom, and where the pages of requests are. */
	writing: Omit<Writing, 'brand' | 'now'>
	now: Date
}

/** What is to be done, in the words of the screen. Groups without a lead are left out; of one person a group shows one row. */
export function workGroups(open: OpenLeads, seen: Seen): WorkGroup[] {
	const groups = Object.keys(heads) as OpenGroup[]
	const people = groupPeople(groups.flatMap((group) => open[group].leads))
	return groups
		.filter((group) => open[group].total > 0)
		.map((group) => {
			const here = new Set(open[group].leads.map(({ id }) => id))
			const isFirst = (lead: OpenLead) => people.get(lead.id)!.find(({ id }) => here.has(id))!.id === lead.id
			const shown = open[group].leads.filter(isFirst)
			return {
				group,
				...heads[group],
				total: open[group].total,
				leads: shown.map((lead) => ({ ...workLead(group, lead, seen), together: togetherOf(people.get(lead.id)!) })),
				more: open[group].total - open[group].leads.length,
			}
		})
}

function togetherOf(hers: readonly OpenLead[]): string | undefined {
	return hers.length > 1 ? `${hers.length} pedidos: ${hers.map(leadReference).join(', ')}` : undefined
}

const heads: Record<OpenGroup, { title: string; note: string }> = {
	waiting: { title: 'Esperando a primeira resposta', note: 'quem espera há mais tempo primeiro' },
	steps: { title: 'Próximo passo', note: 'pela hora marcada' },
	stepless: { title: 'Sem próximo passo', note: 'marque o que vem agora' },
	contactless: { title: 'Sem contato', note: 'não deixaram telefone nem e-mail' },
}

function workLead(group: OpenGroup, lead: OpenLead, seen: Seen): Omit<WorkLead, 'together'> {
	const { identity, templates, writing, now } = seen
	const { name, contact } = whoOf(lead)
	const values = messageValues(lead, { ...writing, brand: identity.shortName, now })
	const chatHref = chatReply(lead, readyText(templates, values) ?? plainGreeting(lead, identity.name))
	return {
		id: lead.id,
		reference: leadReference(lead),
		name,
		about: leadAbout(lead) || (lead.product ?? ''),
		status: lead.status,
		ownerId: lead.ownerId,
		owner: lead.owner,
		chatHref,
		firstName: lead.name?.trim().split(/\s+/)[0] ?? leadReference(lead),
		clock: group === 'contactless' ? undefined : clockFor(group, lead, seen),
		...taskFor(group, lead, seen, lead.phone ? readablePhone(lead.phone) : contact),
	}
}

function clockFor(group: OpenGroup, lead: OpenLead, { identity, now }: Seen): WorkLead['clock'] {
	if (group !== 'waiting' && !lead.answeredAt) return undefined
	const { tone, share, words } = clockOf(lead, identity, now)
	return { tone, share, words }
}

/** What is to be done with it, and the line below that. */
function taskFor(group: OpenGroup, lead: OpenLead, { identity, now }: Seen, contact: string) {
	if (group === 'waiting') return { task: clockOf(lead, identity, now).task, below: contact, overdue: false }
	if (group === 'steps') {
		const overdue = lead.nextStepAt! <= now
		const when = shortWhen(lead.nextStepAt!, now)
		return { task: lead.nextStep!, below: overdue ? `${when}, vencido` : when, overdue }
	}
	if (group === 'stepless') return { task: 'Marcar o próximo passo', below: contact, overdue: false }
	const left = periods.contactless.span.days - daysBetween(lead.updatedAt, now)
	const below = left > 0 ? `apagado em ${left} ${left === 1 ? 'dia' : 'dias'}` : 'apagado na próxima limpeza'
	return { task: 'Esperar o chat', below, overdue: false }
}

/** The figures of the strip. Each says what it rests on, and none is made up where there is nothing to count. */
export function figuresShown({ waiting, late, medianToday, kept, promised }: AnswerFigures): ShownFigure[] {
	return [
		{ label: 'Esperando', value: String(waiting) },
		{ label: 'Fora do prazo', value: String(late), broken: late > 0 },
		{ label: 'Mediana hoje', value: medianToday === undefined ? '–' : minutesInWords(Math.round(medianToday)) },
		{
			label: 'Dentro dos 10 min',
			value: promised === 0 ? '–' : `${Math.floor((100 * kept) / promised)}%`,
			note: promised === 0 ? 'nenhuma promessa em 30 dias' : `${kept} de ${promised} em 30 dias`,
		},
	]
}
