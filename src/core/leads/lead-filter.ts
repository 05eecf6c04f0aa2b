import { and, eq, gte, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { type LeadStatus, leads } from '#db/schema/leads.ts'
import { addDays, BRASILIA } from '#lib/brasilia-time.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { isId } from '#lib/is-id.ts'
import { searchedReference } from './lead-reference.ts'
import { phoneDigits } from './phone-digits.ts'
import { unreachable } from './without-contact.ts'

/** Which leads the inbox shows. What is left out does not narrow it. */
export type LeadFilter = {
	/** These alone. */
	ids?: readonly string[] | undefined
	/** In name, e-mail, phone, number, product, car or CEP; case and accents do not matter. */
	query?: string | undefined
	/** Null: requests about no product. */
	product?: string | null | undefined
	status?: LeadStatus | undefined
	/** Those that nobody can answer: neither telephone nor e-mail was left, nor the chat opened. */
	withoutContact?: boolean | undefined
	/** First and last day in Brasília, both included: '2026-03-10'. */
	from?: string | undefined
	to?: string | undefined
}

export function leadsMatching({ ids, query, product, status, withoutContact, from, to }: LeadFilter): SQL | undefined {
	return and(
		ids ? inArray(leads.id, ids.filter(isId)) : undefined,
		query?.trim() ? containing(query.trim()) : undefined,
		product === null ? isNull(leads.product) : undefined,
		product ? eq(leads.product, product) : undefined,
		status ? eq(leads.status, status) : undefined,
		withoutContact ? unreachable : undefined,
		from ? gte(leads.createdAt, startOf(from)) : undefined,
		to ? lt(leads.createdAt, startOf(addDays(to, 1))) : undefined,
	)
}

function containing(query: string): SQL | undefined {
	const typed = like(leads.searchText, sql`'%' || without_accents(${escapeLike(searchedReference(query))}) || '%'`)
	const digits = phoneDigits(query)
	// However a phone or a CEP is written here and there, their digits are the same.
	const isPhone = /^[\d\s().+-]+$/.test(query) && digits.length >= 4
	return isPhone ? or(typed, like(leads.searchText, `%${digits}%`)) : typed
}

function startOf(day: string): SQL {
	return sql`(${day}::date)::timestamp at time zone ${BRASILIA}`
}
