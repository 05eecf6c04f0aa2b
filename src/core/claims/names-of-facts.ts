import { keep, MOST_WORDS } from '#lib/keep.ts'
import type { ClaimFact } from './claim-basis.ts'
import { type Citation, citationsIn, sameLengthPlain } from './text/norms.ts'
import { plainWord, tokensOf } from './text/tokens.ts'

export type NamedNorm = {
	at: number
	year?: number | undefined
	body?: string | undefined
	/** 'arts. 757 a 802' of a code are a norm of their own. */
	articles?: [first: number, last: number] | undefined
}

export type NamesOfFacts = {
	/** Norms by the key of their citations. */
	norms: ReadonlyMap<string, readonly NamedNorm[]>
	/** What a text cites, by number and by the names of the register. */
	cited: (text: string) => readonly Citation[]
	regulators: readonly number[]
	/** Finds any of them; which one it is, by the name in lower case. */
	regulatorNames: RegExp
	mayNameRegulator: (text: string) => boolean
	regulatorByName: ReadonlyMap<string, number>
	/** 'VGBL', 'CNH': initials that the facts use and that are no body's. */
	initials: ReadonlySet<string>
	/** Facts that have a name of their own, as it is written without accents. */
	defined: (text: string) => readonly number[]
}

/** A fact and its place in the register. */
type Placed = { fact: ClaimFact; at: number }

/** What the facts are called, and how a text is searched for it: most words are none of a name, which is looked up once a word. */
export function namesOf(facts: readonly Placed[]): NamesOfFacts {
	const { norms, named, names: ofNorms } = namesOfNorms(facts)
	const { names: ofRegulators, ...regulators } = namesOfRegulators(facts)
	const definitions = namesOfDefinitions(facts)
	const [ofNorm, ofRegulator] = [anyTellingWord(ofNorms), anyTellingWord(ofRegulators)]
	const namedWith = keep(
		(word) => ({
			isNorm: ofNorm.test(word),
			isRegulator: ofRegulator.test(word),
			// Such a name may stand within a longer word.
			definitions: definitions.filter(({ telling }) => telling.some((one) => word.includes(one))),
		}),
		MOST_WORDS,
	)
	const mayName = keep((text) => {
		const words = tokensOf(text).map(({ word }) => namedWith(word))
		return {
			norm: words.some(({ isNorm }) => isNorm),
			regulator: words.some(({ isRegulator }) => isRegulator),
			definitions: new Set(words.flatMap((word) => word.definitions)),
		}
	})
	const called = { pattern: named, mayStandIn: (text: string) => mayName(text).norm }
	return {
		norms,
		cited: keep((text) => citationsIn(text, called)),
		...regulators,
		mayNameRegulator: (text) => mayName(text).regulator,
		defined: keep((text) => {
			const found = [...mayName(text).definitions]
			const plain = found.length > 0 ? sameLengthPlain(text) : ''
			return found.flatMap(({ at, names }) => (names.some((name) => plain.includes(name)) ? [at] : []))
		}),
	}
}

/** The longest word of each name is rarer than the others; it may have an s more. */
function anyTellingWord(names: readonly string[]): RegExp {
	const words = new Set(names.map(tellingWord))
	return new RegExp(`\\b(?:${[...words].filter(Boolean).join('|') || '(?!)'})s?\\b`)
}

function tellingWord(name: string): string {
	return (plainWord(name).match(/[a-z]+|\d+/g) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? ''
}

/** A norm is named with a capital or as what it is, 'marco legal dos seguros'; other words say what it is about. */
function isNameOfNorm(word: string): boolean {
	return isName(word) || /^(?:arts?\.|lei|marco|capítulo|código|estatuto|convenção|decisão|critérios) /.test(word)
}

function namesOfNorms(facts: readonly Placed[]) {
	const norms = new Map<string, NamedNorm[]>()
	const names: string[] = []
	const add = (key: string, norm: NamedNorm) => {
		const known = norms.get(key) ?? []
		const same = known.find(({ at, articles }) => at === norm.at && articles?.[0] === norm.articles?.[0])
		if (same) Object.assign(same, { year: same.year ?? norm.year, body: same.body ?? norm.body })
		else norms.set(key, [...known, norm])
	}
	for (const { fact, at } of facts) {
		if (fact.kind !== 'norm') continue
		for (const word of fact.words) {
			const range = /^arts?\. (\d+) a (\d+) d[oa] (.+)$/.exec(word)
			const [cited] = range ? [] : citationsIn(word)
			if (cited?.key) {
				add(cited.key, { at, year: cited.year, body: cited.body })
				// 'a 15.040' is a law by its number alone.
				const [, digits] = /^lei (\d{2,3})(\d{3})$/.exec(cited.key) ?? []
				if (digits) {
					const bare = cited.key.replace(/^lei (\d+)(\d{3})$/, '$1.$2')
					if (!norms.has(bare)) names.push(bare)
					add(bare, { at })
				}
				continue
			}
			if (!isNameOfNorm(word)) continue
			const name = sameLengthPlain(range?.[3] ?? word)
			names.push(name)
			add(name, { at, articles: range ? [Number(range[1]), Number(range[2])] : undefined })
		}
	}
	const pattern = names
		.toSorted((a, b) => b.length - a.length)
		.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
		.join('|')
	const named = new RegExp(`(?<![a-z0-9])(?:${pattern || '(?!)'})(?![a-z0-9])`, 'g')
	return { norms, named, names }
}

/** A body is called by what is written with a capital; the other words say what it watches. */
export const isName = (word: string) => /^[A-ZÀ-Þ]/.test(word)

export function watchedBy({ words }: ClaimFact): string[] {
	return words.filter((word) => !isName(word))
}

/** Short initials are so with a capital alone: 'ANS' and 'Anac' are agencies, 'ans' a slip. */
function namesOfRegulators(facts: readonly Placed[]) {
	const regulators = facts.filter(({ fact }) => fact.kind === 'regulator')
	const named = regulators.flatMap(({ fact, at }) => fact.words.filter(isName).map((word) => ({ word, at })))
	const names = named
		.map(({ word }) => word)
		.toSorted((a, b) => b.length - a.length)
		.flatMap((word) => {
			const name = word.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s+`)
			return /^[A-Z]{2,5}$/.test(name) ? [name, name[0] + name.slice(1).toLowerCase()] : [anyCase(name)]
		})
	const regulatorNames = new RegExp(`(?<![A-Za-zÀ-ÿ])(?:${names.join('|') || '(?!)'})s?(?![A-Za-zÀ-ÿ])`, 'g')
	const texts = facts.flatMap(({ fact }) => [
		...fact.words,
		...(fact.kind === 'regulator' ? [] : fact.versions.map(({ statement }) => statement)),
	])
	const initials = new Set(texts.flatMap((text) => text.match(/(?<![A-Za-zÀ-ÿ])[A-Z]{3,7}(?![A-Za-zÀ-ÿ])/g) ?? []))
	const regulatorByName = new Map(named.map(({ word, at }) => [word.toLowerCase(), at]))
	return {
		regulators: regulators.map(({ at }) => at),
		regulatorByName,
		regulatorNames,
		initials,
		names: named.map(({ word }) => word),
	}
}

function namesOfDefinitions(facts: readonly Placed[]) {
	return facts
		.filter(({ fact }) => fact.kind === 'definition')
		.map(({ fact, at }) => {
			const names = fact.words
				.slice(0, 2)
				.filter((word) => word.length >= 5)
				.map(sameLengthPlain)
			return { at, names, telling: names.map(tellingWord) }
		})
}

function anyCase(text: string): string {
	return text.replace(/(?<!\\)[a-zà-ÿ]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}
