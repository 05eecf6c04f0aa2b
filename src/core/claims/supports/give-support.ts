import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
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
	| 'not-yours'
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

async function give(db: Db, { postId, given, by, now, signal, readPage = readSourcePage }: Giving) {
	const about = { postId, sentence: given.sentence, by, now }
	if (given.what === 'sign') return signClaim(db, { ...about, note: given.note })
	if (given.what === 'other-fact') return markOtherFact(db, { ...about, factId: given.factId })
	if (given.what === 'withdraw') return withdrawSupport(db, about)
	const read = await readPage(db, { url: given.url, now, signal })
	if (!read.ok) return { ok: false as const, reason: refusalOf(read.reason) }
	return supportBySource(db, { ...about, page: read.page, quote: given.quote })
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
