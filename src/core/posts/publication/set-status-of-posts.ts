import { and, asc, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type Post, type PostStatus, posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { notInBin } from '../bin/not-in-bin.ts'
import { mayPublish } from '../may-write.ts'
import type { SavedBy } from '../post-fields.ts'
import { foldChanges } from '../saving/post-changes.ts'
import { retryTransaction } from '../saving/retry-transaction.ts'
import { saveRevision, snapshotBeforeChange } from '../saving/revisions.ts'
import { fieldsOf } from '../saving/stored-fields.ts'
import { withChanges } from '../saving/stored-post.ts'
import { type AskResult, askToPublish } from './ask-to-publish.ts'
import { type Answered, recordMotive } from './publish-motives.ts'
import type { PublishReason } from './publish-reason.ts'
import { settlePublication } from './settle-publication.ts'
import { rememberUndo } from './undo-publication.ts'

type StatusRefusal = 'title-missing' | 'content-missing' | 'changed-meanwhile' | 'may-not-publish'

export type SetStatusResult = {
	changed: string[]
	/** Were so already. */
	unchanged: number
	refused: { id: string; title: string; reason: StatusRefusal }[]
	/** Something speaks against them: the person has to mend it or to answer for it. */
	held: { id: string; title: string; reasons: PublishReason[] }[]
	/** Deleted meanwhile, or in the bin. */
	missing: number
}

type Change = {
	ids: string[]
	status: PostStatus
	/** Why they go before readers although something speaks against it. */
	motive?: string | undefined
	by: SavedBy
	siteUrl: string
	now: Date
	address?: string | undefined
}

/** Publishes several articles, or takes them back to drafts. Each is a save of its own, with its revision. */
export async function setStatusOfPosts(db: Db, { ids, status, ...save }: Change): Promise<SetStatusResult> {
	const wanted = [...new Set(ids.filter(isId))]
	const result: SetStatusResult = { changed: [], unchanged: 0, refused: [], held: [], missing: wanted.length }
	if (wanted.length === 0) return result
	const asked = status === 'published' ? await askAboutAll(db, wanted, save) : new Map<string, Asked>()
	return retryTransaction(db, async (tx) => {
		// Always in one order, so that two people who choose the same articles do not wait for each other in a circle.
		const found = await tx
			.select()
			.from(posts)
			.where(and(inArray(posts.id, wanted), notInBin))
			.orderBy(asc(posts.id))
			.for('no key update')
		const allowed = mayPublish(save.by)
		const refused = allowed ? (status === 'published' ? found.flatMap(refusalOf) : []) : found.map(notAllowed)
		const other = found.filter((post) => post.status !== status && !refused.some(({ id }) => id === post.id))
		const held = other.flatMap(({ id, title }) => {
			const answer = asked.get(id)
			return answer && !answer.ok ? [{ id, title, reasons: answer.reasons }] : []
		})
		const changing = other.filter((post) => status === 'draft' || isAllowed(asked.get(post.id), post))
		for (const post of changing) await change(tx, post, status, { ...save, answered: answeredOf(asked.get(post.id)) })
		// Somebody saved it while we judged the text before.
		const overtaken = other.filter((post) => !changing.includes(post) && !held.some(({ id }) => id === post.id))
		return {
			changed: changing.map(({ id }) => id),
			unchanged: found.length - other.length - refused.length,
			held,
			refused: [...refused, ...overtaken.map(({ id, title }) => ({ id, title, reason: 'changed-meanwhile' as const }))],
			missing: wanted.length - found.length,
		}
	})
}

type Asked = AskResult & { version: number }

async function askAboutAll(
	db: Db,
	ids: readonly string[],
	{ motive, siteUrl, now }: Pick<Change, 'motive' | 'siteUrl' | 'now'>,
): Promise<Map<string, Asked>> {
	const rows = await db
		.select()
		.from(posts)
		.where(and(inArray(posts.id, [...ids]), eq(posts.status, 'draft'), notInBin))
	const asked = new Map<string, Asked>()
	for (const post of rows) {
		const stored = fieldsOf(post)
		const fields = { ...stored, status: 'published' as const, publishAt: null }
		const answer = await askToPublish(db, { id: post.id, stored, fields, motive, siteUrl, now })
		asked.set(post.id, { ...answer, version: post.version })
	}
	return asked
}

function answeredOf(asked: Asked | undefined): Answered | undefined {
	return asked?.ok ? asked.answered : undefined
}

function isAllowed(asked: Asked | undefined, { version }: Post): boolean {
	return asked !== undefined && asked.ok && asked.version === version
}

function notAllowed({ id, title }: Post): SetStatusResult['refused'][number] {
	return { id, title, reason: 'may-not-publish' }
}

/** What readers would see as an empty page. */
function refusalOf({ id, title, content }: Post): SetStatusResult['refused'] {
	if (title.trim() === '') return [{ id, title, reason: 'title-missing' }]
	return content.trim() === '' ? [{ id, title, reason: 'content-missing' }] : []
}

type Changing = Pick<Change, 'by' | 'now' | 'address'> & { answered: Answered | undefined }

async function change(tx: Db, post: Post, status: PostStatus, { by, now, address, answered }: Changing) {
	await snapshotBeforeChange(tx, post)
	const stored = await withChanges(tx, post)
	// With no readers left, the text that waited for them is the draft.
	const fields = await foldChanges(tx, stored)
	// A date of leaving that has passed belongs to an earlier publication.
	const unpublishAt = post.unpublishAt && post.unpublishAt > now && status === 'published' ? post.unpublishAt : null
	const state = settlePublication({ status, publishAt: null, unpublishAt }, { publishedAt: post.publishedAt, now })
	const [changed] = await tx
		.update(posts)
		.set({ ...fields, ...state, version: stored.nextVersion, updatedAt: now })
		.where(eq(posts.id, post.id))
		.returning()
	await saveRevision(tx, { post: changed!, by, now })
	if (by && status === 'published') await rememberUndo(tx, { before: post, version: changed!.version, now })
	await recordMotive(tx, { post, anew: post.publishAt === null, answered, by, address, now })
	await recordAudit(tx, {
		action: status === 'published' ? 'post.published' : 'post.unpublished',
		actor: by ?? undefined,
		subject: { id: post.id, label: post.title },
		address,
		now,
	})
}
