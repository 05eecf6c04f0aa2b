import { valueAndUnit } from '#core/facts/fact.ts'
import { saysValue } from '#core/facts/says-value.ts'
import type { Claim, ClaimEvidence, ClaimKind } from './claim.ts'
import type { ClaimBasis, ClaimSupportGiven } from './claim-basis.ts'
import { claimSentence } from './claim-sentence.ts'
import { tellsException } from './exceptions.ts'
import { type FactsIndex, factOn, type IndexedFact } from './facts-index.ts'
import { absolutesIn, companiesIn, decisionsIn } from './judge-absolute.ts'
import { judgeBearer } from './judge-bearer.ts'
import { judgeConsequence } from './judge-consequence.ts'
import { dayOfEvent, judgeDate } from './judge-date.ts'
import { judgeDenial } from './judge-denial.ts'
import { judgeDecision, judgeNorm } from './judge-norm.ts'
import { judgeQuantity } from './judge-quantity.ts'
import { judgeReference, type Reference } from './judge-reference.ts'
import { judgeRegulator } from './judge-regulator.ts'
import { judgeRule, type Resting, type RuleJudged } from './judge-rule.ts'
import { judgeStart } from './judge-start.ts'
import { isSaidRightly, judgeWording } from './judge-wording.ts'
import { normOf } from './norm-of.ts'
import type { Judged, Reading } from './reading.ts'
import { regulatorsIn } from './regulator-mentions.ts'
import { type Around, readSentence, type Sentence } from './sentence.ts'
import type { Quantity } from './text/amount.ts'
import { isBeyond } from './text/bounds.ts'
import { datesIn } from './text/dates.ts'
import { isQuestion } from './text/manner.ts'
import { saysItIsPast } from './text/past.ts'

/** A claim with where its words stand in the sentence. */
export type Found = Omit<Claim, 'span' | 'heading'> & { start: number; end: number }

export type Asked = {
	text: string
	around: Around
	references: readonly Reference[]
	/** The facts that its figures rest on, found here, and those of the sentence before. */
	resting: { now: IndexedFact[]; before: readonly IndexedFact[] }
	index: FactsIndex
	basis: ClaimBasis
	supports: ReadonlyMap<string, readonly ClaimSupportGiven[]>
	saidToBeOver: ReadonlySet<number>
}

type Kept = { found: readonly Found[]; now: readonly IndexedFact[] }

const kept = new WeakMap<FactsIndex, Map<string, Kept>>()
/** Some forty articles' sentences that claim something or nothing. */
const MOST_KEPT = 3000

/**
 * The claims of a sentence. While somebody writes, an article is read again and again with hardly a sentence changed: what was
 * made of one holds as long as it and all that stands around it are the same.
 */
export function claimsOfSentence(asked: Asked): readonly Found[] {
	const { text, references, resting, index, supports } = asked
	if (isQuestion(text)) return []
	const given = supports.size > 0 ? supports.get(claimSentence(text)) : undefined
	if (given || references.length > 0) return findClaims(asked, given ?? [])
	const sentences = kept.get(index) ?? new Map<string, Kept>()
	kept.set(index, sentences)
	const key = keyOf(asked)
	const before = sentences.get(key)
	if (before) {
		resting.now.push(...before.now)
		return before.found
	}
	const found = findClaims(asked, [])
	if (sentences.size >= MOST_KEPT) sentences.clear()
	sentences.set(key, { found, now: [...resting.now] })
	return found
}

/** All that the claims of a sentence hang on. */
function keyOf({ text, around, resting, basis, saidToBeOver }: Asked): string {
	const { before, after, row, heading, title, isExample, isWorkedCase, isHeadline } = around
	return [
		text,
		before,
		after,
		row.join('\t'),
		heading,
		title,
		`${isExample} ${isWorkedCase} ${isHeadline}`,
		resting.before.map(({ at }) => at).join(' '),
		basis.today,
		[...saidToBeOver].join(' '),
	].join('\n')
}

function findClaims(asked: Asked, given: readonly ClaimSupportGiven[]): Found[] {
	const { text, around, references, resting: rested, index, basis, saidToBeOver } = asked
	// Most sentences claim nothing.
	let key = ''
	const reading: Reading = {
		index,
		today: basis.today,
		day: dayOfEvent(text) ?? basis.today,
		excluded: new Set(given.flatMap((one) => (one.kind === 'other-fact' ? [one.factId] : []))),
		saidToBeOver,
	}
	const sentence = readSentence(index, text, around)
	const found: Found[] = []
	const taken: { start: number; end: number }[] = []
	const isFree = ({ start, end }: { start: number; end: number }) =>
		!taken.some((one) => one.start < end && start < one.end)
	const add = (kind: ClaimKind, { start, end }: { start: number; end: number }, judged: Judged | undefined) => {
		if (!judged || (sentence.isDenied && judged.state !== 'fact')) return
		// A headline names what the text below it states.
		if (around.isHeadline && (judged.state === 'unsupported' || isQuoted(text))) return
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
	/** Facts that a date is of: they tell who decided it, not which norm rules what is told. */
	const dated: IndexedFact[] = []
	for (const date of datesIn(text)) {
		if (!isFree(date)) continue
		taken.push(date)
		const judged = judgeDate(reading, sentence, date)
		if (judged?.state === 'fact' && judged.fact) dated.push(judged.fact)
		add('date', date, judged)
	}
	const amounts = new Map<string, Judged>()
	for (const quantity of sentence.quantities) {
		if (!isFree(quantity)) continue
		const word = sentence.tokens[quantity.from - 1]?.word ?? ''
		const amount = `${word} ${quantity.dimension} ${quantity.values.join(' ')}`
		const alone = judgeQuantity(reading, sentence, quantity)
		// 'começa às 24 horas da data e acaba às 24 horas': what rests on a fact does so when it is said again.
		const judged = alone?.state === 'contradicted' ? (amounts.get(amount) ?? alone) : alone
		if (judged?.state === 'fact' && judged.fact) {
			resting.push(judged.fact)
			amounts.set(amount, judged)
		}
		add(kindOf(quantity), quantity, judged)
	}
	for (const citation of citations)
		add(isDecision(citation.key) ? 'decision' : 'norm', citation, judgeNorm(reading, sentence, { citation, resting }))
	for (const mention of regulatorsIn(index, text))
		if (isFree(mention))
			add('regulator', mention, judgeRegulator(reading, sentence, { mention, resting: [...resting, ...dated] }))
	for (const place of absolutesIn(text)) if (isFree(place)) add('absolute', place, { state: 'unsupported' })
	for (const place of companiesIn(text)) if (isFree(place)) add('company', place, { state: 'unsupported' })
	// A decision that is told without its number rests on the one that fits, if any does.
	if (!citations.some((one) => isDecision(one.key)))
		for (const place of decisionsIn(text))
			if (isFree(place))
				add('decision', place, judgeDecision(reading, sentence, resting.length > 0 ? resting : rested.before))
	if (!found.some(({ state }) => state === 'contradicted' || state === 'replaced')) {
		const start = judgeStart(reading, text, resting)
		if (start) add('deadline', start, start)
		const rule = start ? undefined : judgeRules(reading, sentence, rested)
		if (rule) add('rule', rule, rule)
	}
	return found.sort((a, b) => a.start - b.start)
}

/** Whether it turns a rule round, by what its words say to be so and not, or by how others say the rule. */
function judgeRules(reading: Reading, sentence: Sentence, resting: Resting): RuleJudged | undefined {
	if (isBeyond(sentence.text)) return undefined
	const bearer = judgeBearer(reading, sentence)
	if (bearer) return bearer
	const denied = judgeRule(reading, sentence, resting) ?? judgeDenial(reading, sentence)
	if (denied?.fact && !isOfAnEndedNorm(reading, sentence, denied.fact) && isHeld(denied.fact)) return denied
	const unfollowed = judgeConsequence(reading, sentence)
	if (unfollowed?.fact && isHeld(unfollowed.fact)) return unfollowed
	const worded = isNarrowed(sentence.around.after) ? undefined : judgeWording(reading, sentence)
	return worded?.fact && tellsException(reading.index, sentence.text, worded.fact) ? undefined : worded

	function isHeld(fact: IndexedFact): boolean {
		return !isSaidRightly(reading, sentence, fact) && !tellsException(reading.index, sentence.text, fact)
	}
}

/** 'A Circular 302 já não rege os seguros de pessoas' denies nothing of the one that does today. */
function isOfAnEndedNorm(
	{ index, day }: Reading,
	{ citations, text, around: { before = '' } }: Sentence,
	{ fact }: IndexedFact,
): boolean {
	if (fact.kind !== 'norm') return false
	const named = citations.length === 0 && /^el[ae]s?\s/i.test(text) ? index.cited(before) : citations
	const ended = named.flatMap((citation) => {
		const at = normOf(index, citation)?.at
		return at !== undefined && index.facts[at]!.fact !== fact && !factOn(index.facts[at]!, day) ? [at] : []
	})
	return ended.length > 0
}

/** 'A seguradora pode suspender o prazo. Mas é uma vez só.' */
function isNarrowed(after = ''): boolean {
	return /^(?:mas|só que|porém)(?![a-zà-ÿ]).*(?<![a-zà-ÿ])(?:só|apenas|somente|única|único)(?![a-zà-ÿ])/i.test(after)
}

/** A headline that quotes what people say: the text below answers it. */
function isQuoted(text: string): boolean {
	return /^["“«].*["”»]$/.test(text.trim())
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
	return { state, evidence: evidenceOf(judged, basis) }
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
