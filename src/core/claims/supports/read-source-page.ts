import { createHash } from 'node:crypto'
import { decodePage } from '#core/links/page-title.ts'
import { readArticleText } from '#core/seo/article-text.ts'
import type { Db } from '#db/client.server.ts'
import { type SourcePage, sourcePages } from '#db/schema/claims.ts'
import { type GuardedRefusal, guardedFetch } from '#lib/guarded-fetch.ts'
import { storableText } from '#lib/storable-text.ts'

const PATIENCE_MS = 15_000
/** The largest law that people cite, with its notes, is a third of it. */
const MOST_BYTES = 5 * 1024 * 1024
const MOST_CHARACTERS = 2_000_000
const LONGEST_TITLE = 160

export type ReadSourcePageResult =
	| { ok: true; page: SourcePage }
	| { ok: false; reason: GuardedRefusal['reason'] | 'no-answer' | 'not-text' | 'empty' }

type Reading = { url: string; now: Date; signal?: AbortSignal | undefined; fetch?: typeof guardedFetch }

/** Reads the words of another's page and keeps them with the day. The same words of the same page are kept once. */
export async function readSourcePage(
	db: Db,
	{ url, now, signal, fetch = guardedFetch }: Reading,
): Promise<ReadSourcePageResult> {
	const answer = await fetch(url, {
		timeoutMs: PATIENCE_MS,
		maxBytes: MOST_BYTES,
		headers: { accept: 'text/html,text/plain;q=0.9', 'accept-language': 'pt-BR' },
		signal,
	})
	if (!answer.ok) return answer
	if (answer.status >= 300) return { ok: false, reason: answer.status === 404 ? 'not-found' : 'no-answer' }
	if (!/^(?:text\/(?:html|plain)|application\/xhtml\+xml)\b/i.test(answer.contentType))
		return { ok: false, reason: 'not-text' }
	const { title, text } = wordsOfPage(decodePage(answer.body, answer.contentType), answer.contentType)
	if (text === '') return { ok: false, reason: 'empty' }
	return { ok: true, page: await keep(db, { url: answer.url, title, text, now }) }
}

/** The readable words of a page, without markup, scripts and styles. */
function wordsOfPage(source: string, contentType: string): { title: string; text: string } {
	if (/^text\/plain/i.test(contentType)) return { title: '', text: tidy(source) }
	const [, title = ''] = /<title\b[^>]{0,200}>([^<]{1,500})</i.exec(source) ?? []
	return { title: readArticleText(title).text.slice(0, LONGEST_TITLE), text: tidy(readArticleText(source).text) }
}

function tidy(text: string): string {
	return storableText(text).trim().slice(0, MOST_CHARACTERS).toWellFormed()
}

type Read = { url: string; title: string; text: string; now: Date }

async function keep(db: Db, { url, title, text, now }: Read): Promise<SourcePage> {
	const textHash = createHash('sha256').update(text).digest('base64url')
	// A second reading of the same words says that they stood there on that day too.
	const [page] = await db
		.insert(sourcePages)
		.values({ url, title, text, textHash, readAt: now })
		.onConflictDoUpdate({ target: [sourcePages.url, sourcePages.textHash], set: { readAt: now } })
		.returning()
	return page!
}
