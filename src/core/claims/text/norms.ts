import { keep } from '#lib/keep.ts'
import { cue } from './cues.ts'
import { plainWord } from './tokens.ts'

/** A law, norm or decision as a text cites it. */
export type Citation = {
	/** 'lei 15040', 'circular susep 639', 'sumula 405', 'codigo civil'. Without the body where none is named. */
	key: string
	/** Who issued it, where it is said. */
	body?: string | undefined
	year?: number | undefined
	/** '86', '1346' */
	articles: string[]
	start: number
	end: number
}

const kinds = [
	'lei complementar',
	'decreto-lei',
	'decreto',
	'lei',
	'resolucao normativa',
	'resolucao',
	'circular',
	'medida provisoria',
	'emenda constitucional',
	'portaria',
	'instrucao normativa',
	'sumula',
	'tema',
	'recurso especial',
	'resp',
	'recurso extraordinario',
]
const shortKinds: Record<string, string> = {
	lc: 'lei complementar',
	mp: 'medida provisoria',
	ec: 'emenda constitucional',
	rn: 'resolucao normativa',
	dl: 'decreto-lei',
	'decreto lei': 'decreto-lei',
	in: 'instrucao normativa',
	'recurso especial': 'resp',
	'resolucao normativa': 'resolucao',
}
const bodies = 'susep|cnsp|ans|anac|contran|bcb|bacen|cmn|banco central|stj|stf|tst|anatel|antt|aneel|anvisa|anpd'
const kindsPattern = `${kinds.join('|')}|lc|mp|rn`
const body = `(?:d[aoe]s?\\s+)?(${bodies})`
const vinculante = '(?:\\s+vinculante)?'
const number = '(?:numero|n\\.?\\s?[ºo°]?\\.?)?\\s*(\\d{1,3}(?:\\.\\d{3})+|\\d{1,7})'
const givenYear =
	'(?:\\s*/\\s*((?:19|20)?\\d\\d)(?!\\d)|,?\\s+de\\s+(?:\\d{1,2}[ºo]?\\s+de\\s+[a-z]+\\s+de\\s+)?((?:19|20)\\d\\d)(?!\\d))'
const cited = new RegExp(
	`(?<![a-z])(${kindsPattern})${vinculante}\\s+(?:federal\\s+)?(?:${body}\\s*,?\\s+)?${number}(?![\\d,]\\d|\\s*%)(?:[ºa])?(?:\\s+${body})?${givenYear}?(?:,?\\s+${body})?`,
	'g',
)
/** 'é a 9.656, de 1998': a law by its number and year. */
const bareLaw = new RegExp(`(?<![a-z0-9])(?:d?a|na|pela)\\s+(\\d{1,2}\\.\\d{3})${givenYear}`, 'g')
const articles =
	/(?<![a-z])(?:arts?\.?|artigos?)\s*((?:\d{1,3}(?:\.\d{3})+|\d{1,4})(?:-[a-z])?[ºo°]?(?:\s*(?:,|e|a|ao|ou)\s*(?:arts?\.?\s*)?(?:\d{1,3}\.\d{3}|\d{1,4})[ºo°]?)*)/g

/** Norms by name, as 'Convenção de Varsóvia' or 'Estatuto da Cidade'. */
const unknownNames =
	/(?<![A-Za-zÀ-ÿ])(?:Convenção de (?!Condom)[A-ZÀ-Þ][a-zà-ÿ]+|Estatuto d[aeo]s? [A-ZÀ-Þ][a-zà-ÿ]+(?: [A-ZÀ-Þ][a-zà-ÿ]+)?|Código (?:(?:de|do|da) )?[A-ZÀ-Þ][a-zà-ÿ]+(?: (?:(?:de|do|da) )?[A-ZÀ-Þ][a-zà-ÿ]+)*)/g

/** The same letters, one for one: where something is found is where it stands. */
export const sameLengthPlain = keep((text) => text.replace(/[^\0-@[-\x7f]/g, plainLetter))

const plainLetter = keep((letter) => {
	const bare = plainWord(letter)
	return bare.length === letter.length ? bare : letter
})

const mayCite = cue(
	/lei|decreto|resol|circul|medida|emenda|portar|instru|sumula|tema|resp|recurso|\blc\b|\bmp\b|\brn\b/,
)

/** The names of the register's norms as they stand in plain text, and whether any may. */
export type Names = { pattern: RegExp; mayStandIn: (text: string) => boolean }

/** Finds what a text cites by number; and by name, where the names are given. */
export function citationsIn(text: string, names?: Names): Citation[] {
	const found: Citation[] = []
	const isNumbered = /\d/.test(text)
	const isNamed = names?.mayStandIn(text)
	const isNamedUnknown = names && /Convenção|Estatuto|Código/.test(text)
	if (!isNumbered && !isNamed && !isNamedUnknown) return found
	const plain = sameLengthPlain(text)
	if (isNumbered && mayCite(text))
		for (const match of plain.matchAll(cited)) {
			const [whole, kind = '', before, digits = '', middle, short, long, after] = match
			const name = shortKinds[kind] ?? kind
			const issuer = before ?? middle ?? after
			if (name === 'tema' && !isTheme(plain, digits, issuer)) continue
			found.push({
				key: `${name} ${digits.replaceAll('.', '')}`,
				body: issuer,
				year: yearOf(short ?? long),
				articles: [],
				start: match.index,
				end: match.index + whole.length,
			})
		}
	if (isNumbered && /a \d+\.\d{3}/.test(plain))
		for (const match of plain.matchAll(bareLaw)) {
			const [whole, digits = '', short, long] = match
			const start = match.index + whole.indexOf(digits)
			const key = `lei ${digits.replace('.', '')}`
			found.push({ key, year: yearOf(short ?? long), articles: [], start, end: match.index + whole.length })
		}
	const addNamed = (pattern: RegExp, where: string) => {
		for (const match of where.matchAll(pattern)) {
			const [start, end] = [match.index, match.index + match[0].length]
			if (found.some((one) => one.start < end && start < one.end)) continue
			found.push({ key: plain.slice(start, end).replace(/\s+/g, ' '), articles: [], start, end })
		}
	}
	if (isNamed) addNamed(names!.pattern, plain)
	if (isNamedUnknown) addNamed(unknownNames, text)
	found.sort((a, b) => a.start - b.start)
	if (isNumbered) joinArticles(plain, found)
	return found
}

/** 'Tema' is also an everyday word ('o tema número 2'): a court's one is named beside it, or has the length of theirs. */
function isTheme(plain: string, digits: string, issuer: string | undefined): boolean {
	return (
		issuer !== undefined ||
		digits.length > 2 ||
		/(?<![a-z])(?:st[jf]|tst|repetitivos?|repercussao geral)(?![a-z])/.test(plain)
	)
}

function yearOf(text: string | undefined): number | undefined {
	if (!text) return undefined
	const value = Number(text)
	if (value > 99) return value
	return value > 40 ? 1900 + value : 2000 + value
}

/** 'art. 86 da Lei', 'Lei 15.040, art. 86': an article belongs to the norm beside it; alone it is of one named before. */
function joinArticles(plain: string, found: Citation[]): void {
	const alone: Citation[] = []
	if (!plain.includes('art')) return
	for (const match of plain.matchAll(articles)) {
		const start = match.index
		const end = start + match[0].length
		const numbers = numbersOf(match[1]!)
		const next = found.find(
			(one) =>
				one.start >= end &&
				one.start - end <= 45 &&
				/^[^.;:]*\b(?:d[ao]s?|na|no)\s+(?:[a-z]+\s+){0,2}$/.test(plain.slice(end, one.start)),
		)
		const last = found.findLast(
			(one) => one.end <= start && start - one.end <= 25 && !/[.;:]/.test(plain.slice(one.end, start)),
		)
		const owner = next ?? last
		if (!owner) {
			alone.push({ key: '', articles: numbers, start, end })
			continue
		}
		owner.articles.push(...numbers)
		owner.start = Math.min(owner.start, start)
		owner.end = Math.max(owner.end, end)
	}
	found.push(...alone)
	found.sort((a, b) => a.start - b.start)
}

function numbersOf(text: string): string[] {
	const numbers = Array.from(text.matchAll(/\d{1,3}\.\d{3}|\d+/g), ([one]) => one.replaceAll('.', ''))
	const [first, last] = numbers
	// 'arts. 757 a 802' are all of them; both ends say enough.
	return first && last && numbers.length === 2 && /\d\D*\ba\b\D*\d/.test(text) ? [first, last] : numbers
}
