import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { compareInPortuguese } from '#lib/compare-in-portuguese.ts'

/**
 * Every name that a list of articles shows as the author of one. The index is asked for the next name after each, so that it takes as
 * many steps as there are names and not as there are articles.
 */
export async function listAuthorNames(db: Db): Promise<string[]> {
	const next = (after: string) =>
		sql.raw(`(select author_name from blog_posts where author_name > ${after} order by author_name limit 1)`)
	const { rows } = (await db.execute(sql`
		with recursive names as (
			select ${next("''")} as name
			union all
			select ${next('names.name')} from names where names.name is not null
		)
		select name from names where name is not null
		union
		select ${users.name} from ${users} where exists (
			select from ${posts} where ${posts.authorId} = ${users.id} and coalesce(${posts.authorName}, '') = ''
		)
	`)) as { rows: { name: string }[] }
	return rows.map(({ name }) => name).toSorted(compareInPortuguese)
}
