import { valueAndUnit } from '#core/facts/fact.ts'
import { type ArticleText, type Block, type Heading, readArticleText } from '#core/seo/article-text.ts'
import { sentencesOf } from '#core/seo/text/sentences.ts'
import type { Claim, ClaimEvidence, ClaimKind } from './claim.ts'
import type { ClaimBasis, ClaimSupportGiven } from './claim-basis.ts'
import { claimSentence } from './claim-sentence.ts'
import { type FactsIndex, type IndexedFact, prepareFacts } from './facts-index.ts'
import { judgeDate } from './judge-date.ts'
import { judgeNorm } from './judge-norm.ts'
import { judgeQuantity } from './judge-quantity.ts'
import { judgeRegulator, regulatorsIn } from './judge-regulator.ts'
import { judgeRule } from './judge-rule.ts'
import { type Placed, placeBlock, spanIn } from './places.ts'
import type { Judged, Reading } from './reading.ts'
import { type Around, readSentence } from './sentence.ts'
import { datesIn } from './text/dates.ts'
import { type Quantity, quantitiesIn } from './text/quantities.ts'

export type ClaimedArticle = {
	title: string
	/** HTML, or the same already read. */
	content: string | ArticleText
}

/** What in an article somebody must be able to answer for, and what it rests on. Pure: the same everywhere. */
export function readClaims({ title, content }: ClaimedArticle, basis: ClaimBasis): Claim[] {
	const article = typeof content === 'string' ? readArticleText(content) : content
	const index = prepareFacts(basis.facts)
	const supports = Map.groupBy(basis.supports, ({ sentence }) => sentence)
	const claims: Claim[] = []
	for (const part of partsOf(article)) {
		const sentences = 'sentences' in part.block ? part.block.sentences : sentencesOf(part.block.text)
		let from = 0
		let placed: Placed | undefined
		for (const [at, text] of sentences.entries()) {
			const offset = part.block.text.indexOf(text, from)
			from = offset + text.length
			const around = {
				before: sentences[at - 1],
				after: sentences[at + 1],
				row: part.row,
				heading: part.heading,
				title,
			}
			const found = claimsOfSentence({ text, around, index, basis, supports })
			if (found.length === 0) continue
			placed ??= placeBlock(article, part.block)
			for (const { start, end, ...claim } of found) {
				const span =
					placed && offset >= 0
						? spanIn(placed, offset + start, offset + end)
						: { start: part.block.start, end: part.block.end }
				claims.push({ ...claim, heading: part.heading, span })
			}
		}
	}
	return claims
}

type Part = { block: Block | Heading; heading: string; row: string[] }

/** Headings and blocks in their order, each with the heading above it and, of a cell, the other cells of its row. */
function partsOf({ html, blocks, headings }: ArticleText): Part[] {
	const rows = Array.from(html.matchAll(/<tr\b/gi), ({ index }) => index)
	const rowOf = (start: number) => rows.findLastIndex((one) => one <= start)
	const cells = Map.groupBy(
		blocks.filter(({ tag }) => tag === 'td' || tag === 'th'),
		({ start }) => rowOf(start),
	)
	let heading = ''
	return [...headings, ...blocks]
		.toSorted((a, b) => a.start - b.start)
		.map((block): Part => {
			const above = heading
			if ('level' in block) heading = block.text
			const isCell = 'tag' in block && (block.tag === 'td' || block.tag === 'th')
			const row = isCell
				? (cells.get(rowOf(block.start)) ?? []).filter((one) => one !== block).map(({ text }) => text)
				: []
			return { block, heading: above, row }
		})
}

type Found = Omit<Claim, 'span' | 'heading'> & { start: number; end: number }

type Asked = {
	text: string
	around: Around
	index: FactsIndex
	basis: ClaimBasis
	supports: ReadonlyMap<string, readonly ClaimSupportGiven[]>
}

function claimsOfSentence({ text, around, index, basis, supports }: Asked): Found[] {
	if (text.trimEnd().endsWith('?')) return []
	const key = claimSentence(text)
	const given = supports.get(key) ?? []
	const reading: Reading = {
		index,
		today: basis.today,
		day: basis.today,
		excluded: new Set(given.flatMap((one) => (one.kind === 'other-fact' ? [one.factId] : []))),
	}
	const sentence = readSentence(index, text, around)
	const found: Found[] = []
	const taken: { start: number; end: number }[] = [...sentence.citations]
	const isFree = ({ start, end }: { start: number; end: number }) =>
		!taken.some((one) => one.start < end && start < one.end)
	const add = (kind: ClaimKind, { start, end }: { start: number; end: number }, judged: Judged | undefined) => {
		if (!judged || (sentence.isDenied && judged.state !== 'fact')) return
		found.push({
			kind,
			text: text.slice(start, end),
			sentence: text,
			sentenceKey: key,
			start,
			end,
			...settled(judged, { given, basis, kind }),
		})
	}
	for (const date of datesIn(text)) {
		if (!isFree(date)) continue
		taken.push(date)
		add('date', date, judgeDate(reading, sentence, date))
	}
	const resting: IndexedFact[] = []
	for (const quantity of quantitiesIn(sentence.tokens)) {
		if (!isFree(quantity)) continue
		const judged = judgeQuantity(reading, sentence, quantity)
		if (judged?.state === 'fact' && judged.fact) resting.push(judged.fact)
		add(kindOf(quantity), quantity, judged)
	}
	for (const citation of sentence.citations)
		add(
			/^(?:sumula|tema|resp|recurso)/.test(citation.key) ? 'decision' : 'norm',
			citation,
			judgeNorm(reading, sentence, { citation, resting }),
		)
	for (const mention of regulatorsIn(index, text))
		if (isFree(mention)) add('regulator', mention, judgeRegulator(reading, sentence, mention))
	if (!found.some(({ state }) => state === 'contradicted' || state === 'replaced')) {
		const rule = judgeRule(reading, sentence, resting)
		if (rule) add('rule', rule, rule)
	}
	return found.sort((a, b) => a.start - b.start)
}

const kindsOfDimensions: Record<string, ClaimKind> = { time: 'deadline', percent: 'percentage', money: 'amount' }

function kindOf({ dimension, isAge }: Quantity): ClaimKind {
	if (isAge) return 'age'
	return kindsOfDimensions[dimension] ?? 'quantity'
}

type Settling = { given: readonly ClaimSupportGiven[]; basis: ClaimBasis; kind: ClaimKind }

/** A person's word and a quotation stand in where the facts say nothing; they do not outweigh what contradicts. */
function settled(judged: Judged, { given, basis }: Settling): Pick<Claim, 'state' | 'evidence' | 'correction'> {
	const { state, correction } = judged
	if (state !== 'unsupported') return { state, evidence: evidenceOf(judged, basis), ...(correction && { correction }) }
	for (const one of given)
		if (one.kind === 'source') {
			const { url, title, quote, readOn } = one
			return { state: 'source', evidence: { kind: 'source', url, title, quote, readOn } }
		}
	for (const one of given)
		if (one.kind === 'signature' && one.on <= basis.today && basis.today <= one.until) {
			const { name, registration, on, until, note } = one
			return { state: 'signed', evidence: { kind: 'signature', name, registration, on, until, note } }
		}
	return { state }
}

function evidenceOf({ fact, version }: Judged, { facts }: ClaimBasis): ClaimEvidence | undefined {
	if (!fact || !version) return undefined
	const { id, checkedByName, checkedOn } = fact.fact
	const norm = version.norm ? facts.find((one) => one.id === version.norm)?.words[0] : undefined
	return {
		kind: 'fact',
		factId: id,
		statement: version.statement,
		value: valueAndUnit(version) || undefined,
		norm: [norm, version.article].filter(Boolean).join(', ') || undefined,
		url: version.url,
		from: version.from,
		until: version.until,
		checkedByName,
		checkedOn,
	}
}
