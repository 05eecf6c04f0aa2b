import { topics } from '../knowledge/all.ts'
import type { Subject, Topic } from '../knowledge/types.ts'
import { isSure, type Signs } from './certainty.ts'
import { isAsking, isOfOurField } from './common-words.ts'
import { type RefusedKind, refusedKinds } from './index/build-index.ts'
import index from './index/prompt-index.content.server.ts'
import { namedIn } from './named-subject.ts'
import { type PromptWords, type TellingWord, wordsOf } from './prompt-words.ts'
import { createRanker, type Ranked, type Ranker, type Ranking, rankerInParts } from './rank.ts'
import { spelling } from './vocabulary.ts'

export type Candidate = Ranked & { topic: Topic; subject?: Subject | undefined }

export type Weighed = {
	verdict: 'known' | RefusedKind
	/** The best first. */
	candidates: Candidate[]
	/** Words that the best one, or something else of its topic, is asked for with. */
	explained: TellingWord[]
	unexplained: TellingWord[]
	/** What the verdict was made by, where it was not plain. */
	signs?: Signs
}

/** Made when it is first needed: most visits never ask. */
let made: Ranker | undefined
let making: Promise<void> | undefined

/** Awaited before the first prompt is read, so that nobody else waits for what that takes. */
export function prepareToWeigh(): Promise<void> {
	making ??= makeInTurns()
	return making
}

async function makeInTurns(): Promise<void> {
	if (made) return
	const parts = rankerInParts(index)
	for (;;) {
		const { done, value } = parts.next()
		if (done) {
			made ??= value
			return
		}
		await new Promise((resolve) => setImmediate(resolve))
	}
}

function ranker(): Ranker {
	made ??= createRanker(index)
	return made
}

const known = new Map<string, { topic: Topic; subject?: Subject }>(
	topics.flatMap((topic) => [
		[topic.id, { topic }] as const,
		...topic.subjects.map((subject) => [subject.id, { topic, subject }] as const),
	]),
)

const MOST_CANDIDATES = 40
/** How much it counts that the rarest words of a prompt are asked for with a subject. */
const OF_RAREST = 1
const OF_CATEGORY = 1.5

/** What a prompt may be about, and whether that is sure enough. */
export function weigh(
	{ asked, telling }: Pick<PromptWords, 'asked' | 'telling'>,
	category: Topic | undefined,
	by = ranker(),
): Weighed {
	const ranking = by.rank(telling.map(({ stem }) => stem))
	const rare = [...new Map(telling.filter((word) => !word.isCommon).map((word) => [word.stem, word])).values()]
	const named = ranking.same === undefined ? namedIn(asked) : undefined
	const ranked = firstOf(singledOut(by, candidatesFrom(by, ranking, rare, category), rare), named ?? ranking.same)
	const isSaid = ranking.same !== undefined && rare.length > 0
	const whole = isSaid && !isBareName(by, telling) ? undefined : wholeTopic(by, telling, rare, category)
	const candidates = whole ? [wholeOf(whole), ...ranked.filter(({ id }) => id !== whole.id)] : ranked
	const [best] = candidates
	const isOf = ({ stem }: TellingWord) => best !== undefined && isAskedOf(by, best.topic, stem)
	const [explained, unexplained] = [rare.filter(isOf), rare.filter((word) => !isOf(word))]
	const isOfInsurance = isOfOurField(telling.map(({ token }) => token))
	const isOneWord = telling.length === 1
	const beginsWithIt = /^seguros?$/.test(asked[0]?.word ?? '') && !isOneWord
	const ofOurField = beginsWithIt ? OF_INSURING : isOfInsurance ? OF_OUR_FIELD : 0
	const plainly = plainVerdict(ranking, candidates, {
		rare,
		ofOurField,
		isWhole: whole !== undefined,
		isOneWord,
		isNamed: best !== undefined && best.id === named,
	})
	if (plainly) return { verdict: plainly, candidates, explained, unexplained }
	const signs = signsOf(by, ranking, candidates, { rare, tellingCount: telling.length })
	const verdict = isSure(signs, { isOfOurField: isOfInsurance || category !== undefined })
		? 'known'
		: refusalOf(ranking, ofOurField)
	return { verdict, candidates, explained, unexplained, signs }
}

/**
 * What is asked of a product or a matter as a whole: 'seguro auto: vale a pena?' names it, and nothing else. 'O que fica de
 * fora', asked in the category on cars, is asked of car insurance.
 */
function wholeTopic(
	by: Ranker,
	telling: readonly TellingWord[],
	rare: readonly TellingWord[],
	category: Topic | undefined,
): Topic | undefined {
	if (rare.length === 0) return category
	const stems = new Set(telling.map(({ stem }) => stem))
	const names = rare.filter(({ token }) => !isAsking(token))
	if (names.length === 0) return undefined
	const named = topics.filter(({ words: [name] }) =>
		wordsOf(name!, spelling).telling.every(({ stem }) => stems.has(stem)),
	)
	const areOf = (list: readonly Topic[]) => names.every(({ stem }) => list.some(({ id }) => by.isNameOf(id, stem)))
	const [whole] = named
		.filter((topic) => areOf([topic]))
		.toSorted((one, other) => other.words[0]!.length - one.words[0]!.length)
	// 'Seguro de vida ou previdência': either is asked for as a whole, and the other is told of beside it.
	const products = named.filter(({ kind }) => kind === 'product')
	return whole ?? (products.length === 2 && areOf(products) ? products[0] : undefined)
}

/** 'Seguro de vida', and no word more: whatever example it is like, the product is asked for. */
function isBareName(by: Ranker, telling: readonly TellingWord[]): boolean {
	return topics.some(({ id }) => telling.every(({ stem }) => by.isNameOf(id, stem)))
}

function wholeOf(topic: Topic): Candidate {
	return { id: topic.id, topic, score: 0, likeness: 0, likelihood: 0 }
}

/** Who asks in the very words of an example, or begins with a name, means what that is of. */
function firstOf(candidates: Candidate[], first: string | undefined): Candidate[] {
	const found = candidates.find(({ id }) => id === first)
	return found ? [found, ...candidates.filter((one) => one !== found)] : candidates
}

function candidatesFrom(
	by: Ranker,
	{ ranked }: Ranking,
	rare: readonly TellingWord[],
	category: Topic | undefined,
): Candidate[] {
	const weights = new Map(rare.map(({ stem }) => [stem, by.rarityOf(stem) ** 2]))
	const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1
	const shareOf = (id: string) =>
		rare.reduce((sum, { stem }) => sum + weights.get(stem)! * closenessOf(by, id, stem), 0) / total
	return ranked
		.slice(0, MOST_CANDIDATES)
		.map((one) => {
			const entry = known.get(one.id)!
			const more = OF_RAREST * shareOf(one.id) + (entry.topic === category ? OF_CATEGORY : 0)
			return { ...one, ...entry, score: one.score + more }
		})
		.toSorted((a, b) => b.score - a.score)
}

/** From 0 to 1: how usual a word is in what is asked of a subject. */
function closenessOf(by: Ranker, id: string, stem: string): number {
	const count = by.examplesWith(id, stem)
	if (count > 0) return count / (count + 2)
	return by.isInText(id, stem) ? 0.3 : 0
}

function isAskedOf(by: Ranker, { id, subjects }: Topic, stem: string): boolean {
	const has = (one: string) => by.examplesWith(one, stem) > 0
	return (
		has(id) || by.isInText(id, stem) || subjects.some((subject) => has(subject.id) || by.isInText(subject.id, stem))
	)
}

const LEAST_TELLING = 1
const NEAR_TOPIC = 0.8

/** A topic that is named together with something of it is not asked for as a whole. */
function singledOut(by: Ranker, candidates: Candidate[], rare: readonly TellingWord[]): Candidate[] {
	const [top] = candidates
	if (!top || top.subject) return candidates
	const { id, subjects } = top.topic
	const beside = rare.filter(({ stem }) => !by.isNameOf(id, stem))
	/** What tells it from other subjects of its topic. */
	function tellingOf(entry: string): number {
		return beside.reduce((sum, { stem }) => {
			const count = by.examplesWith(entry, stem)
			const sharers = subjects.filter((subject) => by.examplesWith(subject.id, stem) > 0).length
			return sum + (Math.log(1 + subjects.length / Math.max(1, sharers)) * count) / (count + 1)
		}, 0)
	}
	const [own] = candidates
		.slice(1, 8)
		.filter(({ topic, score }) => topic === top.topic && score >= top.score - NEAR_TOPIC)
		.map((candidate) => ({ candidate, telling: tellingOf(candidate.id) }))
		.toSorted((a, b) => b.telling + b.candidate.score - (a.telling + a.candidate.score))
	if (!own || own.telling < LEAST_TELLING || own.telling <= tellingOf(id)) return candidates
	return [own.candidate, ...candidates.filter((candidate) => candidate !== own.candidate)]
}

const LEAST_HARMFUL = 0.28
const HARMFUL_TO_TOPIC = 0.57
const MANY_VOTES = 0.21
const MOSTLY = 0.5

type Words = {
	rare: readonly TellingWord[]
	/** How much the prompt says that it is of our field. */
	ofOurField: number
	isWhole: boolean
	isOneWord: boolean
	/** The prompt begins with the name of the best candidate. */
	isNamed: boolean
}

/** Where nothing has to be weighed. */
function plainVerdict(
	ranking: Ranking,
	candidates: readonly Candidate[],
	{ rare, ofOurField, isWhole, isOneWord, isNamed }: Words,
): Weighed['verdict'] | undefined {
	const { votes, same } = ranking
	const [best] = candidates
	if (isWhole) return 'known'
	if (!best) return refusalOf(ranking, ofOurField)
	const refused = refusedKinds.find((kind) => kind === same)
	if (refused) return refused
	// One word alone is hardly ever a subject.
	if (rare.length <= 1 && isOneWord && votesFor(votes, best.id) < MOSTLY) return 'unknown'
	if (same === best.id) return 'known'
	const harmful = votesFor(votes, 'harmful')
	if (harmful >= LEAST_HARMFUL && harmful > votesForTopic(votes, best.topic) * HARMFUL_TO_TOPIC) return 'harmful'
	if (isNamed) return 'known'
	if (rare.length === 0) return votesFor(votes, best.id) >= MANY_VOTES ? 'known' : 'unknown'
	return undefined
}

function signsOf(
	by: Ranker,
	{ votes, refused }: Ranking,
	[best, second]: readonly Candidate[],
	{ rare, tellingCount }: { rare: readonly TellingWord[]; tellingCount: number },
): Signs {
	const { id, score, likeness, likelihood } = best!
	const own = rare.filter(({ stem }) => by.examplesWith(id, stem) > 0)
	const unknown = votesFor(votes, 'unknown')
	return {
		likelihood: Math.log((likelihood + LITTLE) / (refused.likelihood + LITTLE)),
		ahead: second ? Math.min(MOST_AHEAD, score - second.score) : MOST_AHEAD,
		own: rarityOf(by, own) / rarityOf(by, rare),
		length: Math.min(1, Math.max(FEW, tellingCount) / MANY),
		refusedVotes: refusedKinds.reduce((sum, kind) => sum + votesFor(votes, kind), 0),
		unknownVotes: unknown,
		refusedLikeness: refused.likeness / (refused.likeness + likeness),
	}
}

const MOST_AHEAD = 2
/** More words than these say no more; fewer are not held against a prompt. */
const FEW = 5
const MANY = 12
/** What is less likely is not likely at all. */
const LITTLE = 1e-6

/** How much it counts that a prompt says it is of our field, and that it begins with that: 'seguro para sanfona'. */
const OF_OUR_FIELD = 0.2
const OF_INSURING = 0.7
const OF_KIND = 0.5
/** Nobody is told on a doubt either that they give orders instead of a subject. */
const LEAST_ORDERS = 0.28
/** Nor that what they wrote says nothing. */
const LEAST_HOLLOW = 0.1
/** What is likely by its words, and of hardly anything else that is refused, needs fewer examples near it. */
const LIKELY = 0.5
const HARDLY_ELSE = 0.95
const FEW_VOTES = 0.07
const NEARLY = 0.75

function refusalOf({ votes, refused, ranked }: Ranking, ofOurField: number): RefusedKind {
	const scoreOf = (kind: RefusedKind) => votesFor(votes, kind) + OF_KIND * refused.shares[kind]
	// Not one of its words is asked of anything: 'xablau'.
	if (ranked.length === 0 && refused.likeness === 0) return 'nonsense'
	const most = Math.max(0, ...ranked.map(({ id }) => votesFor(votes, id)))
	const isLikely = (kind: RefusedKind) =>
		refused.likelihood >= LIKELY &&
		refused.shares[kind] >= HARDLY_ELSE &&
		votesFor(votes, kind) >= Math.max(FEW_VOTES, NEARLY * most)
	const unknown = scoreOf('unknown') + ofOurField
	const foreign = scoreOf('foreign')
	// Nobody is told that they mean harm on a doubt.
	const isHarm =
		isLikely('harmful') ||
		(votesFor(votes, 'harmful') >= LEAST_HARMFUL && scoreOf('harmful') > Math.max(unknown, foreign))
	if (isHarm) return 'harmful'
	const orders = scoreOf('instructions')
	const isOrder =
		isLikely('instructions') || (votesFor(votes, 'instructions') >= LEAST_ORDERS && orders > Math.max(unknown, foreign))
	if (isOrder) return 'instructions'
	// Such words stand near anything: what they are all together tells.
	if (votesFor(votes, 'nonsense') >= LEAST_HOLLOW && refused.likelihood * refused.shares.nonsense >= MOSTLY)
		return 'nonsense'
	// What is more like something of ours than like anything else is not called foreign.
	const isOurs = votesFor(votes, 'foreign') === 0 && refused.likelihood < (ranked[0]?.likelihood ?? 0)
	return foreign > unknown && !isOurs ? 'foreign' : 'unknown'
}

function votesFor(votes: Ranking['votes'], id: string): number {
	return votes.get(id) ?? 0
}

function votesForTopic(votes: Ranking['votes'], { id, subjects }: Topic): number {
	return [id, ...subjects.map((subject) => subject.id)].reduce((sum, one) => sum + votesFor(votes, one), 0)
}

function rarityOf(by: Ranker, words: readonly TellingWord[]): number {
	return words.reduce((sum, { stem }) => sum + by.rarityOf(stem), 0)
}
