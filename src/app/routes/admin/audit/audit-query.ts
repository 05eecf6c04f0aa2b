import { type AuditGroup, auditGroups } from './audit-groups.ts'

export type AuditQuery = {
	group: AuditGroup | undefined
	person: string
	/** Days as '2026-03-10'. */
	from: string
	to: string
	before: number | undefined
	after: number | undefined
}

const LONGEST_SEARCH = 100

export function parseAuditQuery(parameters: URLSearchParams): AuditQuery {
	const group = parameters.get('grupo') ?? ''
	return {
		group: Object.hasOwn(auditGroups, group) ? (group as AuditGroup) : undefined,
		// The database takes no NUL character, and nobody means one.
		person: (parameters.get('pessoa') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
		from: dayOf(parameters.get('de')),
		to: dayOf(parameters.get('ate')),
		before: idOf(parameters.get('antes')),
		after: idOf(parameters.get('depois')),
	}
}

export function auditHref({ group, person, from, to, before, after }: AuditQuery): string {
	const parameters = new URLSearchParams()
	if (group) parameters.set('grupo', group)
	if (person) parameters.set('pessoa', person)
	if (from) parameters.set('de', from)
	if (to) parameters.set('ate', to)
	if (before) parameters.set('antes', String(before))
	if (after) parameters.set('depois', String(after))
	return parameters.size > 0 ? `/admin/audit?${parameters}` : '/admin/audit'
}

/** A day that exists, in years the database can hold. */
function dayOf(text: string | null): string {
	if (!text || !/^[12]\d{3}-\d\d-\d\d$/.test(text)) return ''
	const date = new Date(`${text}T00:00:00Z`)
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}

function idOf(text: string | null): number | undefined {
	const id = Number(text)
	return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
