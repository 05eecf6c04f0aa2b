import { valueAndUnit } from '#core/facts/fact.ts'
import { saysValue } from '#core/facts/says-value.ts'
import { type ArticleText, type Block, type Heading, readArticleText } from '#core/seo/article-text.ts'
import { sentencesOf } from '#core/seo/text/sentences.ts'
import type { Claim, ClaimEvidence, ClaimField, ClaimKind } from './claim.ts'
import type { ClaimBasis, ClaimSupportGiven } from './claim-basis.ts'
import { claimSentence } from './claim-sentence.ts'
import { type FactsIndex, type IndexedFact, prepareFacts } from './facts-index.ts'
import { absolutesIn, companiesIn, decisionsIn } from './judge-absolute.ts'
import { dayOfEvent, judgeDate } from './judge-date.ts'
import { judgeDecision, judgeNorm } from './judge-norm.ts'
import { judgeQuantity } from './judge-quantity.ts'
import { judgeReference, type Reference } from './judge-reference.ts'
import { judgeRegulator, regulatorsIn } from './judge-regulator.ts'
import { judgeRule } from './judge-rule.ts'
import { judgeStart } from './judge-start.ts'
import { partsInOrder, placeBlock, spanIn } from './places.ts'
import type { Judged, Reading } from './reading.ts'
import { type Around, readSentence } from './sentence.ts'
import { datesIn } from './text/dates.ts'
import { isExample } from './text/manner.ts'
import { saysItIsPast } from './text/past.ts'
import type { Quantity } from './text/quantities.ts'

export type ClaimedArticle = {
	title: string
	/** HTML, or the same already read. */
	content: string | ArticleText
	/** Plain text. */
	excerpt?: string | null | undefined
	faqs?: readonly { question: string; answer: string }[] | undefined
}

/** What in an article somebody must be able to answer for, and what it rests on. Pure: the same everywhere. */
export function readClaims({ title, content, excerpt, faqs = [] }: ClaimedArticle, basis: ClaimBasis): Claim[] {
	const article = typeof content === 'string' ? readArticleText(content) : content
	const index = prepareFacts(basis.facts)
	const supports = Map.groupBy(basis.supports, ({ sentence }) => sentence)
	const claims: Claim[] = []
	const beside = (field: ClaimField, text: string, heading = ''): Part => ({
		field,
		block: {
			...NOWHERE,
			text,
			...(field === 'title' ? { level: 1 } : { tag: 'p', words: 0, sentences: sentencesOf(text) }),
		},
		heading,
		row: [],
	})
	const parts = [
		beside('title', title),
		...(excerpt ? [beside('excerpt', excerpt)] : []),
		...partsOf(article),
		...faqs.map(({ question, answer }) => beside('faqs', answer, question)),
	]
	let examples: Part['heading'] | undefined
	for (const { field, block, heading, row } of parts) {
		const sentences = 'sentences' in block ? block.sentences : sentencesOf(block.text)
		const placed = !field && hasReference(article, block) ? placeBlock(article, block) : undefined
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
				before: sentences[at - 1],
				after: sentences[at + 1],
				row,
				heading,
				title: field === 'title' ? '' : title,
				isExample: isExampleBlock,
				isWorkedCase: examples === heading && !('level' in block),
				isHeadline: 'level' in block,
			}
			const references = (placed?.references ?? []).flatMap((one) =>
				one.start >= offset && one.end <= from ? [{ ...one, start: one.start - offset, end: one.end - offset }] : [],
			)
			const now: IndexedFact[] = []
			const resting = { now, before }
			before = now
			const found = claimsOfSentence({ text, around, references, resting, index, basis, supports })
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

function hasReference({ html }: ArticleText, { start, end }: Block | Heading): boolean {
	const at = html.indexOf('value="fato:', start)
	return at >= 0 && at < end
}

type Part = { block: Block | Heading; heading: string; row: string[]; field?: ClaimField }

/** What stands beside the content has no place in it. */
const NOWHERE = { start: 0, end: 0 }

/** Headings and blocks in their order, each with the heading above it and, of a cell, the other cells of its row. */
function partsOf(article: ArticleText): Part[] {
	const rows = Array.from(article.html.matchAll(/<tr\b/gi), ({ index }) => index)
	const cells = new Map<number, Block[]>()
	let heading = ''
	let row = -1
	const parts = partsInOrder(article).map((block) => {
		while ((rows[row + 1] ?? Number.POSITIVE_INFINITY) <= block.start) row += 1
		const above = heading
		if ('level' in block) heading = block.text
		const isCell = 'tag' in block && (block.tag === 'td' || block.tag === 'th')
		if (isCell) cells.set(row, [...(cells.get(row) ?? []), block])
		return { block, heading: above, rowAt: isCell ? row : undefined }
	})
	return parts.map(({ rowAt, ...part }) => ({
		...part,
		row:
			rowAt === undefined
				? []
				: cells
						.get(rowAt)!
						.filter((one) => one !== part.block)
						.slice(0, MOST_CELLS)
						.map(({ text }) => text),
	}))
}

/** A row of more is no row of a table that people read. */
const MOST_CELLS = 12

type Found = Omit<Claim, 'span' | 'heading'> & { start: number; end: number }

type Asked = {
	text: string
	around: Around
	references: readonly Reference[]
	/** The facts that its figures rest on, found here, and those of the sentence before. */
	resting: { now: IndexedFact[]; before: readonly IndexedFact[] }
	index: FactsIndex
	basis: ClaimBasis
	supports: ReadonlyMap<string, readonly ClaimSupportGiven[]>
}

function claimsOfSentence({ text, around, references, resting: rested, index, basis, supports }: Asked): Found[] {
	if (text.trimEnd().endsWith('?')) return []
	// Most articles have no supports, and most sentences no claims.
	let key = supports.size > 0 ? claimSentence(text) : ''
	const given = supports.get(key) ?? []
	const reading: Reading = {
		index,
		today: basis.today,
		day: dayOfEvent(text) ?? basis.today,
		excluded: new Set(given.flatMap((one) => (one.kind === 'other-fact' ? [one.factId] : []))),
	}
	const sentence = readSentence(index, text, around)
	const found: Found[] = []
	const taken: { start: number; end: number }[] = []
	const isFree = ({ start, end }: { start: number; end: number }) =>
		!taken.some((one) => one.start < end && start < one.end)
	const add = (kind: ClaimKind, { start, end }: { start: number; end: number }, judged: Judged | undefined) => {
		if (!judged || (sentence.isDenied && judged.state !== 'fact')) return
		// A headline names what the text below it states.
		if (around.isHeadline && judged.state === 'unsupported') return
		key ||= claimSentence(text)
		found.push({
			kind,
			text: text.slice(start, end),
			sentence: text,
			sentenceKey: key,
			start,
			end,
			...settled(judged, { given, basis, kind, words: text.slice(start, end) }),
		})
	}
	const resting = rested.now
	for (const reference of references) {
		const words = text.slice(reference.start, reference.end)
		const told = judgeReference(reading, { ...reference, words, isPast: saysItIsPast(text) })
		if (!told) continue
		taken.push(reference)
		if (told.judged.fact) resting.push(told.judged.fact)
		add(told.kind, reference, told.judged)
	}
	const citations = sentence.citations.filter(isFree)
	taken.push(...citations)
	for (const date of datesIn(text)) {
		if (!isFree(date)) continue
		taken.push(date)
		add('date', date, judgeDate(reading, sentence, date))
	}
	for (const quantity of sentence.quantities) {
		if (!isFree(quantity)) continue
		const judged = judgeQuantity(reading, sentence, quantity)
		if (judged?.state === 'fact' && judged.fact) resting.push(judged.fact)
		add(kindOf(quantity), quantity, judged)
	}
	for (const citation of citations)
		add(isDecision(citation.key) ? 'decision' : 'norm', citation, judgeNorm(reading, sentence, { citation, resting }))
	for (const mention of regulatorsIn(index, text))
		if (isFree(mention)) add('regulator', mention, judgeRegulator(reading, sentence, { mention, resting }))
	for (const place of absolutesIn(text)) if (isFree(place)) add('absolute', place, { state: 'unsupported' })
	for (const place of companiesIn(text)) if (isFree(place)) add('company', place, { state: 'unsupported' })
	// A decision that is told without its number rests on the one that fits, if any does.
	if (!citations.some((one) => isDecision(one.key)))
		for (const place of decisionsIn(text))
			if (isFree(place)) add('decision', place, judgeDecision(reading, sentence, resting))
	if (!found.some(({ state }) => state === 'contradicted' || state === 'replaced')) {
		const start = judgeStart(reading, text, resting)
		if (start) add('deadline', start, start)
		const rule = start ? undefined : judgeRule(reading, sentence, rested)
		if (rule) add('rule', rule, rule)
	}
	return found.sort((a, b) => a.start - b.start)
}

function isDecision(key: string): boolean {
	return /^(?:sumula|tema|resp|recurso)/.test(key)
}

const kindsOfDimensions: Record<string, ClaimKind> = { time: 'deadline', percent: 'percentage', money: 'amount' }

function kindOf({ dimension, isAge }: Quantity): ClaimKind {
	if (isAge) return 'age'
	return kindsOfDimensions[dimension] ?? 'quantity'
}

type Settling = { given: readonly ClaimSupportGiven[]; basis: ClaimBasis; kind: ClaimKind; words: string }

/** Where a quotation has to give the same figure. */
const figures = new Set<ClaimKind>(['deadline', 'percentage', 'amount', 'age', 'quantity'])

/** A person's word and a quotation stand in where the facts say nothing; they do not outweigh what contradicts. */
function settled(
	judged: Judged,
	{ given, basis, kind, words }: Settling,
): Pick<Claim, 'state' | 'evidence' | 'correction'> {
	const { state, correction } = judged
	if (state !== 'unsupported') return { state, evidence: evidenceOf(judged, basis), ...(correction && { correction }) }
	for (const one of given)
		if (one.kind === 'source' && (!figures.has(kind) || saysValue(one.quote, words))) {
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
