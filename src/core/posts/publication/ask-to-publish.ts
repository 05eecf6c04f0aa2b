import type { Check } from '#core/seo/check-article.ts'
import type { Db } from '#db/client.server.ts'
import type { PostFields, Publication } from '../post-fields.ts'
import { judgedFields, judgeFields } from './judge-fields.ts'
import { LONGEST_MOTIVE, SHORTEST_MOTIVE } from './motive-length.ts'
import { type Answered, findAnsweredReasons } from './publish-motives.ts'
import { type PublishReason, reasonKey } from './publish-reason.ts'
import { settlePublication, waitingPublication } from './settle-publication.ts'

export type AskResult =
	| { ok: true; answered?: Answered | undefined }
	/** What a person still has to answer for, or to mend where any of it is critical. */
	| { ok: false; reason: 'held'; reasons: PublishReason[] }

type Asking = {
	id: string
	/** As it stands; nothing where it is new. */
	stored: PostFields | undefined
	fields: PostFields
	motive?: string | undefined
	/** Nothing comes before readers by this save: what is given no moment is asked about by nobody. */
	waits?: boolean | undefined
	/** The newest that was saved, where that is not what stands before readers. */
	saved?: PostFields | undefined
	siteUrl: string
	now: Date
}

/**
 * Whether a person may save this where readers see it, now or at its moment. Drafts are not asked about, nor is what
 * changes no words. What was answered for once stays so while the article is live or scheduled.
 */
export async function askToPublish(
	db: Db,
	{ id, stored, fields: wanted, motive = '', waits = false, saved = stored, siteUrl, now }: Asking,
): Promise<AskResult> {
	const isLive = stored?.status === 'published'
	const fields = waits ? { ...wanted, ...waitingPublication(wanted, { saved, isLive, now }) } : wanted
	if (waits && fields.publishAt === null) return { ok: true }
	const wasBound = stored !== undefined && isBound(stored, now)
	if (!isBound(fields, now)) return { ok: true }
	if (wasBound && isSameText(stored, fields)) return { ok: true }

	const { open } = await judgeToPublish(db, { id, stored, fields, siteUrl, now })
	if (open.length === 0) return { ok: true }
	const given = motive.trim().slice(0, LONGEST_MOTIVE).toWellFormed()
	if (open.some(({ critical }) => critical) || given.length < SHORTEST_MOTIVE)
		return { ok: false, reason: 'held', reasons: open }
	return { ok: true, answered: { motive: given, reasons: open } }
}

type Judged = {
	/** What a person would be asked about. */
	open: PublishReason[]
	check: Check
}

/** The verdict as it stands for a person who wants to put this before readers. */
export async function judgeToPublish(
	db: Db,
	{ id, stored, fields, siteUrl, now }: Omit<Asking, 'motive'>,
): Promise<Judged> {
	const { reasons, check } = await judgeFields(db, { id, fields, siteUrl, now })
	if (!stored || !isBound(stored, now)) return { open: reasons, check }
	if (isSameText(stored, fields)) return { open: [], check }
	const answered = await findAnsweredReasons(db, id)
	return { open: reasons.filter((reason) => reason.critical || !answered.has(reasonKey(reason))), check }
}

/** Readers see it, or will without anybody being asked again. */
export function isBound(publication: Publication, now: Date): boolean {
	const { status, publishAt } = settlePublication(publication, { publishedAt: null, now })
	return status === 'published' || publishAt !== null
}

function isSameText(one: PostFields, other: PostFields): boolean {
	return judgedFields.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}
