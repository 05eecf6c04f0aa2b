import { and, asc, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type DataRequest, dataRequests } from '#db/schema/data-requests.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { isId } from '#lib/is-id.ts'

export const DATA_REQUESTS_PER_PAGE = 50

export type DataRequestState = 'open' | 'answered'
type Filter = {
	/** In name, e-mail, telephone or number. */
	search?: string | undefined
	state?: DataRequestState | undefined
	page?: number | undefined
}

export type DataRequestLine = Pick<
	DataRequest,
	'id' | 'number' | 'right' | 'name' | 'createdAt' | 'dueOn' | 'outcome' | 'answeredAt'
>

/** One page of the requests: what is open by its last day, then what was answered, newest first. */
export async function listDataRequests(db: Db, { search = '', state, page = 1 }: Filter = {}) {
	const found = matching(search.trim())
	const [counts] = await db
		.select({
			open: sql<number>`(count(*) filter (where ${dataRequests.answeredAt} is null))::int`,
			answered: sql<number>`(count(*) filter (where ${dataRequests.answeredAt} is not null))::int`,
		})
		.from(dataRequests)
		.where(found)
	const total = state ? counts![state] : counts!.open + counts!.answered
	const pageCount = Math.max(1, Math.ceil(total / DATA_REQUESTS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	const { id, number, right, name, createdAt, dueOn, outcome, answeredAt } = dataRequests
	const conditions = { open: isNull(answeredAt), answered: isNotNull(answeredAt) }
	const requests: DataRequestLine[] = await db
		.select({ id, number, right, name, createdAt, dueOn, outcome, answeredAt })
		.from(dataRequests)
		.where(and(found, state && conditions[state]))
		.orderBy(
			sql`${answeredAt} is not null`,
			asc(sql`case when ${answeredAt} is null then ${dueOn} end`),
			desc(sql`coalesce(${answeredAt}, ${createdAt})`),
			desc(number),
		)
		.limit(DATA_REQUESTS_PER_PAGE)
		.offset((shown - 1) * DATA_REQUESTS_PER_PAGE)
	return { requests, counts: counts!, total, page: shown, pageCount }
}

/** Few and small: no index is needed to look through them. */
function matching(text: string): SQL | undefined {
	if (text === '') return undefined
	const { name, email, phone, number } = dataRequests
	const pattern = sql`'%' || without_accents(${escapeLike(text)}) || '%'`
	const digits = text.replace(/\D/g, '')
	const reference = /^(?:lgpd-?\s*)?(\d{1,9})$/i.exec(text)?.[1]
	return or(
		sql`without_accents(${name}) like ${pattern}`,
		sql`without_accents(${email}) like ${pattern}`,
		digits.length >= 4 ? like(sql`regexp_replace(${phone}, '\\D', '', 'g')`, `%${digits}%`) : undefined,
		reference ? eq(number, Number(reference)) : undefined,
	)
}

export async function findDataRequest(db: Db, id: string): Promise<DataRequest | undefined> {
	if (!isId(id)) return undefined
	const [found] = await db.select().from(dataRequests).where(eq(dataRequests.id, id))
	return found
}
