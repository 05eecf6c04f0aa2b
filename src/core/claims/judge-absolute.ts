import { asWords, LETTER } from '#core/seo/text/letters.ts'
import { cue } from './text/cues.ts'
import { isDeniedBefore } from './text/manner.ts'
import { plainWord } from './text/tokens.ts'

type Place = { start: number; end: number }

const does = String.raw`(?:cobr|pag|indeniz|aceit|aprov|recus|neg|reembols|libera|autoriza)(?:e|em|a|am|ará|arão|erá|erão|ou)`
const who = String.raw`(?:seguros?|seguradoras?|apólices?|planos?|operadoras?|coberturas?|bancos?|companhias?)`

/** 'sempre', 'nunca', 'todo', 'nenhum', 'garantido', where said of coverage, payment, acceptance or a right. */
const absolutes = [
	asWords(String.raw`(?:sempre|nunca|jamais)\s+(?:${LETTER}+\s+)?${does}`, 'gi'),
	asWords(String.raw`${who}\s+${does}\s+(?:${LETTER}+\s+)?(?:sempre|em qualquer (?:caso|situação)|sem exceção)`, 'gi'),
	asWords(
		String.raw`(?<!nem\s)(?:tod[oa]s?(?:\s+[oa]s?)?|nenhuma?)\s+${who}\s+${does}(?!\s+(?:absolutamente\s+)?tudo)`,
		'gi',
	),
	asWords(
		String.raw`(?:pagamento|indenização|aprovação|aceitação|contemplação|cobertura|reembolso)\s+(?:é\s+|está\s+)?garantid[oa]`,
		'gi',
	),
	asWords(String.raw`sempre\s+(?:tem|terá|há)\s+direito`, 'gi'),
]

const maybe = cue(/sempre|nunca|jamais|tod[oa]|nenhum|garantid|excecao|qualquer/)

export function absolutesIn(text: string): Place[] {
	if (!maybe(text)) return []
	return absolutes
		.flatMap((pattern) =>
			Array.from(text.matchAll(pattern), ({ 0: said, index }) => ({ start: index, end: index + said.length })),
		)
		.filter(({ start }) => !isDeniedBefore(text, start) && !/nem\s$/i.test(text.slice(0, start)))
}

const names =
	'Porto Seguro|Bradesco(?: Seguros| Saúde)?|Itaú(?: Seguros)?|Allianz|Tokio Marine|Mapfre|MAPFRE|SulAmérica|HDI(?: Seguros)?|Azul Seguros|Liberty Seguros|Yelum|Zurich|Caixa (?:Econômica|Seguradora|Vida)(?: Federal)?|Banco do Brasil|BB Seguros|Brasilprev|Santander|Nubank|Unimed|Amil|Hapvida|NotreDame|Prudential|MetLife|Icatu|Sompo|Suhai|Youse|Chubb|AXA|Generali|Sura|Mitsui'
const acts = String.raw`(?:cobr|pag|indeniz|aceit|aprov|recus|neg|oferec|garant|dá|tem|vend|exig|lider|cancel|demor|reajust|atend|aument)${LETTER}*`
const companies = new RegExp(
	String.raw`(?<![A-Za-zÀ-ÿ])(?:${names})(?=\s+(?:(?:também|sempre|nunca|não|só|já|é|foi)\s+)?${acts}(?![A-Za-zÀ-ÿ]))`,
	'g',
)

const mayName = cue(
	new RegExp(
		names
			.replaceAll(/\([^)]*\)/g, '')
			.split('|')
			.map((name) => plainWord(name.split(' ')[0]!))
			.join('|'),
	),
)

/** Insurers and banks that are said to do something. */
export function companiesIn(text: string): Place[] {
	if (!mayName(text)) return []
	return Array.from(text.matchAll(companies), ({ 0: name, index }) => ({ start: index, end: index + name.length }))
}

const decided = asWords(
	String.raw`(?:STJ|STF|Supremo Tribunal Federal|Superior Tribunal de Justiça)\s+(?:já\s+)?(?:decidi${LETTER}+|decide que|entend${LETTER}*|fix[ao]${LETTER}*|firm[ao]${LETTER}*|defin[ie]${LETTER}*|julgo${LETTER}*)`,
	'g',
)

/** What a court is said to have decided, without the number of the decision. */
export function decisionsIn(text: string): Place[] {
	if (!/ST[JF]|Supremo|Superior/.test(text)) return []
	return Array.from(text.matchAll(decided), ({ 0: said, index }) => ({ start: index, end: index + said.length }))
}
