import { type Clause, clausesOf } from './polarity.ts'
import { ofWord, type Token, tokensOf } from './tokens.ts'

/** Words that turn a rule round, by what they do to it. */
const turns: [name: string, pattern: RegExp, weight: number][] = [
	['not', /^(?:nao|nem|tampouco)$/, 1],
	['never', /^(?:nunca|jamais|ninguem|nenhuma?|nada)$/, 1],
	['without', /^(?:sem|independente|independentemente)$/, 0.6],
	['only', /^(?:so|apenas|somente|exclusivamente|unic[ao])$/, 1],
	['except', /^(?:salvo|exceto|excecao|menos|fora)$/, 1],
	['even', /^(?:mesmo|ainda|apesar|embora|inclusive)$/, 0.6],
	['any', /^(?:qualquer|sempre|tod[oa]s?|livremente)$/, 0.6],
	[
		'must',
		/^(?:precis[a-z]*|dev[ea]m?|dever(?:es)?|obrigatori[a-z]*|obrigad[a-z]*|obriga|exig[a-z]*|necessari[a-z]*|manda)$/,
		0.5,
	],
	['free', /^(?:dispens[a-z]*|facultativ[a-z]*|faculdade|opciona[a-z]*|desnecessari[a-z]*|desobrig[a-z]*)$/, 1],
	['may', /^(?:podem?|permit[a-z]*|admit[a-z]*|autoriz[a-z]*|possivel|licit[a-z]*|valem?|valid[a-z]*)$/, 0.5],
	[
		'forbidden',
		/^(?:proib[a-z]*|veda[a-z]*|impede[a-z]*|impossivel|nul[oa]s?|invalid[a-z]*|ilegal|ilicit[a-z]*|abusiv[a-z]*|perde[a-z]*|livra|isent[a-z]*|exime)$/,
		1,
	],
	['enough', /^(?:basta[a-z]*|suficient[a-z]*)$/, 0.7],
]
/** Each of them turns the sense around once. */
const denying = new Set(['not', 'never', 'forbidden', 'free'])

/** The same words come again and again. */
const turnsOf = ofWord((word) => turns.flatMap(([name, pattern]) => (pattern.test(word) ? [name] : [])))

/** A text as it is held against others that say the same or the contrary. */
export type Said = {
	stems: ReadonlySet<string>
	/** What it says to be so (1) or not (-1). */
	signs: ReadonlyMap<string, number>
	turns: ReadonlySet<string>
	isDenied: boolean
}

export function saidIn(text: string): Said {
	return saidOf(tokensOf(text), clausesOf(text))
}

function saidOf(tokens: readonly Token[], clauses: readonly Clause[]): Said {
	const signs = new Map<string, number>()
	for (const clause of clauses)
		for (const [what, sign] of clause.signs) signs.set(what, (signs.get(what) ?? sign) === sign ? sign : 0)
	const found = new Set<string>()
	const stems = new Set<string>()
	let denials = 0
	for (const [at, token] of tokens.entries()) {
		for (const stem of token.stems) stems.add(stem)
		if (isOfSome(tokens, at)) continue
		for (const name of turnsOf(token)) {
			found.add(name)
			if (denying.has(name)) denials += 1
		}
	}
	return { stems, signs, turns: found, isDenied: denials % 2 === 1 }
}

/** 'não é só', 'não apenas', 'nem sempre': neither word denies anything of all. */
function isOfSome(tokens: readonly Token[], at: number): boolean {
	const isOnly = (place: number) => /^(?:so|apenas|somente)$/.test(tokens[place]?.word ?? '')
	const isNot = (place: number) => tokens[place]?.word === 'nao'
	const isAll = (place: number) => /^(?:sempre|tod[oa]s?)$/.test(tokens[place]?.word ?? '')
	const isNor = (place: number) => tokens[place]?.word === 'nem'
	if ((isNor(at) && isAll(at + 1)) || (isNor(at - 1) && isAll(at))) return true
	if (isNot(at)) return isOnly(at + 1) || isOnly(at + 2)
	return isOnly(at) && (isNot(at - 1) || isNot(at - 2))
}

const MOST_CLAUSES = 4

/** A sentence, and every stretch of neighbouring clauses of it: what it says of one thing stands in one of them. */
export function stretchesOf(text: string): Said[] {
	const clauses = clausesOf(text)
	const tokens = tokensOf(text)
	return clauses.flatMap(({ start }, from) =>
		clauses.slice(from, from + MOST_CLAUSES).map(({ end }, more) =>
			saidOf(
				tokens.filter((token) => token.start >= start && token.end <= end),
				clauses.slice(from, from + more + 1),
			),
		),
	)
}

/** How differently two texts turn what they say. */
export function turnedApart(a: Said, b: Said): number {
	let sum = 0
	for (const [name, , weight] of turns) if (a.turns.has(name) !== b.turns.has(name)) sum += weight
	return sum
}
