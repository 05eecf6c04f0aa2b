import { readdirSync, readFileSync } from 'node:fs'
import { claimFactsOf } from '#core/claims/claim-basis.ts'
import { type FactsIndex, prepareFacts } from '#core/claims/facts-index.ts'
import { fitted, type Likeness, likenessesOf } from '#core/claims/judge-wording.ts'
import { readSentence } from '#core/claims/sentence.ts'
import { readTruth, type TruthText } from '#core/claims/testing/truth.ts'
import { readRegister } from '#core/facts/read/read-register.ts'
import { everyArticle } from '#core/generation/local-writer/testing/every-article.ts'
import { readArticleText } from '#core/seo/article-text.ts'
import { sentencesOf } from '#core/seo/text/sentences.ts'

const FOLDER = 'bench/truth'
const DAY = '2026-11-16'

type Row = { set: string; text: TruthText; isWrong: boolean; values: number[] }

/** How much each sign that a rule is said wrongly tells: fitted to the texts of `bench/truth`, tried on the set left out. */
export function fitWordings(): void {
	const index = prepareFacts(claimFactsOf(readRegister()))
	const sets = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'))
	const rows = [
		...sets.flatMap((set) =>
			readTruth(readFileSync(`${FOLDER}/${set}`, 'utf8')).flatMap((text) => rowsOf(index, set, text)),
		),
		...rowsOfArticles(index),
	]
	for (const [set, some] of Map.groupBy(rows, (row) => row.set)) {
		const weights = fit(rows.filter((row) => row.set !== set))
		const told = some.filter(({ values }) => dot(weights, values) > 0)
		const count = (isError: boolean) =>
			new Set(told.filter(({ text }) => Boolean(text.wrong) === isError).map(({ text }) => text.id)).size
		console.log(`${set.padEnd(18)} fitted to the others: ${count(true)} errors told, ${count(false)} false alarms`)
	}
	const names = [...Object.keys(namesOf), 'all']
	console.log('\nNow:   ', JSON.stringify(fitted))
	console.log(
		'Fitted:',
		JSON.stringify(Object.fromEntries(fit(rows).map((value, at) => [names[at], Math.round(value * 100) / 100]))),
	)
}

const namesOf: Record<string, (one: Likeness) => number> = {
	like: ({ like }) => like,
	agreement: ({ agreement }) => agreement,
	odds: ({ odds }) => odds,
	share: ({ share }) => share,
	told: ({ told }) => told,
	spoken: ({ spoken }) => spoken,
	beside: ({ beside }) => beside,
}

/** All that the local writer says is right. */
function rowsOfArticles(index: FactsIndex): Row[] {
	const set = 'local writer'
	const sentences = everyArticle.flatMap(({ content }) =>
		readArticleText(content).blocks.flatMap((block) =>
			sentencesOf(block.text).map((text) => ({ text, block: block.text })),
		),
	)
	const seen = new Set<string>()
	return sentences.flatMap(({ text, block }) => {
		if (seen.has(text)) return []
		seen.add(text)
		return rowsOf(index, set, { id: text, prose: 'local-writer', topic: '', text: block }, text)
	})
}

function rowsOf(index: FactsIndex, set: string, text: TruthText, only?: string): Row[] {
	if (text.wrong !== undefined && text.how !== 'negation') return []
	const sentences = sentencesOf(text.text)
	return sentences.flatMap((sentence, at) => {
		if (only !== undefined && sentence !== only) return []
		const around = { before: sentences[at - 1], after: sentences[at + 1], row: [], heading: '', title: '' }
		const reading = { index, today: DAY, day: DAY, excluded: new Set<string>(), saidToBeOver: new Set<number>() }
		return likenessesOf(reading, readSentence(index, sentence, around)).map((one) => ({
			set,
			text,
			isWrong: Boolean(text.wrong) && sentence.includes(text.wrong!) && one.fact.fact.id === text.fact,
			values: [...Object.values(namesOf).map((value) => value(one)), 1],
		}))
	})
}

/** A logistic regression by Newton's steps, held near zero. */
function fit(rows: readonly Row[]): number[] {
	const size = rows[0]!.values.length
	let weights = Array.from({ length: size }, () => 0)
	for (let step = 0; step < 50; step++) {
		const slope = weights.map((weight, at) => (at === size - 1 ? 0 : weight))
		const curve = slope.map((_, a) => slope.map((__, b) => (a === b ? (a === size - 1 ? 1e-6 : 1) : 0)))
		for (const { values, isWrong } of rows) {
			const share = 1 / (1 + Math.exp(-dot(weights, values)))
			for (const [a, value] of values.entries()) {
				slope[a]! += (share - (isWrong ? 1 : 0)) * value
				for (const [b, other] of values.entries()) curve[a]![b]! += share * (1 - share) * value * other
			}
		}
		const change = solve(curve, slope)
		weights = weights.map((weight, at) => weight - change[at]!)
	}
	return weights
}

function solve(matrix: readonly number[][], right: readonly number[]): number[] {
	const rows = matrix.map((row, at) => [...row, right[at]!])
	for (const [at] of rows.entries()) {
		const pivot = rows.slice(at).toSorted((a, b) => Math.abs(b[at]!) - Math.abs(a[at]!))[0]!
		rows.splice(rows.indexOf(pivot), 1)
		rows.splice(at, 0, pivot)
		for (const row of rows) {
			if (row === pivot) continue
			const times = row[at]! / pivot[at]!
			for (let column = at; column < row.length; column++) row[column]! -= times * pivot[column]!
		}
	}
	return rows.map((row, at) => row.at(-1)! / row[at]!)
}

function dot(a: readonly number[], b: readonly number[]): number {
	return a.reduce((sum, value, at) => sum + value * b[at]!, 0)
}

if (import.meta.main) fitWordings()
