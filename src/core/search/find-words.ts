import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { keep, MOST_WORDS } from '#lib/keep.ts'
import { withoutAccents } from '#lib/without-accents.ts'
import { wordsOf } from './highlight.ts'

/**
 * The words of some texts that a query looks for, in any of their forms. The database decides, as only it knows how it stems a
 * word; it is asked about the few that begin alike, since to take all texts apart once more costs more than the search itself.
 * The query is as PostgreSQL writes it.
 */
export async function findWords(db: Db, query: string, texts: readonly string[]): Promise<ReadonlySet<string>> {
	const stems = stemsOf(query)
	if (stems.length === 0) return new Set()
	const mayBe = beginsWith(stems.map(beginningOf))
	const alike = [...new Set(texts.flatMap(wordsOf))].filter((word) => mayBe.test(plain(word)))
	const rows = await db
		.select({ word: sql<string>`word` })
		.from(sql`jsonb_array_elements_text(${JSON.stringify(alike)}::jsonb) as words (word)`)
		.where(sql`tsvector_to_array(to_tsvector('portuguese', searchable(word))) && ${sql.param(stems)}::text[]`)
	return new Set(rows.map(({ word }) => word))
}

/** Of 'segur' & 'aut', with quotes doubled inside. */
function stemsOf(query: string): string[] {
	return [...query.matchAll(/'((?:[^']|'')+)'/g)].map(([, stem]) => stem!.replaceAll("''", "'"))
}

/** What no ending, and no plural that changes letters (leões, leão), reaches. */
function beginningOf(stem: string): string {
	return stem.slice(0, Math.min(4, Math.max(2, stem.length - 2)))
}

const plain = keep(withoutAccents, MOST_WORDS)

/** A piece of a word begins so: 'seguro-desemprego' with 'dese'. A sign in a stem may be any here. */
function beginsWith(beginnings: readonly string[]): RegExp {
	const any = beginnings.map((beginning) => beginning.replace(/[^\p{L}\p{N}]/gu, '.')).join('|')
	return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})`, 'u')
}
