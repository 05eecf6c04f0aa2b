import type { PostFields, SavedBy } from '#core/posts/post-fields.ts'
import { askToPublish } from '#core/posts/publication/ask-to-publish.ts'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { savePost } from '#core/posts/saving/save-post.ts'
import type { Db } from '#db/client.server.ts'
import { brasiliaClock, brasiliaMoment } from '#lib/brasilia-moment.ts'

const MINUTE_MS = 60_000

export type MoveScheduledResult =
	| { ok: true; title: string; version: number; publishAt: Date }
	| {
			ok: false
			reason:
				| 'not-found'
				/** Somebody saved it since, or it went live, or it waits for no moment any more. */
				| 'changed-meanwhile'
				| 'past'
				/** It would leave before it came. */
				| 'after-leaving'
				| 'not-yours'
				| 'may-not-publish'
				/** Its text speaks against it now. */
				| 'held'
	  }

type Move = {
	id: string
	/** The day, '2026-11-27'. The hour stays. */
	to: string
	/** What was on the screen. */
	version: number
	by: NonNullable<SavedBy>
	siteUrl: string
	now: Date
	address?: string | undefined
}

/**
 * Gives a scheduled article, or the scheduled changes of a live one, another day at the same hour. It is the save that
 * scheduling is, with its rights, its verdict, its revision and its line in the log. It never publishes.
 */
export async function moveScheduled(db: Db, { id, to, version, ...save }: Move): Promise<MoveScheduledResult> {
	const { by, siteUrl, now, address } = save
	const opened = await findPostFields(db, id)
	if (!opened) return { ok: false, reason: 'not-found' }
	const { fields, live } = opened
	if (opened.version !== version || !fields.publishAt) return { ok: false, reason: 'changed-meanwhile' }
	const publishAt = onDay(fields.publishAt, to)
	// With a moment that has passed it would wait for none.
	if (!publishAt || publishAt <= now) return { ok: false, reason: 'past' }
	if (fields.unpublishAt && fields.unpublishAt <= publishAt) return { ok: false, reason: 'after-leaving' }
	const moved: PostFields = { ...fields, publishAt }
	const asked = await askToPublish(db, { id, stored: live?.fields ?? fields, fields: moved, siteUrl, now })
	if (!asked.ok) return asked
	const saved = await savePost(db, { id, baseVersion: version, fields: moved, by, now, waits: true, address })
	if (saved.ok) return { ok: true, title: fields.title, version: saved.post.version, publishAt }
	const { reason } = saved
	if (reason === 'not-yours' || reason === 'may-not-publish' || reason === 'not-found') return { ok: false, reason }
	return { ok: false, reason: reason === 'in-bin' ? 'not-found' : 'changed-meanwhile' }
}

/** The same time of day on another one, by the brokerage's clock. */
function onDay(moment: Date, day: string): Date | undefined {
	const shown = brasiliaMoment(`${day}T${brasiliaClock(moment).slice(11)}`)
	return shown && new Date(shown.getTime() + (moment.getTime() % MINUTE_MS))
}
