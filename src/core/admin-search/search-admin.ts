import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { searchedReference } from '#core/leads/lead-reference.ts'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leads } from '#db/schema/leads.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { SHORTEST_SEARCH } from './shortest-search.ts'

const OF_EACH_KIND = 5

export type AdminFindings = {
	posts: { id: string; title: string; status: PostStatus; publishAt: Date | null }[]
	leads: Pick<Lead, 'id' | 'number' | 'name' | 'email' | 'product' | 'status'>[]
	users: { id: string; name: string; email: string }[]
}

type Search = { text: string; by: { id: string; role: UserRole } }

/** Looks for a few words in titles, in who asked for a quote, and in who may sign in, as far as whoever asks may see them. Case and accents do not matter. */
export async function searchAdmin(db: Db, { text, by }: Search): Promise<AdminFindings> {
	const words = text.replaceAll('\0', '').trim()
	if (words.length < SHORTEST_SEARCH) return { posts: [], leads: [], users: [] }
	const pattern = sql`'%' || without_accents(${escapeLike(words)}) || '%'`
	const reference = sql`'%' || without_accents(${escapeLike(searchedReference(words))}) || '%'`
	const [foundPosts, foundLeads, foundUsers] = await Promise.all([
		findPosts(db, pattern, can(by, 'posts.write-any') ? undefined : eq(posts.authorId, by.id)),
		can(by, 'leads') ? findLeads(db, reference) : [],
		can(by, 'users') ? findUsers(db, pattern) : [],
	])
	return { posts: foundPosts, leads: foundLeads, users: foundUsers }
}

function findPosts(db: Db, pattern: SQL, own: SQL | undefined) {
	// The index knows more than the title; it narrows, the title decides.
	const inTitle = sql`without_accents(${posts.title}) like ${pattern}`
	return db
		.select({ id: posts.id, title: posts.title, status: posts.status, publishAt: posts.publishAt })
		.from(posts)
		.where(and(notInBin, ilike(posts.filterText, pattern), inTitle, own))
		.orderBy(desc(posts.createdAt), asc(posts.id))
		.limit(OF_EACH_KIND)
}

function findLeads(db: Db, pattern: SQL) {
	const { id, number, name, email, phone, product, status } = leads
	const who = sql`without_accents(concat_ws(E'\n', 'FS-' || ${number}, ${name}, ${email}, regexp_replace(${phone}, '\\D', '', 'g'), ${phone}))`
	return db
		.select({ id, number, name, email, product, status })
		.from(leads)
		.where(and(ilike(leads.searchText, pattern), sql`${who} like ${pattern}`))
		.orderBy(desc(leads.createdAt), desc(number))
		.limit(OF_EACH_KIND)
}

function findUsers(db: Db, pattern: SQL) {
	const { id, name, email } = users
	return db
		.select({ id, name, email })
		.from(users)
		.where(sql`without_accents(${name} || E'\n' || ${email}) like ${pattern}`)
		.orderBy(asc(name), asc(id))
		.limit(OF_EACH_KIND)
}
