import type { Claim } from '#core/claims/claim.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import type { Article } from '#core/seo/finding.ts'
import { withWords } from '../claims/edit-sentence.ts'
import type { CheckTools } from '../seo/use-live-check.ts'

/** What a repair may change: the text, and what search engines are told. */
export type Repairable = { content: string; metaTitle: string; metaDescription: string }

/** What puts a reason out of the way without anybody having to think about it. */
export type Repair = {
	/** On its button. */
	label: string
	/** What was done, once it is: 'Prazo trocado'. */
	done: string
	/** By what right, where more than a rule says so. */
	why?: string | undefined
	words?: { from: string; to: string } | undefined
	after: Repairable
}

/** The claim that a reason speaks of, of those read from the same text. */
export function claimOf({ about }: Pick<PublishReason, 'about'>, claims: readonly Claim[]): Claim | undefined {
	return claims.find(({ text, sentenceKey }) => `${text} | ${sentenceKey}` === about)
}

type With = { claims: readonly Claim[]; siteName: string; tools: Pick<CheckTools, 'proposeFixes' | 'withFixes'> }

/** A value that the register has, or a repair of form; nothing where a person has to write. */
export function repairOf(
	reason: PublishReason,
	article: Article,
	{ claims, siteName, tools }: With,
): Repair | undefined {
	const before = repairableOf(article)
	const claim = claimOf(reason, claims)
	if (claim?.correction !== undefined) {
		const content = withWords(article.content, claim, claim.correction)
		const words = { from: claim.text, to: claim.correction }
		return content === undefined
			? undefined
			: { label: `Trocar por ${words.to}`, done: 'Trocado', why: basisOf(claim), words, after: { ...before, content } }
	}
	if (reason.code !== 'finding') return undefined
	const [rule] = reason.about.split(' | ')
	const [fix] = tools.proposeFixes(article, { siteName }).filter(({ id }) => id === rule)
	if (!fix) return undefined
	return { label: 'Corrigir', done: fix.label, after: repairableOf(tools.withFixes(article, [fix])) }
}

function basisOf({ evidence }: Claim): string {
	return evidence?.kind === 'fact' && evidence.norm ? `Fato em vigor, ${evidence.norm}.` : 'Fato em vigor no cadastro.'
}

function repairableOf({ content, metaTitle, metaDescription }: Article): Repairable {
	return { content, metaTitle: metaTitle ?? '', metaDescription: metaDescription ?? '' }
}

type Change = { before: Repairable; after: Repairable }

/** The fields without a change that was made to them; nothing where its place was written on since. */
export function withoutChange(now: Repairable, { before, after }: Change): Repairable | undefined {
	const undone = { ...now }
	for (const name of ['content', 'metaTitle', 'metaDescription'] as const) {
		if (before[name] === after[name]) continue
		const text = withoutEdit(now[name], before[name], after[name])
		if (text === undefined) return undefined
		undone[name] = text
	}
	return undone
}

/** So much around an edit tells its place, where the text has moved since. */
const AROUND = 30

function withoutEdit(now: string, before: string, after: string): string | undefined {
	if (now === after) return before
	let start = 0
	while (start < before.length && before[start] === after[start]) start += 1
	let same = 0
	const most = Math.min(before.length, after.length) - start
	while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1
	const added = after.slice(start, after.length - same)
	const removed = before.slice(start, before.length - same)
	const head = after.slice(Math.max(0, start - AROUND), start)
	const tail = after.slice(after.length - same, after.length - same + AROUND)
	// Another repair may stand on one side of it; what stands on neither is another place.
	const places = [head + added + tail, head + added, added + tail]
	const [found] = places.filter((place) => now.split(place).length === 2)
	if (!found) return undefined
	const at = now.indexOf(found) + (found.startsWith(head) ? head.length : 0)
	return now.slice(0, at) + removed + now.slice(at + added.length)
}
