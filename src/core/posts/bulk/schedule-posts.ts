import type { Db } from '#db/client.server.ts'
import { mayPublish } from '../may-write.ts'
import type { SavedBy } from '../post-fields.ts'
import { askToPublish } from '../publication/ask-to-publish.ts'
import type { EditablePost } from '../reading/find-post-fields.ts'
import { savePost } from '../saving/save-post.ts'
import { type BulkResult, eachPost, type OneResult, oneSaved } from './each-post.ts'

type Scheduling = {
	ids: readonly string[]
	/** In the future; nothing takes the moment away that they have. */
	publishAt: Date | null
	/** Why they go before readers although something speaks against it. */
	motive?: string | undefined
	by: SavedBy
	siteUrl: string
	now: Date
	address?: string | undefined
}

/** Gives several drafts, or the changes of live articles, the moment at which readers see them. */
export async function schedulePosts(db: Db, { ids, ...scheduling }: Scheduling): Promise<BulkResult> {
	return eachPost(db, ids, (post) => scheduleOne(db, post, scheduling))
}

async function scheduleOne(db: Db, post: EditablePost, scheduling: Omit<Scheduling, 'ids'>): Promise<OneResult> {
	const { publishAt, motive, by, siteUrl, now, address } = scheduling
	const { id, version, live, fields } = post
	if (!mayPublish(by)) return { ok: false, reason: 'may-not-publish' }
	if (fields.publishAt?.getTime() === publishAt?.getTime()) return { ok: true, unchanged: true }
	const refusal = publishAt && refusalOf(post, publishAt)
	if (refusal) return { ok: false, reason: refusal }
	const scheduled = { ...fields, publishAt }
	const stored = live?.fields ?? fields
	const asked = await askToPublish(db, {
		id,
		stored,
		saved: fields,
		fields: scheduled,
		motive,
		waits: true,
		siteUrl,
		now,
	})
	if (!asked.ok) return asked
	const { answered } = asked
	return oneSaved(
		await savePost(db, { id, baseVersion: version, fields: scheduled, waits: true, answered, by, now, address }),
	)
}

function refusalOf({ live, changes, fields }: EditablePost, publishAt: Date) {
	if (live && !changes) return 'nothing-to-schedule'
	if (fields.title.trim() === '') return 'title-missing'
	if (fields.content.trim() === '') return 'content-missing'
	return fields.unpublishAt && fields.unpublishAt <= publishAt ? 'after-leaving' : undefined
}
