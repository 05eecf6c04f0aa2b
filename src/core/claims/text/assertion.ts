import { keep } from '#lib/keep.ts'
import { inPlainTurns, saying } from './manner.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A stretch between commas. */
export type Clause = {
	/** Of what it speaks. */
	stems: ReadonlySet<string>
	/** In how many ways it denies it; and whether with a 'não', not only by its words. */
	denials: number
	isPlain: boolean
	/** What is not done, where the verb says more than that something is; and all that comes after the 'não'. */
	verbs: ReadonlySet<string>
	after: ReadonlySet<string>
	/** 'não é', 'não são'. */
	isOfBeing: boolean
}

/** Of what a part of a sentence speaks, and whether it says that it is so. */
export type Assertion = {
	stems: ReadonlySet<string>
	/** The same without in which case it is so: 'se', 'quando', 'mesmo'. */
	main: ReadonlySet<string>
	clauses: readonly Clause[]
	/** What something is said to be, with or without a 'não'. */
	being: ReadonlySet<string>
	/** 'não passa da metade nem recomeça', 'pode passar de 10%'. */
	isLimit: boolean
	/** It says itself that something is, may or must be so, with a word for it. */
	isAffirmed: boolean
	/** 'só', 'apenas': of the others it says that they are not so. */
	isRestricted: boolean
	/** 'qualquer empresa', 'mais de uma garantia', 'duas garantias'. */
	isWide: boolean
	/** 'não depende de autorização'. */
	isNeedless: boolean
	/** 'pode contratar com outra', 'permite'. */
	isAllowed: boolean
	/** What it is so without: 'mesmo sem culpa', 'ainda que não prove'. */
	without: ReadonlySet<string>
	start: number
	end: number
}

const partEnd = /^[;:!?–—]$/
const denying = /^(?:nao|nem|nunca|jamais|ninguem|nenhum|nenhuma|tampouco)$/
/** What says the contrary of what may or must be; said twice in one way, it is said once. */
const contraries = [
	/^(?:dispens(?:a|am|ou|ar|ad[oa]s?)|facultativ[oa]s?|opciona(?:l|is)|desobrig[a-z]*)$/,
	/^(?:proib|veda(?:m|d[oa]s?)?$|impede|abusiv|nul[oa]s?$|ilicit|ilega|invalid|crime$|pune|puni)/,
	/^(?:livra(?:m|r)?$|livres?$|exime|isent|isenc|afast(?:a|am|ar|ou)$)/,
	/^impenhor/,
	/^(?:deixa|deixam|deixou|deixaram)$/,
]
/** What is said to be abusive or void, not the abusive clauses of which something is said. */
const qualities = /^(?:abusiv|nul[oa]s?$|ilicit|ilega|invalid)/
const beings = /^(?:e|sao|ser|era|eram|seria|considera|consideram|considerad[oa]s?|como|torna|nao)$/
/** 'golpe ou crime', 'um crime inventado': which ones are meant. */
const meaning = /^(?:ou|de|do|dos|o|os|um|algum|suposto)$/
/** What is said of who or what it is, and in which case, denies nothing of the rest: 'quem não responde', 'se não houver'. */
const aside = /^(?:que|quem|se|para|pra|quando|caso|onde|enquanto|porque|como)$/
/** 'não passa de três meses', 'não pode exceder 1%', 'não além do valor' set a limit. */
const limit = /^(?:pass(?:a|am|ar|ara|e)$|exced|ultrapass|super(?:a|am|ar|ior)$|alem$|acima$)/
const restricting = /^(?:so|apenas|somente|exclusivamente)$/
const concessive = /^(?:mesmo|ainda)$/
const needing = /^(?:precis|depend|exig|necessit|requer|obrig)/

const affirming =
	/^(?:permit|licit|valid|vale|valem|legal|legais|regular|admit|obrigator|precis|exig|deve|devem|continua|continuam|mantem|responde|respondem)/

/** The parts of a sentence between stronger marks than a comma. */
export const assertionsOf = keep((text): readonly Assertion[] => {
	const tokens = tokensOf(inPlainTurns(text)).filter(({ word }) => word !== '.')
	const parts: Token[][] = [[]]
	for (const token of tokens) {
		if (partEnd.test(token.word)) parts.push([])
		else parts.at(-1)!.push(token)
	}
	return parts.filter((part) => part.length > 2).map((part) => assertionOf(text, part))
})

function assertionOf(text: string, tokens: readonly Token[]): Assertion {
	const without = new Set<string>()
	const main = new Set<string>()
	const being = new Set<string>()
	let isCase = false
	const clauses = [emptyClause()]
	for (const [at, token] of tokens.entries()) {
		const { word } = token
		if (word === ',') clauses.push(emptyClause())
		const clause = clauses.at(-1)!
		const { stems, ways, verbs, after } = clause
		if (at > 3 && /^(?:se|caso|quando|desde|mesmo|inclusive|porque|exemplo)$/.test(word)) isCase = true
		const found = contraries.find((one) => one.test(word))
		if (found && isSaidSo(tokens, at)) ways.add(found)
		else
			for (const stem of token.stems) {
				stems.add(stem)
				if (!isCase) main.add(stem)
				if (ways.has(denying)) after.add(stem)
			}
		if (isBeing(text, tokens[at]!))
			for (const { word: next, stems: ofNext } of tokens.slice(at + 1, at + 5)) {
				if (next === ',') break
				for (const stem of ofNext) being.add(stem)
			}
		if (lacks(tokens, at))
			for (const { word: next, stems: ofNext } of tokens.slice(at + 1, at + 5)) {
				if (/^(?:,|e|ou|que|quando|se|caso|[a-z]{3,}ndo)$/.test(next)) break
				for (const stem of ofNext) without.add(stem)
			}
		// 'não é carência nem espera' denies twice the same way.
		// 'é nula e não obriga' says it twice.
		else if (denying.test(word) && counts(tokens, at) && !(tokens[at - 1]?.word === 'e' && ways.size > 0)) {
			ways.add(denying)
			clause.isOfBeing ||= tokens.slice(at + 1, at + 3).some((one) => isBeing(text, one))
			for (const stem of verbAfter(tokens, at)) verbs.add(stem)
		}
	}
	const [start, end] = [tokens[0]!.start, tokens.at(-1)!.end]
	const words = tokens.map(({ word }) => word)
	return {
		stems: new Set(clauses.flatMap(({ stems }) => [...stems])),
		main,
		being,
		isLimit: words.some((word) => limit.test(word)),
		isAffirmed: words.some((word) => affirming.test(word)),
		clauses: clauses.map(({ ways, ...clause }) => ({ ...clause, denials: ways.size, isPlain: ways.has(denying) })),
		without,
		isRestricted: words.some(
			// 'é só uma infração' keeps nobody out.
			(word, at) =>
				restricting.test(word) &&
				words[at - 1] !== 'nao' &&
				!isLastOf(words, at) &&
				(at === 0 || !/^(?:[oa]s?|uma?|\d.*)$/.test(words[at + 1] ?? '')),
		),
		isWide: isWide(words),
		isNeedless: isNeedless(words),
		isAllowed: words.some((word) => /^(?:pode|podem|permit|admit)/.test(word)),
		start,
		end,
	}
}

function emptyClause() {
	return {
		stems: new Set<string>(),
		ways: new Set<unknown>(),
		verbs: new Set<string>(),
		after: new Set<string>(),
		isOfBeing: false,
	}
}

/** 'é', and no 'e'. */
function isBeing(text: string, { word, start, end }: Token): boolean {
	return word === 'e'
		? text.slice(start, end).toLowerCase() === 'é'
		: /^(?:sao|considera|consideram|considerad[oa]s?|vira)$/.test(word)
}

/** Verbs that say nothing themselves: 'não sofre multa', 'não chega a ser'. */
const light =
	/^(?:sofr|cheg|configur|constitu|sujeit|ger|acarret|implic|signific|obrig|precis|necessit|exist|cab|val|depend|perd|respond|livr|bast|serv|ach|represent|torn|consider|lev|caracteriz|admit|permit|exig|v[eê]m|vir|vai|vao|aplic|incid|conta|corr|pass|dispens|pod|tem|haver|assum)/

/** What is denied, where it says more than that something is or is done. */
function verbAfter(tokens: readonly Token[], at: number): readonly string[] {
	if (tokens[at]!.word !== 'nao') return []
	const verb = tokens
		.slice(at + 1, at + 4)
		.find(({ word }) => !/^(?:se|lhe|lhes|me|o|a|os|as|mais|nunca|ha|e|ser)$/.test(word))
	return verb && ![light, ...contraries].some((one) => one.test(verb.word)) ? verb.stems : []
}

function lacks(tokens: readonly Token[], at: number): boolean {
	const { word } = tokens[at]!
	if (word === 'sem' || /^independente(?:mente)?$/.test(word)) return true
	if (word !== 'nao') return false
	// 'ainda que ela não prove'.
	const before = tokens.slice(Math.max(0, at - 5), at).map((one) => one.word)
	const place = before.findLastIndex((one) => concessive.test(one))
	if (place >= 0 && /^(?:que|se|quando)$/.test(before[place + 1] ?? '')) return true
	// 'se não houver culpa'.
	return (
		/^(?:se|caso|quando)$/.test(before.at(-1) ?? '') &&
		/^(?:ha|houver|haja|tem|tiver|tenha)$/.test(tokens[at + 1]?.word ?? '')
	)
}

function isLimit(words: readonly string[], at: number): boolean {
	return words.slice(at + 1, at + 4).some((word) => limit.test(word))
}

function counts(tokens: readonly Token[], at: number): boolean {
	const words = tokens.map(({ word }) => word)
	if (restricting.test(words[at + 1] ?? '')) return false
	// 'não é um gesto sem efeito'.
	if (/^(?:e|sao)$/.test(words[at + 1] ?? '') && words.slice(at + 2, at + 6).includes('sem')) return false
	// 'nem sempre cobre'.
	if (/^(?:sempre|tod[oa]s?|tudo)$/.test(words[at + 1] ?? '')) return false
	if (isLimit(words, at)) return false
	// 'parente ou não'.
	if (tokens[at - 1]?.word === 'ou') return false
	// 'ao estipulante, e não à seguradora' only tells it from another.
	if (tokens[at - 1]?.word === 'e' && tokens[at - 2]?.word === ',') return false
	return !isAside(tokens, at)
}

function isSaidSo(tokens: readonly Token[], at: number): boolean {
	const { word } = tokens[at]!
	const [before = '', last = ''] = tokens.slice(Math.max(0, at - 2), at).map((one) => one.word)
	const next = tokens[at + 1]?.word ?? ''
	if (word === 'crime' && meaning.test(last) && !(last === 'um' && beings.test(before))) return false
	if (qualities.test(word) && !beings.test(before) && !beings.test(last)) return false
	if (/^livres?$/.test(word) && !/^d[aeo]s?$/.test(next)) return false
	if (word.startsWith('deix'))
		return next === 'de' && /^(?:ser|existir|valer|haver|ter|responder)$/.test(tokens[at + 2]?.word ?? '')
	return !isAside(tokens, at)
}

/** It stands right behind a word that only says of whom or in which case. */
function isAside(tokens: readonly Token[], at: number): boolean {
	for (let place = at - 1; place >= Math.max(0, at - 3); place -= 1) {
		const { word } = tokens[place]!
		if (word === ',') return false
		if (!aside.test(word)) continue
		return word !== 'que' || !saying.test(tokens[place - 1]?.word ?? '')
	}
	return false
}

/** ', só infração': what comes last keeps nobody out. */
function isLastOf(words: readonly string[], at: number): boolean {
	const end = words.indexOf(',', at)
	return (end < 0 ? words.length : end) - at < 4 && words[at - 1] === ','
}

function isWide(words: readonly string[]): boolean {
	return words.some(
		(word, at) =>
			/^(?:qualquer|livremente|livre|dois|duas|varias|varios|tod[oa]s?)$/.test(word) ||
			(word === 'mais' && words[at + 1] === 'de'),
	)
}

function isNeedless(words: readonly string[]): boolean {
	return words.some(
		(word, at) =>
			/^(?:nao|nem)$/.test(word) &&
			needing.test(words.slice(at + 1).find((next) => !/^(?:se|lhe|mais|e|sao)$/.test(next)) ?? ''),
	)
}
