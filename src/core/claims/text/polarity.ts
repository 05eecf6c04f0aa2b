import { stemsOfWord } from './stems.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Words that say that something is so, and words that say it is not, by their beginnings; '$' ends a whole word. */
const opposites: [concept: string, so: string, notSo: string][] = [
	[
		'need',
		'precis exig obrigator obriga$ obrigam$ obrigad necessari indispens imprescind manda$ mandam$ condic requer',
		'dispensa$ dispensam$ dispensar$ dispensou$ facultat opcion desnecess volunt prescind',
	],
	['replace', 'substitui$ substituem$ dispensa$ dispensam$', ''],
	['allow', 'permit admit$ admite admitem autoriza$', 'proib veda$ vedam$ vedad imped'],
	['exceed', 'exced ultrapass superior superar acima', ''],
	['keep', 'conserv mantem$ mantem-se$ preserv', 'perde$ perdem$ perder$ perdeu$'],
	[
		'liable',
		'responde$ respondem$ responder$ respondera$ responsavel$',
		'livra$ livram$ exime isenta$ isentam$ afasta$ afastam$ afastar$',
	],
	['suffice', 'basta$ bastam$ bastar$ bastando$ suficient', 'insufic'],
	['fault', 'culpa$', ''],
	['exception', 'excec exempl', 'fechad taxativ'],
	['restart', 'recomec reinici', ''],
	['run', 'corre$ correm$ correr$ flui', 'parado$ parada$'],
	['tax', 'incid', 'isent afasta$ afastam$ afastou$'],
	['charge', 'cobrad', ''],
	['seize', 'penhor', 'impenhor'],
	['restricted', 'so$ apenas$ somente$', 'livremente$'],
	['covered', 'cobre$ cobrem$ coberto$ coberta$', 'exclui$ excluem$'],
]

const concepts: { prefix: string; isWhole: boolean; concept: string; sign: 1 | -1 }[] = opposites.flatMap(
	([concept, so, notSo]) =>
		[
			[so, 1],
			[notSo, -1],
		].flatMap(([words, sign]) =>
			String(words)
				.split(' ')
				.filter(Boolean)
				.map((word) => ({
					prefix: word.replace('$', ''),
					isWhole: word.endsWith('$'),
					concept: `!${concept}`,
					sign: sign as 1 | -1,
				})),
		),
)

const denying = new Set(['nao', 'nem', 'nunca', 'jamais', 'sem', 'nenhum', 'nenhuma', 'ninguem', 'tampouco', 'fora'])
const boundary = /^[,;:.()–—!?]$|^(?:mas|porem|contudo|embora|enquanto|entretanto)$/
/** Where a condition begins in the middle of a clause. */
const turn = /^(?:quando|caso|desde)$/
const condition = /^(?:se|caso|quando|enquanto|embora|passad[oa]s?|decorrid[oa]s?|esgotad[oa]s?|vencid[oa]s?)$/
const restricting = /^(?:so|apenas|somente)$/
/** How far a denial surely reaches. Beyond it nobody can say without parsing. */
const REACH = 5
const REACH_OF_WITHOUT = 4

/** What a clause says to be so (1) or not (-1), or both or neither for sure (0); and all that it speaks of. */
export type Clause = { signs: ReadonlyMap<string, Sign>; stems: ReadonlySet<string>; start: number; end: number }
type Sign = 1 | -1 | 0

/** The clauses of a sentence. What only sets a condition says nothing to be so. */
export function clausesOf(text: string): Clause[] {
	const clauses: Token[][] = [[]]
	for (const token of tokensOf(text)) {
		if (turn.test(token.word)) clauses.push([token])
		else if (boundary.test(token.word)) clauses.push([])
		else clauses.at(-1)!.push(token)
	}
	return clauses.filter((tokens) => tokens.length > 0).map(clauseOf)
}

function clauseOf(tokens: readonly Token[], at: number): Clause {
	const signs = new Map<string, Sign>()
	const stems = new Set<string>()
	const isCondition = isConditional(tokens, at)
	const isRestricted = tokens.some(({ word }) => restricting.test(word))
	const isDenying = tokens.some(({ word }) => denying.has(word))
	let reach = 0
	let isTurned = false
	const say = (what: string, sign: Sign) => {
		const before = signs.get(what)
		signs.set(what, before === undefined || before === sign ? sign : 0)
	}
	for (const [place, { word }] of tokens.entries()) {
		reach -= 1
		if (denying.has(word)) {
			// 'não pode ficar sem': two denials are none.
			if (word === 'sem' && reach > 0) {
				reach = 0
				continue
			}
			// 'não só', 'não cobre apenas' deny nothing.
			const next = tokens.slice(place + 1, place + 4).map((one) => one.word)
			// 'não passa da metade' sets a limit.
			const isLimit = next.some((one) => /^(?:pass(?:a|am|ar|ara|e)|exced|ultrapass)/.test(one))
			if (!isLimit && !next.some((one) => restricting.test(one))) reach = word === 'sem' ? REACH_OF_WITHOUT : REACH
			continue
		}
		const isDenied = reach > 0
		const found = concepts.filter(({ prefix, isWhole }) => (isWhole ? word === prefix : word.startsWith(prefix)))
		for (const { concept, sign } of found)
			if (!isCondition || concept === '!fault') say(concept, isDenied ? (-sign as Sign) : sign)
		for (const stem of stemsOfWord(word)) {
			stems.add(stem)
			if (isCondition) continue
			if (isRestricted || (isDenying && !isDenied)) say(stem, 0)
			else say(stem, isDenied !== isTurned ? -1 : 1)
		}
		// 'não livra a seguradora de pagar': what follows is turned around once more.
		if (found.some(({ sign }) => sign === -1)) isTurned = true
	}
	addExceeding(tokens, say)
	return { signs, stems, start: tokens[0]!.start, end: tokens.at(-1)!.end }
}

function isConditional(tokens: readonly Token[], at: number): boolean {
	const [first, second] = tokens.map(({ word }) => word)
	// 'Sem resposta no prazo, ela perde…': what comes first sets the condition.
	if (first === 'sem') return at === 0
	return condition.test(first!) || (/^(?:mesmo|ainda)$/.test(first!) && /^(?:que|se)$/.test(second ?? ''))
}

/** 'pode passar de 10%', 'não passa de três meses': the verb alone says nothing. */
function addExceeding(tokens: readonly Token[], say: (what: string, sign: Sign) => void): void {
	for (const [at, { word }] of tokens.entries()) {
		if (!/^pass(?:a|am|ar|ara|e)$/.test(word) || !/^d[eoa]s?$/.test(tokens[at + 1]?.word ?? '')) continue
		const isDenied = tokens.slice(Math.max(0, at - 3), at).some((one) => denying.has(one.word))
		say('!exceed', isDenied ? -1 : 1)
	}
}
