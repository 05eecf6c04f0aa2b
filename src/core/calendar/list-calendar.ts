import { type SQL, sql } from 'drizzle-orm'
import { mayPublish, mayWrite } from '#core/posts/may-write.ts'
import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { topics } from '#db/schema/scheduler.ts'
import { users } from '#db/schema/users.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { addDays, BRASILIA } from '#lib/brasilia-time.ts'
import { type CalendarDay, type CalendarEntry, type EntryKind, entryKinds } from './calendar-entry.ts'
import { listExpiringFacts } from './list-expiring-facts.ts'

export type Looking = { id: string; role: UserRole }

type Period = {
	/** Both days are included. */
	from: string
	until: string
	/** Of a busy day so many are listed; all are counted. */
	perDay: number
	by: Looking
}

/** What stands on each day of a period, for whoever looks. Days on which nothing stands are not among them. */
export async function listCalendar(db: Db, { from, until, perDay, by }: Period): Promise<CalendarDay[]> {
	const [{ rows }, expiring] = await Promise.all([
		db.execute(mostUrgent(entriesIn({ from, until, by }), perDay)) as unknown as Promise<{ rows: EntryRow[] }>,
		listExpiringFacts(db, { from, until }),
	])
	const days = new Map<string, CalendarDay>()
	function dayOf(day: string): CalendarDay {
		const known = days.get(day) ?? { day, entries: [], total: 0 }
		days.set(day, known)
		return known
	}
	for (const row of rows) {
		const day = dayOf(row.day)
		day.entries.push(toEntry(row, by))
		day.total = row.total
	}
	for (const { day, ...fact } of expiring) {
		const known = dayOf(day)
		known.entries.push(factEntry(day, fact))
		known.total += 1
	}
	return [...days.values()]
		.sort((one, other) => one.day.localeCompare(other.day))
		.map(({ entries, ...day }) => ({ ...day, entries: entries.toSorted(byUrgency).slice(0, perDay) }))
}

/** As the database gives them: days and hours are read there, by the brokerage's clock. */
type EntryRow = {
	kind: Exclude<EntryKind, 'fact'>
	id: string
	title: string
	day: string
	hour: string | null
	planned: string | null
	version: number | null
	slug: string | null
	authorId: string | null
	person: string | null
	total: number
}

const clock = sql.raw(`at time zone '${BRASILIA}'`)
const dayOf = (moment: SQL) => sql`to_char(${moment} ${clock}, 'YYYY-MM-DD')`
const hourOf = (moment: SQL) => sql`to_char(${moment} ${clock}, 'HH24:MI')`
const dayText = (day: SQL) => sql`to_char(${day}, 'YYYY-MM-DD')`
const nothing = sql`null::text`

function entriesIn({ from, until, by }: Omit<Period, 'perDay'>): SQL {
	const [first, end] = [startOf(from), startOf(addDays(until, 1))]
	const within = (moment: SQL) => sql`${moment} >= ${first} and ${moment} < ${end}`
	const onDay = (day: SQL) => sql`${day} between ${from}::date and ${until}::date`
	const own = can(by, 'posts.write-any') ? sql`true` : sql`${posts.authorId} = ${by.id}`
	const waiting = sql`${reviewRequests.postId} = ${posts.id} and ${reviewRequests.state} = 'waiting'`
	const undatedDraft = sql`${posts.status} = 'draft' and ${posts.publishAt} is null and ${posts.deletedAt} is null and ${own}`
	const [publishAt, changesAt, publishedAt] = [posts.publishAt, postChanges.publishAt, posts.publishedAt].map(
		(column) => sql`${column}`,
	) as [SQL, SQL, SQL]
	const due = sql`${posts.dueOn}`
	const asked = sql`${reviewRequests.createdAt}`

	return sql`
		select 'scheduled' as kind, ${posts.id}::text as id, ${posts.title} as title, ${dayOf(publishAt)} as day,
			${hourOf(publishAt)} as hour, ${dayOf(publishAt)} as planned, ${posts.version} as version, ${posts.slug} as slug,
			${posts.authorId} as author_id, ${nothing} as person
		from ${posts}
		where ${posts.status} = 'draft' and ${posts.publishAt} is not null and ${posts.deletedAt} is null
			and ${within(publishAt)}
		union all
		select 'changes', ${posts.id}::text, ${postChanges.fields} ->> 'title', ${dayOf(changesAt)}, ${hourOf(changesAt)},
			${dayOf(changesAt)}, ${postChanges.version}, ${posts.slug}, ${posts.authorId}, ${nothing}
		from ${postChanges} join ${posts} on ${posts.id} = ${postChanges.postId}
		where ${posts.status} = 'published' and ${postChanges.publishAt} is not null and ${within(changesAt)}
		union all
		select 'in-review', ${posts.id}::text, ${posts.title}, coalesce(${dayText(due)}, ${dayOf(asked)}), ${nothing},
			${dayText(due)}, ${posts.version}, ${posts.slug}, ${posts.authorId}, ${users.name}
		from ${reviewRequests} join ${posts} on ${waiting}
		left join ${users} on ${users.id} = ${reviewRequests.reviewerId}
		where ${undatedDraft} and (${onDay(due)} or (${posts.dueOn} is null and ${within(asked)}))
		union all
		select 'draft', ${posts.id}::text, ${posts.title}, ${dayText(due)}, ${nothing}, ${dayText(due)}, ${posts.version},
			${posts.slug}, ${posts.authorId}, ${users.name}
		from ${posts} left join ${users} on ${users.id} = ${posts.authorId}
		where ${undatedDraft} and ${posts.dueOn} is not null and ${onDay(due)}
			and not exists (select from ${reviewRequests} where ${waiting})
		union all
		select 'topic', ${topics.id}::text, ${topics.topic}, ${dayText(sql`${topics.plannedFor}`)}, ${nothing},
			${dayText(sql`${topics.plannedFor}`)}, null::integer, ${nothing}, ${nothing}, ${nothing}
		from ${topics}
		where ${topics.usedAt} is null and ${topics.plannedFor} is not null and ${onDay(sql`${topics.plannedFor}`)}
		union all
		select 'published', ${posts.id}::text, ${posts.title}, ${dayOf(publishedAt)}, ${hourOf(publishedAt)}, ${nothing},
			${posts.version}, ${posts.slug}, ${posts.authorId}, ${nothing}
		from ${posts}
		where ${posts.status} = 'published' and ${within(publishedAt)}`
}

/** The first of each day, with how many the day has. */
function mostUrgent(entries: SQL, perDay: number): SQL {
	const order = sql.raw(`array_position(array[${entryKinds.map((kind) => `'${kind}'`).join(', ')}], kind)`)
	return sql`
		select kind, id, title, day, hour, planned, version, slug, author_id as "authorId", person, total from (
			select *, row_number() over (partition by day order by ${order}, hour, title, id) as place,
				(count(*) over (partition by day))::integer as total
			from (${entries}) as entries
		) as ranked
		where place <= ${perDay} order by day, place`
}

function startOf(day: string): string {
	return brasiliaMoment(`${day}T00:00`)!.toISOString()
}

/** What asks for work before what is done; of the same kind the earlier hour. */
function byUrgency(one: CalendarEntry, other: CalendarEntry): number {
	return (
		entryKinds.indexOf(one.kind) - entryKinds.indexOf(other.kind) ||
		(one.hour ?? '').localeCompare(other.hour ?? '') ||
		one.title.localeCompare(other.title, 'pt-BR')
	)
}

function toEntry(found: EntryRow, by: Looking): CalendarEntry {
	const { authorId, kind, id, title, day, hour, planned, version, slug, person } = found
	const writes = kind === 'topic' ? can(by, 'scheduler') : mayWrite(by, { authorId })
	const timed = kind === 'scheduled' || kind === 'changes'
	const moves = writes && kind !== 'published' && (!timed || mayPublish(by))
	return { kind, id, title, day, hour, planned, version, slug, person, articles: null, opens: writes, moves }
}

function factEntry(day: string, { id, statement, articles }: { id: string; statement: string; articles: number }) {
	return {
		kind: 'fact' as const,
		id,
		title: statement,
		day,
		hour: null,
		planned: null,
		version: null,
		slug: null,
		person: null,
		articles,
		opens: true,
		moves: false,
	}
}
