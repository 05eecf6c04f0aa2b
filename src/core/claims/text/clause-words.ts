import { equating } from './concepts.ts'
import { ofWord, type Token } from './tokens.ts'

/** What a thing is only so with, and what it is so without. */
export const needing = /^(?:exig|precis|requer|depend|condicion|pressup|obriga)/
const having = /^(?:com|mediante|apos|depois)$/
const lacking =
	/^(?:sem|dispensa|dispensam|dispensad[oa]s?|independe|independem|independente|independentemente|desobrigad[oa]s?)$/

export const denying = new Set([
	'nao',
	'nem',
	'nunca',
	'jamais',
	'sem',
	'nenhum',
	'nenhuma',
	'ninguem',
	'nada',
	'tampouco',
	'fora',
	'independente',
	'independentemente',
])
export const restricting = /^(?:so|apenas|somente)$/
/** What says of somebody that something is so; no 'sem' before it reaches it: 'o demitido sem justa causa pode'. */
const finite =
	/^(?:pode|podera|deve|devera|perde|precis[ae]|exige|requer|obriga|permite|admite|responde|paga|continua|mantem|cobre|fica|tem|dispensa|veda|proibe|basta|vale|corre|incide|cumpre|aproveita)(?:m|o)?$/
/** To answer for something, not to answer somebody. */
const answering = /^responde(?:m|r|ra)?$/
/** What a word may be in a clause; looked up once for all texts that have it. */
const kinds = {
	denying: (word: string) => denying.has(word),
	restricting: (word: string) => restricting.test(word),
	ofTime: (word: string) => /^(?:praz|prescri|contag)/.test(word),
	equating: (word: string) => equating.test(word),
	finite: (word: string) => finite.test(word),
	answering: (word: string) => answering.test(word),
	free: (word: string) => /^livres?$/.test(word),
	exceeding: (word: string) => /^(?:pass(?:a|am|ar|ara|e)|teto|limitad[oa])$/.test(word),
	limiting: (word: string) =>
		/^(?:quant[oa]s|sem|ate|so|apenas|somente|passa|quiser|entender)$|qualquer|indetermin|ilimitad|indefinid|maximo|limit|teto|volta|comeca|zera/.test(
			word,
		),
	open: (word: string) => /^(?:outr[ao]s?$|escolh|livremente|alternativ|qualquer$)/.test(word),
	not: (word: string) => /^(?:nao|nunca|nem|jamais|ninguem|nenhuma?)$/.test(word),
	need: (word: string) => needing.test(word),
	lack: (word: string) => lacking.test(word),
	having: (word: string) => having.test(word) || word === 'se',
	manner: (word: string) => /^(?:destaque|escrito|forma)$/.test(word),
}
export type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]
const markOf = Object.fromEntries(names.map((name, at) => [name, 1 << at])) as Record<Kind, number>
const marksOf = ofWord((word) => names.reduce((marks, name) => (kinds[name](word) ? marks | markOf[name] : marks), 0))

export function is(token: Token, kind: Kind): boolean {
	return (marksOf(token) & markOf[kind]) !== 0
}

/** What kinds of words stand among some. */
export function kindsIn(tokens: readonly Token[]): (kind: Kind) => boolean {
	let marks = 0
	for (const token of tokens) marks |= marksOf(token)
	return (kind) => (marks & markOf[kind]) !== 0
}
