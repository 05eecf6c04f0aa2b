import { type FactsIndex, factOn, type IndexedFact, weightOf } from './facts-index.ts'
import { isName } from './names-of-facts.ts'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import type { Citation } from './text/norms.ts'
import { stemsOfText } from './text/words-of-text.ts'

const norm = String.raw`(?:leis?|regras?|normas?|circular|resolução|decreto|estatuto|código|legislação|regulamento|diploma|marco legal|disciplina)`
/** 'Consórcio tem lei só dele, a …', 'O estágio é regido pela …'. */
const isItsOwn = new RegExp(
	String.raw`(?<![a-zà-ÿ])(?:(?:tem|têm|possui|possuem|ganhou|ganharam|há|existe|segue|seguem|obedece a|conta com)\s+(?:(?:um|uma|a|o|sua|seu)\s+)?(?:própri[oa]\s+)?${norm}(?![a-zà-ÿ])[^;:.]{0,40}(?:,|:|–|—|\(|\sé)\s*(?:que é\s+|é\s+|chamada\s+)?(?:n?[ao]s?\s+)?|(?:regid|regulad|regulamentad|disciplinad|governad|regrad)[oa]s?\s+pel[ao]s?\s+|quem (?:rege|regula|disciplina|manda)[^;:.]*\sé\s+[ao]s?\s+|(?:segue|seguem|obedece|obedecem|respeita|respeitam|vem d|vêm d|sai d|nasce d|está n|estão n|moram? n)\s?(?:[ao]|à)s?\s+)$`,
	'i',
)
/** 'É a Lei …', 'Ela está na Lei …', of a law that the sentence before says there is. */
const isAnswer =
	/^["“(]*(?:(?:el[ae]s?|ess[ae]s?(?: \p{L}+)?|o nome|quem manda|tudo|isso|trata-se|e)\s+)?(?:é|são|est(?:á|ão)|fica|vem|vêm|mora|consta|chama-se|trata-se|vale|segue|seguem|obedece|respeita)\s*(?:d|n)?(?:(?:[ao]|à)s?\s+)?$/iu
const announced = new RegExp(
	String.raw`(?<![a-zà-ÿ])(?:tem|têm|possui|possuem|ganhou|ganharam|há|existe|segue|seguem|conta com)\s(?:[^,;:.]*\s)?${norm}(?![a-zà-ÿ])[^;:.]*[.!]\s*$`,
	'i',
)

/** So much of what a norm rules has to be told, and how much less of what the named one does. */
const TOLD = 0.45
const LEAST = 3
const OTHER = 0.75
const FEW = 0.1

/** What only says that something is ruled, and nothing of what. */
const formal = new Set(
	stemsOfText('sistema serviço contrato uso profissão atividade conduta sociedade registro benefício transporte'),
)

type Ruled = { fact: IndexedFact; stems: readonly string[]; weight: number }
const prepared = new WeakMap<FactsIndex, readonly Ruled[]>()

/** What each norm says itself that it rules: 'rege a desmontagem de veículos'. */
function ruledBy(index: FactsIndex): readonly Ruled[] {
	const before = prepared.get(index)
	if (before) return before
	const made = index.facts.flatMap((fact) => {
		if (fact.fact.kind !== 'norm') return []
		const { statement = '' } = fact.fact.versions[0] ?? {}
		const [, ruled] =
			/\s(?:regem?|regia|regula|regulamenta|trata d[aeo]s?|disciplina|rege-se|cuida d[aeo]s?)\s(.+?)[.,;]?$/.exec(
				statement,
			) ?? []
		if (!ruled) return []
		const stems = [...new Set(stemsOfText(ruled))].filter((stem) => !formal.has(stem))
		if (stems.length === 0) return []
		return [{ fact, stems, weight: weightOf(index, stems) }]
	})
	prepared.set(index, made)
	return made
}

/** The norm that rules what a text says to be ruled by another: 'O consórcio tem lei própria. É a Lei 11.442.' */
export function ownNorm(
	{ index, day, excluded }: Reading,
	{ text, around }: Sentence,
	{ citation, at }: { citation: Citation; at: number },
): IndexedFact | undefined {
	// A code rules far more than it says of itself.
	if (!/\d/.test(citation.key)) return undefined
	const ahead = text.slice(0, citation.start)
	const { before = '' } = around
	const isOfBefore = ahead.length < 40 && isAnswer.test(ahead) && announced.test(before)
	if (!isOfBefore && !isItsOwn.test(ahead)) return undefined
	const said = new Set(stemsOfText(isOfBefore ? before : ahead))
	const told = ({ stems }: Ruled) =>
		weightOf(
			index,
			stems.filter((stem) => said.has(stem)),
		)
	const open = ruledBy(index).filter(({ fact }) => !excluded.has(fact.fact.id) && factOn(fact, day) !== undefined)
	const shares = open.map((one) => ({ ...one, told: told(one), share: told(one) / one.weight }))
	const best = shares
		.filter((one) => one.told >= LEAST && one.share >= TOLD)
		.toSorted((a, b) => b.share - a.share || b.told - a.told)[0]
	if (!best || best.fact.at === at) return undefined
	const ofNamed = shares.find(({ fact }) => fact.at === at)
	const named = ofNamed?.share ?? spokenOf(index, at, said)
	// A law may rule all insurance, and a circular one kind of it.
	if (ofNamed?.stems.every((stem) => best.stems.includes(stem))) return undefined
	return named < (isOfOneKind(best.fact, citation) ? OTHER * best.share : FEW) ? best.fact : undefined
}

function isOfOneKind({ fact }: IndexedFact, { key }: Citation): boolean {
	return (/^\d/.test(key) ? 'lei' : key).startsWith(fact.words[0]!.toLowerCase().split(' ')[0]!)
}

/** Of a norm that does not say what it rules: whether it is called by what is spoken of. */
function spokenOf(index: FactsIndex, at: number, said: ReadonlySet<string>): number {
	const { fact } = index.facts[at]!
	const of = [...fact.versions.map(({ statement }) => statement), ...fact.words.filter((word) => !isName(word))]
	return of.flatMap(stemsOfText).some((stem) => said.has(stem)) ? 1 : 0
}
