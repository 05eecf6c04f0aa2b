import hints from '#app/content/request-hints.content.server.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import { openingAt } from '#core/identity/opening-at.ts'
import { isGoingOn } from '#core/leads/request/touch-request.ts'
import { findPostTitle } from '#core/posts/reading/find-post-title.ts'
import type { Db } from '#db/client.server.ts'
import type { Lead } from '#db/schema/leads.ts'

export type ShownHints =
	| { kind: 'meanwhile'; lines: string[] }
	| { kind: 'closed'; title: string; text: string; link: { to: string; label: string } | undefined }

type Asked = Pick<Lead, 'page' | 'status' | 'withdrawnAt'>

/** What helps beside waiting: what to get ready while somebody is there, and what cannot wait while nobody is. */
export async function requestHints(
	db: Db,
	lead: Asked,
	{ identity, now }: { identity: Identity; now: Date },
): Promise<ShownHints | undefined> {
	const held = Object.entries(hints).find(([product]) => lead.page === `/seguros/${product}`)?.[1]
	if (!held || !isGoingOn(lead) || lead.status === 'quoted') return undefined
	const open = openingAt(identity, now, 0).open
	if (open || !held.closed) return { kind: 'meanwhile', lines: held.meanwhile }
	const { title, text, article, call } = held.closed
	// An article that somebody took down is no help.
	const there = await findPostTitle(db, article)
	return { kind: 'closed', title, text, link: there ? { to: `/blog/${article}`, label: call } : undefined }
}
