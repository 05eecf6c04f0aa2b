import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { type FactText, facts, postFacts } from '#db/schema/facts.ts'
import { posts } from '#db/schema/posts.ts'
import { currentRegister } from './current-register.ts'
import { shownVersion, valueAndUnit, versionOn } from './fact.ts'
import { type ArticleReference, referencesInArticle } from './references-in-article.ts'
import { saysValue } from './says-value.ts'

type Article = { id: string; title: string; slug: string; status: 'draft' | 'published' }

const article = { id: posts.id, title: posts.title, slug: posts.slug, status: posts.status }

export type ArticleOnFact = Article & {
	/** Where it refers to the fact, and whether what it says there holds on the day. */
	references: (Pick<ArticleReference, 'said' | 'sentence'> & { holds: boolean })[]
}

type Asked = { id: string; today: string; by: { id: string; role: UserRole } }

/**
 * The articles that refer to a fact, by their titles. Who may write only on their own sees of others' what readers see.
 * Days are written '2026-11-16'.
 */
export async function articlesOnFact(db: Db, { id, today, by }: Asked): Promise<ArticleOnFact[]> {
	const shown = can(by, 'posts.write-any') ? undefined : or(eq(posts.status, 'published'), eq(posts.authorId, by.id))
	const [fact] = await db.select({ text: facts.text }).from(facts).where(eq(facts.id, id))
	const rows = await db
		.select({ ...article, content: posts.content })
		.from(postFacts)
		.innerJoin(posts, eq(posts.id, postFacts.postId))
		.where(and(eq(postFacts.factId, id), notInBin, shown))
		.orderBy(asc(posts.title), asc(posts.id))
	return rows.map(({ content, ...post }) => ({
		...post,
		references: referencesInArticle(content)
			.filter(({ factId }) => factId === id)
			.map(({ said, sentence }) => ({ said, sentence, holds: fact !== undefined && holds(fact.text, said, today) })),
	}))
}

export type OutdatedReference = ArticleReference & {
	/** The value in force, or what is known of the end of a fact that holds no longer. */
	now: string
}

export type OutdatedArticle = Article & { references: OutdatedReference[] }

/** Published articles that say another value than the one in force, or rest on what holds no longer. */
export async function outdatedArticles(db: Db, { today }: { today: string }): Promise<OutdatedArticle[]> {
	const register = await currentRegister(db)

	function isOutdated(factId: string, said: string): boolean {
		const text = register.get(factId)
		return text !== undefined && !holds(text, said, today)
	}

	// The database reads the texts, so that those with nothing to tell stay there.
	const said = (await db.execute(sql`
		select ${posts.id} as id, found[1] as fact, found[2] as words from ${posts}
		cross join lateral regexp_matches(${posts.content}, ${referencePattern}, 'g') as found
		where ${posts.status} = 'published'
			and exists (select from ${postFacts} where ${postFacts.postId} = ${posts.id})`)) as {
		rows: { id: string; fact: string; words: string }[]
	}
	const ids = said.rows.filter(({ fact, words }) => isOutdated(fact, words.replace(/<[^>]*>/g, ''))).map(({ id }) => id)
	if (ids.length === 0) return []
	const rows = await db
		.select({ ...article, content: posts.content })
		.from(posts)
		.where(and(eq(posts.status, 'published'), inArray(posts.id, [...new Set(ids)])))
		.orderBy(asc(posts.title), asc(posts.id))
	return rows.map(({ content, ...post }) => ({
		...post,
		references: referencesInArticle(content)
			.filter((reference) => isOutdated(reference.factId, reference.said))
			.map((reference) => ({ ...reference, now: nowOf(register.get(reference.factId)!, today) })),
	}))
}

const referencePattern = '<data value="fato:([a-z0-9-]{1,80})">((?:[^<]|<(?!/data>))*)</data>'

function holds(text: FactText, said: string, today: string): boolean {
	const version = versionOn(text, today)
	if (!version) return false
	return version.value === undefined || saysValue(said, version.value)
}

function nowOf(text: FactText, today: string): string {
	const version = versionOn(text, today)
	if (version) return valueAndUnit(version)
	const { detail, statement } = shownVersion(text, today)
	return detail ?? statement
}
