import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { takeFromRateLimit } from '#core/limits/rate-limit.ts'
import { mayPublish, mayWrite } from '#core/posts/may-write.ts'
import { isBound } from '#core/posts/publication/ask-to-publish.ts'
import { lockStoredPost } from '#core/posts/saving/stored-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { can } from '#core/users/rights.ts'
import type { Db } from '#db/client.server.ts'
import { claimSupports } from '#db/schema/claims.ts'
import { claimSentence } from '../claim-sentence.ts'
import { markOtherFact } from './mark-other-fact.ts'
import { type ReadSourcePageResult, readSourcePage } from './read-source-page.ts'
import { signClaim } from './sign-claim.ts'
import { supportBySource } from './support-by-source.ts'

/** What a person does about a sentence: answers for it, names a page, says which fact it is not, or takes theirs back. */
export type GivenSupport = { sentence: string } & (
	| { what: 'sign'; note: string }
	| { what: 'source'; url: string; quote: string }
	| { what: 'other-fact'; factId: string }
	| { what: 'withdraw' }
)

export type SupportRefusal =
	| 'not-found'
	| 'no-sentence'
	| 'no-registration'
	| 'may-not-sign'
	/** Whoever gives it may write on their own articles alone. */
	| 'not-your-article'
	/** Readers see it, or will, and what they are told is not for whoever gives it to decide. */
	| 'may-not-publish'
	/** The signature is somebody else's. */
	| 'not-yours'
	/** Pages read one after the other. */
	| 'too-many'
	| 'quote-not-there'
	| 'unreachable'
	| 'forbidden'
	| 'unreadable'

export type GiveSupportResult = { ok: true } | { ok: false; reason: SupportRefusal }

type Giving = {
	postId: string
	given: GivenSupport
	by: ActingAdmin
	now: Date
	signal?: AbortSignal | undefined
	readPage?: typeof readSourcePage
}

/** As many pages as a few articles have sources. */
const ALLOWED = { max: 60, seconds: 600 }

const actions = {
	sign: 'claim.signed',
	source: 'claim.source-given',
	'other-fact': 'claim.other-fact',
	withdraw: 'claim.withdrawn',
} as const

/** Every way a person changes what a sentence rests on, written into the log by name. */
export async function giveSupport(db: Db, giving: Giving): Promise<GiveSupportResult> {
	const { postId, given, by, now } = giving
	if ((given.what === 'sign' || given.what === 'other-fact') && !can(by, 'claims.sign'))
		return { ok: false, reason: 'may-not-sign' }
	const result = await give(db, giving)
	if (!result.ok) return result
	await recordAudit(db, {
		action: actions[given.what],
		actor: by,
		subject: { id: postId, label: given.sentence.slice(0, 200) },
		address: by.address,
		now,
	})
	return { ok: true }
}

async function give(db: Db, giving: Giving): Promise<GiveSupportResult> {
	const { postId, given, by, now, signal, readPage = readSourcePage } = giving
	const about = { postId, sentence: given.sentence, by, now }
	if (given.what === 'sign') return signClaim(db, { ...about, note: given.note })
	if (given.what === 'other-fact') return markOtherFact(db, { ...about, factId: given.factId })
	if (given.what === 'withdraw') return whereAllowed(db, giving, (tx) => withdrawSupport(tx, about))
	// Who may not give it is told before anybody is called.
	const allowed = await whereAllowed(db, giving, async () => ({ ok: true }))
	if (!allowed.ok) return allowed
	const turn = await takeFromRateLimit(db, { key: `read-source:${by.id}`, ...ALLOWED, now })
	if (!turn.ok) return { ok: false, reason: 'too-many' }
	const read = await readPage(db, { url: given.url, now, signal })
	if (!read.ok) return { ok: false, reason: refusalOf(read.reason) }
	return whereAllowed(db, giving, (tx) => supportBySource(tx, { ...about, page: read.page, quote: given.quote }))
}

/** The article is held meanwhile, so that it does not go before readers in between. */
async function whereAllowed(
	db: Db,
	{ postId, by, now }: Giving,
	change: (tx: Db) => Promise<GiveSupportResult>,
): Promise<GiveSupportResult> {
	return db.transaction(async (tx) => {
		const stored = await lockStoredPost(tx, postId)
		if (!stored || stored.row.deletedAt) return { ok: false, reason: 'not-found' }
		if (!mayWrite(by, stored.row)) return { ok: false, reason: 'not-your-article' }
		if (isBound(stored.row, now) && !mayPublish(by)) return { ok: false, reason: 'may-not-publish' }
		return change(tx)
	})
}

/** A source, or the word that a sentence means no fact, is taken back by whoever writes; a signature by who gave it. */
export async function withdrawSupport(
	db: Db,
	{ postId, sentence, by }: { postId: string; sentence: string; by: { id: string } },
): Promise<GiveSupportResult> {
	const here = and(eq(claimSupports.postId, postId), eq(claimSupports.sentence, claimSentence(sentence)))
	return db.transaction(async (tx): Promise<GiveSupportResult> => {
		const held = await tx.select().from(claimSupports).where(here)
		const mine = held.filter(({ kind, givenBy }) => kind !== 'signature' || givenBy === by.id)
		if (mine.length === 0)
			return { ok: false, reason: held.some(({ kind }) => kind === 'signature') ? 'not-yours' : 'not-found' }
		for (const { id } of mine) await tx.delete(claimSupports).where(eq(claimSupports.id, id))
		return { ok: true }
	})
}

function refusalOf(reason: Extract<ReadSourcePageResult, { ok: false }>['reason']): SupportRefusal {
	if (reason === 'bad-address' || reason === 'not-public') return 'forbidden'
	if (reason === 'not-text' || reason === 'empty' || reason === 'too-large') return 'unreadable'
	return reason === 'not-found' ? 'not-found' : 'unreachable'
}
