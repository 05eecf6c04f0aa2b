import { topics } from '../knowledge/all.ts'
import type { Subject, Topic } from '../knowledge/types.ts'
import { isAsking, isOfOurField } from './common-words.ts'
import index from './index/prompt-index.content.server.ts'
import { type TellingWord, wordsOf } from './prompt-words.ts'
import { createRanker, type Ranked, type Ranker, type Ranking } from './rank.ts'
import { spelling } from './vocabulary.ts'

export type Candidate = Ranked & { topic: Topic; subject?: Subject | undefined }

export type Weighed = {
	verdict: 'known' | 'unknown' | 'foreign' | 'harmful'
	/** The best first. */
	candidates: Candidate[]
	/** Words that the best one, or something else of its topic, is asked for with. */
	explained: TellingWord[]
	unexplained: TellingWord[]
}

/** Made when it is first needed: most visits never ask. */
let made: Ranker | undefined

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
const OF_RAREST = 0.3
const OF_CATEGORY = 0.15

/** What a prompt may be about, and whether that is sure enough. */
export function weigh(telling: readonly TellingWord[], category: Topic | undefined): Weighed {
	const ranking = ranker().rank(telling.map(({ stem }) => stem))
	const rare = [...new Map(telling.filter((word) => !word.isCommon).map((word) => [word.stem, word])).values()]
	const ranked = sameFirst(singledOut(candidatesFrom(ranking, rare, category), rare), ranking.same)
	const whole = ranking.same && rare.length > 0 ? undefined : wholeTopic(telling, rare, category)
	const candidates = whole ? [wholeOf(whole), ...ranked.filter(({ id }) => id !== whole.id)] : ranked
	const [best] = candidates
	const isOf = ({ stem }: TellingWord) => best !== undefined && isAskedOf(best.topic, stem)
	const [explained, unexplained] = [rare.filter(isOf), rare.filter((word) => !isOf(word))]
	const isOfInsurance = isOfOurField(telling.map(({ token }) => token))
	const verdict = verdictOn(ranking, candidates, {
		rare,
		unexplained,
		isOfInsurance,
		isWhole: whole !== undefined,
		tellingCount: telling.length,
	})
	return { verdict, candidates, explained, unexplained }
}

/**
 * What is asked of a product or a matter as a whole: 'seguro auto: vale a pena?' names it, and nothing else. 'O que fica de
 * fora', asked in the category on cars, is asked of car insurance.
 */
function wholeTopic(
	telling: readonly TellingWord[],
	rare: readonly TellingWord[],
	category: Topic | undefined,
): Topic | undefined {
	if (rare.length === 0) return category
	const stems = new Set(telling.map(({ stem }) => stem))
	const names = rare.filter(({ token }) => !isAsking(token))
	if (names.length === 0) return undefined
	const named = topics.filter(
		({ id, words: [name] }) =>
			names.every(({ stem }) => ranker().isNameOf(id, stem)) &&
			wordsOf(name!, spelling).telling.every(({ stem }) => stems.has(stem)),
	)
	return named.toSorted((a, b) => b.words[0]!.length - a.words[0]!.length)[0]
}

function wholeOf(topic: Topic): Candidate {
	return { id: topic.id, topic, score: 0, likeness: 0 }
}

/** Who asks in the very words of an example means what the example is of. */
function sameFirst(candidates: Candidate[], same: string | undefined): Candidate[] {
	const found = candidates.find(({ id }) => id === same)
	return found ? [found, ...candidates.filter((one) => one !== found)] : candidates
}

function candidatesFrom({ ranked }: Ranking, rare: readonly TellingWord[], category: Topic | undefined): Candidate[] {
	const weights = new Map(rare.map(({ stem }) => [stem, ranker().rarityOf(stem) ** 2]))
	const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1
	const shareOf = (id: string) =>
		rare.reduce((sum, { stem }) => sum + weights.get(stem)! * closenessOf(id, stem), 0) / total
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
function closenessOf(id: string, stem: string): number {
	const count = ranker().examplesWith(id, stem)
	if (count > 0) return count / (count + 2)
	return ranker().isInText(id, stem) ? 0.3 : 0
}

function isAskedOf({ id, subjects }: Topic, stem: string): boolean {
	const has = (one: string) => ranker().examplesWith(one, stem) > 0
	return (
		has(id) ||
		ranker().isInText(id, stem) ||
		subjects.some((subject) => has(subject.id) || ranker().isInText(subject.id, stem))
	)
}

const LEAST_TELLING = 1
const NEAR_TOPIC = 0.7

/** A topic that is named together with something of it is not asked for as a whole. */
function singledOut(candidates: Candidate[], rare: readonly TellingWord[]): Candidate[] {
	const [top] = candidates
	if (!top || top.subject) return candidates
	const { id, subjects } = top.topic
	const beside = rare.filter(({ stem }) => !ranker().isNameOf(id, stem))
	/** What tells it from other subjects of its topic. */
	function tellingOf(entry: string): number {
		return beside.reduce((sum, { stem }) => {
			const count = ranker().examplesWith(entry, stem)
			const sharers = subjects.filter((subject) => ranker().examplesWith(subject.id, stem) > 0).length
			return sum + (Math.log(1 + subjects.length / Math.max(1, sharers)) * count) / (count + 1)
		}, 0)
	}
	const [own] = candidates
		.slice(1, 8)
		.filter(({ topic, score }) => topic === top.topic && score >= top.score * NEAR_TOPIC)
		.map((candidate) => ({ candidate, telling: tellingOf(candidate.id) }))
		.toSorted((a, b) => b.telling * b.candidate.score - a.telling * a.candidate.score)
	if (!own || own.telling < LEAST_TELLING || own.telling <= tellingOf(id)) return candidates
	return [own.candidate, ...candidates.filter((candidate) => candidate !== own.candidate)]
}

type Words = {
	rare: readonly TellingWord[]
	unexplained: readonly TellingWord[]
	isOfInsurance: boolean
	isWhole: boolean
	tellingCount: number
}

/** Found by trying: with these, few prompts of the sets beside the tests are read wrong, and the fewest become a wrong article. */
const MOST_REFUSED = 0.56
const REFUSED_TO_TOPIC = 0.29
const LEAST_HARMFUL = 0.28
const HARMFUL_TO_TOPIC = 0.57
const MOST_UNEXPLAINED = 0.18
const LEAST_EXPLAINED = 0.31
const LEAST_LIKENESS = 0.27
const MANY_VOTES = 0.21
const MOSTLY = 0.5
const BEYOND_DOUBT = { votes: 0.4, likeness: 0.6, ahead: 0.8 }
const CLEAR = { withinTopic: 0.07, amongTopics: 0.41, always: 0.035 }

/** A prompt is known where the examples that are most like it are of one topic, and its rarest words are asked of that. */
function verdictOn(
	{ votes, same }: Ranking,
	candidates: readonly Candidate[],
	{ rare, unexplained, isOfInsurance, isWhole, tellingCount }: Words,
): Weighed['verdict'] {
	const [best] = candidates
	const votesFor = (id: string) => votes.get(id) ?? 0
	const [unknown, foreign, harmful] = [votesFor('unknown'), votesFor('foreign'), votesFor('harmful')]
	const refused = unknown + foreign + harmful
	const isElsewhere = isOfInsurance ? foreign >= MANY_VOTES && foreign > unknown : foreign > unknown || refused === 0
	const refusal = isElsewhere ? 'foreign' : 'unknown'
	if (isWhole) return 'known'
	if (!best) return refusal
	if (same === 'unknown' || same === 'foreign' || same === 'harmful') return same
	// One word alone is hardly ever a subject.
	if (rare.length === 1 && tellingCount === 1 && votesFor(best.id) < MOSTLY) return 'unknown'
	if (same === best.id) return 'known'
	const ofTopic = [best.topic, ...best.topic.subjects].reduce((sum, { id }) => sum + votesFor(id), 0)
	if (harmful >= LEAST_HARMFUL && harmful > ofTopic * HARMFUL_TO_TOPIC) return 'harmful'
	if (rare.length === 0) return votesFor(best.id) >= MANY_VOTES ? 'known' : 'unknown'
	if (refused >= MOST_REFUSED) return harmful > Math.max(unknown, foreign) ? 'harmful' : refusal
	if (refused >= ofTopic * REFUSED_TO_TOPIC) return refusal
	// A subject that is named beyond doubt is told; what else the prompt says is told as not understood.
	if (best.subject && isBeyondDoubt(best, candidates, votesFor(best.id))) return 'known'
	const all = rarityOf(rare)
	// In a long prompt much is told that does not matter.
	if ((rarityOf(unexplained) / all) * Math.min(1, 2 / rare.length) > MOST_UNEXPLAINED) return refusal
	const own = rare.filter(({ stem }) => ranker().examplesWith(best.id, stem) > 0)
	if (rarityOf(own) / all < LEAST_EXPLAINED || best.likeness < LEAST_LIKENESS) return 'unknown'
	return isClear(best, candidates, votesFor(best.id)) ? 'known' : 'unknown'
}

function isBeyondDoubt({ score, likeness }: Candidate, [, second]: readonly Candidate[], votes: number): boolean {
	return (
		votes >= BEYOND_DOUBT.votes &&
		likeness >= BEYOND_DOUBT.likeness &&
		score - (second?.score ?? 0) >= BEYOND_DOUBT.ahead
	)
}

/** Where two are as likely, which of them is meant is anybody's guess. */
function isClear(best: Candidate, [, second, ...others]: readonly Candidate[], votes: number): boolean {
	const rival = [second, ...others].find((one) => one && one.topic !== best.topic)
	if (rival && best.score - rival.score < CLEAR.always) return false
	if (!second || votes >= MANY_VOTES) return true
	const isWithin = second.topic === best.topic
	// A topic as a whole may be told even where something of it is as near.
	if (isWithin && !best.subject) return true
	return best.score - second.score >= (isWithin ? CLEAR.withinTopic : CLEAR.amongTopics)
}

function rarityOf(words: readonly TellingWord[]): number {
	return words.reduce((sum, { stem }) => sum + ranker().rarityOf(stem), 0)
}
