import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type CheckedLink, checkedLinks, type LinkState } from '#db/schema/links.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import { storableText } from '#lib/storable-text.ts'
import { titleOfPage } from './page-title.ts'

const PATIENCE_MS = 15_000
/** A page's title stands near its beginning. */
const ENOUGH_BYTES = 64 * 1024

/** What one look at an address showed. */
export type SeenLink = { state: LinkState; status: number | null; title: string }

/** Looks at a page as a reader's browser would ask for it, and reads no more than its beginning. */
export async function lookAtLink(
	url: string,
	{ fetch = guardedFetch, signal }: { fetch?: typeof guardedFetch; signal?: AbortSignal | undefined } = {},
): Promise<SeenLink> {
	const answer = await fetch(url, {
		timeoutMs: PATIENCE_MS,
		maxBytes: ENOUGH_BYTES,
		beginningOnly: true,
		headers: { accept: 'text/html,application/pdf;q=0.9,*/*;q=0.5', 'accept-language': 'pt-BR' },
		signal,
	})
	if (!answer.ok) {
		const unasked = answer.reason === 'bad-address' || answer.reason === 'not-public'
		return { state: unasked ? 'refused' : 'silent', status: null, title: '' }
	}
	const { status, body, contentType } = answer
	const state = stateOf(status)
	return { state, status, title: state === 'found' ? storableText(titleOfPage(body, contentType)) : '' }
}

/** Only 404 and 410 say that a page is gone. What turns strangers away may still open for readers. */
function stateOf(status: number): LinkState {
	if (status >= 200 && status < 300) return 'found'
	if (status === 404 || status === 410) return 'gone'
	return status >= 500 ? 'silent' : 'refused'
}

/** Keeps what was seen. The title of a page that does not answer today is still its title. */
export async function recordSeen(db: Db, url: string, seen: SeenLink, now: Date): Promise<void> {
	const [known] = await db.select().from(checkedLinks).where(eq(checkedLinks.url, url))
	const values = {
		...seen,
		title: seen.title || (known?.title ?? ''),
		checkedAt: now,
		lostAt: lostSince(known, seen, now),
	}
	await db
		.insert(checkedLinks)
		.values({ url, ...values })
		.onConflictDoUpdate({ target: checkedLinks.url, set: { ...values, claimedAt: null } })
}

function lostSince(known: CheckedLink | undefined, { state }: SeenLink, now: Date): Date | null {
	if (state === 'found') return null
	if (state === 'refused') return known?.lostAt ?? null
	return known?.lostAt ?? now
}
