import { type ArticleText, type Block, type Heading, readArticleText } from '#core/seo/article-text.ts'
import { sentencesOf } from '#core/seo/text/sentences.ts'
import { type Part, partsOf } from './article-parts.ts'
import type { Claim, ClaimField } from './claim.ts'
import type { ClaimBasis } from './claim-basis.ts'
import { claimsOfSentence } from './claims-of-sentence.ts'
import { type IndexedFact, prepareFacts } from './facts-index.ts'
import { normsSaidToBeOver } from './judge-norm.ts'
import { placeBlock, spanIn } from './places.ts'
import type { Around } from './sentence.ts'
import { isExample, isQuestion } from './text/manner.ts'

export type ClaimedArticle = {
	title: string
	/** HTML, or the same already read. */
	content: string | ArticleText
	/** Plain text; what search engines and shared links show, where it says something else. */
	excerpt?: string | null | undefined
	metaTitle?: string | null | undefined
	metaDescription?: string | null | undefined
	faqs?: readonly { question: string; answer: string }[] | undefined
}

/** What in an article somebody must be able to answer for, and what it rests on. Pure: the same everywhere. */
export function readClaims(claimed: ClaimedArticle, basis: ClaimBasis): Claim[] {
	const { title, content, excerpt, metaTitle, metaDescription, faqs = [] } = claimed
	const article = typeof content === 'string' ? readArticleText(content) : content
	const index = prepareFacts(basis.facts)
	const supports = Map.groupBy(basis.supports, ({ sentence }) => sentence)
	const claims: Claim[] = []
	const beside = (field: ClaimField, text: string, heading = ''): Part => ({
		field,
		block: {
			...NOWHERE,
			text,
			...(isTitle(field) ? { level: 1 } : { tag: 'p', words: 0, sentences: sentencesOf(text) }),
		},
		heading,
		row: [],
	})
	const parts = [
		beside('title', title),
		...(metaTitle && metaTitle !== title ? [beside('metaTitle', metaTitle)] : []),
		...(excerpt ? [beside('excerpt', excerpt)] : []),
		...(metaDescription && metaDescription !== excerpt ? [beside('metaDescription', metaDescription)] : []),
		...partsOf(article),
		...faqs.map(({ question, answer }) => beside('faqs', answer, question)),
	]
	const sentencesOfParts = parts.map(({ block }) => ('sentences' in block ? block.sentences : sentencesOf(block.text)))
	const told = parts.flatMap(({ column = '' }, at) => sentencesOfParts[at]!.map((text) => ({ text, column })))
	const saidToBeOver = normsSaidToBeOver(index, told, basis.today)
	const references = Array.from(article.html.matchAll(/value="fato:/g), ({ index: at }) => at)
	const hasReference = ({ start, end }: Block | Heading) => references.some((at) => at >= start && at < end)
	let examples: Part['heading'] | undefined
	for (const [place, { field, block, heading, row }] of parts.entries()) {
		const sentences = sentencesOfParts[place]!
		const placed = !field && hasReference(block) ? placeBlock(article, block) : undefined
		let isExampleBlock = false
		let before: IndexedFact[] = []
		let from = 0
		for (const [at, text] of sentences.entries()) {
			const offset = block.text.indexOf(text, from)
			from = offset + text.length
			isExampleBlock ||= isExample(text)
			// A worked case goes on until the next heading.
			if (isExampleBlock) examples = heading
			const around: Around = {
				before: saidBefore(sentences, at),
				after: sentences[at + 1],
				row,
				heading,
				title: isTitle(field) ? '' : title,
				isExample: isExampleBlock,
				isWorkedCase: examples === heading && !('level' in block),
				isHeadline: 'level' in block,
			}
			const named = (placed?.references ?? []).flatMap((one) =>
				one.start >= offset && one.end <= from ? [{ ...one, start: one.start - offset, end: one.end - offset }] : [],
			)
			const now: IndexedFact[] = []
			const resting = { now, before }
			// A question or a word between them parts no sentence from what it goes on about.
			if (text.length > A_WORD && !isQuestion(text)) before = now
			const found = claimsOfSentence({
				text,
				around,
				references: named,
				resting,
				index,
				basis,
				supports,
				saidToBeOver,
			})
			if (found.length === 0) continue
			const letters = placed ?? (field ? undefined : placeBlock(article, block))
			for (const { start, end, ...claim } of found) {
				const span =
					letters && offset >= 0
						? spanIn(letters, offset + start, offset + end)
						: { start: block.start, end: block.end }
				claims.push({ ...claim, heading, span, ...(field && { field }) })
			}
		}
	}
	return claims
}

/** What goes on about something: after a word or two, what stood before those. */
function saidBefore(sentences: readonly string[], at: number): string | undefined {
	const [last, next] = [sentences[at - 2], sentences[at - 1]]
	return last && next && next.length < A_FEW_WORDS ? `${last} ${next}` : next
}

function isTitle(field: ClaimField | undefined): boolean {
	return field === 'title' || field === 'metaTitle'
}

/** 'Mentira.', 'Pode, viu?' */
const A_WORD = 16
/** 'Ainda não cancelou.', 'Você responde junto.' */
const A_FEW_WORDS = 28

/** What stands beside the content has no place in it. */
const NOWHERE = { start: 0, end: 0 }
