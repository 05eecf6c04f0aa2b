// Finds the weights of `core/generation/local-writer/prompt/certainty.ts` by logistic regression on the sets of prompts beside its tests,
// and prints them, with how each set is read: node scripts/fit-certainty.ts. What stands in a set is taken out of the examples
// first, so that the figures tell of prompts that nobody has seen. The last set is only judged, never fitted to.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { readKnowledge } from '#core/generation/local-writer/knowledge/read/read-knowledge.ts'
import { plain } from '#core/generation/local-writer/plain-words.ts'
import type { Signs } from '#core/generation/local-writer/prompt/certainty.ts'
import { buildIndex } from '#core/generation/local-writer/prompt/index/build-index.ts'
import { wordsOf } from '#core/generation/local-writer/prompt/prompt-words.ts'
import { createRanker } from '#core/generation/local-writer/prompt/rank.ts'
import { readExamples } from '#core/generation/local-writer/prompt/read/read-examples.ts'
import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { spelling } from '#core/generation/local-writer/prompt/vocabulary.ts'
import { weigh } from '#core/generation/local-writer/prompt/weigh.ts'
import { readFolder } from '#lib/content/read-folder.ts'

type Asked = { pedido: string; espera: { assunto?: string[]; recusado?: string } }
type Row = { set: string; signs: Signs; isRight: boolean }

const fitted = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const sets = [...fitted, 'eleventh']
const folder = new URL('../src/core/generation/local-writer/prompt/testing/', import.meta.url)
const prompts = sets.flatMap((set) => {
	const asked: Asked[] = parse(readFileSync(new URL(`${set}-set.yaml`, folder), 'utf8'))
	return asked.map(({ pedido, espera }) => ({ set, pedido, answers: espera.assunto ?? [espera.recusado ?? 'unknown'] }))
})
const ranker = createRanker(indexWithout(prompts.map(({ pedido }) => pedido)))

/** The index, without examples that say the same as any of some prompts. */
function indexWithout(seen: readonly string[]) {
	const files = readFolder('content')
	const { knowledge, examples } = readKnowledge(files, registerOf(readRegister()))
	const asked = readExamples(files, knowledge.topics)
	for (const { id, prompts: own } of examples) asked.known.set(id, [...own, ...(asked.known.get(id) ?? [])])
	const same = (prompt: string) => (plain(prompt).match(/[a-z0-9]+/g) ?? []).join(' ')
	const left = new Set(seen.map(same))
	const unseen = (list: readonly string[]) => list.filter((one) => !left.has(same(one)))
	return buildIndex(knowledge.topics, {
		known: new Map([...asked.known].map(([id, list]) => [id, unseen(list)])),
		unknown: unseen(asked.unknown),
		foreign: unseen(asked.foreign),
		harmful: unseen(asked.harmful),
		instructions: unseen(asked.instructions),
		nonsense: unseen(asked.nonsense),
	})
}

const read = prompts.map(({ set, pedido, answers }) => {
	const verdict = understandPrompt(pedido, undefined, ranker)
	const article = verdict.kind === 'understood' ? (verdict.subject ?? verdict.topic).id : undefined
	const answer = article ?? (verdict.kind === 'refused' ? verdict.reason : 'unknown')
	return { set, pedido, answers, verdict, isRight: answers.includes(answer), isArticle: article !== undefined }
})
for (const set of sets) {
	const own = read.filter((one) => one.set === set)
	const wrong = own.filter(({ isRight, isArticle }) => isArticle && !isRight).length
	console.log(`${set}: ${own.filter(({ isRight }) => isRight).length} of ${own.length} right, ${wrong} wrong articles`)
}

const rows = read.flatMap(({ set, pedido, answers, verdict }): Row[] => {
	const weighed = weigh(wordsOf(pedido, spelling), undefined, ranker)
	// What is refused by its words is never weighed.
	if (!weighed.signs || (verdict.kind === 'refused' && verdict.reason !== weighed.verdict)) return []
	return [{ set, signs: weighed.signs, isRight: answers.includes(weighed.candidates[0]!.id) }]
})
const names = Object.keys(rows[0]!.signs) as (keyof Signs)[]

const ROUNDS = 4000
const STEP = 1
const SMALL = 10

const { weights, bias } = fit(rows.filter(({ set }) => fitted.includes(set)))
for (const [at, name] of names.entries()) console.log(`${name}: ${weights[at]!.toFixed(2)},`)
console.log(`BIAS = ${bias.toFixed(2)}`)

// How it does on a set that it was not fitted to: right, wrong articles and refused articles by threshold.
const judged = sets.flatMap((set) => {
	const model = fit(rows.filter((row) => row.set !== set && fitted.includes(row.set)))
	return rows.filter((row) => row.set === set).map((row) => ({ ...row, certainty: certainty(model, row.signs) }))
})
for (const least of [0.5, 0.6, 0.7, 0.75, 0.8, 0.85]) {
	console.log(`at ${least}: ${toldAt(least, judged)}`)
	for (const set of sets.slice(-2)) {
		const own = judged.filter((row) => row.set === set)
		console.log(`  ${set}: ${toldAt(least, own)}`)
	}
}

function toldAt(least: number, all: readonly (Row & { certainty: number })[]): string {
	const told = all.filter((row) => row.certainty >= least)
	const right = told.filter((row) => row.isRight).length
	const refused = all.filter((row) => row.isRight).length - right
	return `${right} right, ${told.length - right} wrong, ${refused} refused`
}

type Model = { weights: number[]; bias: number }

function certainty({ weights: by, bias: start }: Model, signs: Signs): number {
	return 1 / (1 + Math.exp(-names.reduce((sum, name, at) => sum + by[at]! * signs[name], start)))
}

/** Gradient descent on signs of the same spread, with a little weight on small weights. */
function fit(data: readonly Row[]): Model {
	const means = names.map((name) => mean(data.map(({ signs }) => signs[name])))
	const spreads = names.map((name, at) => Math.sqrt(mean(data.map(({ signs }) => (signs[name] - means[at]!) ** 2))))
	const inputs = data.map(({ signs }) => names.map((name, at) => (signs[name] - means[at]!) / spreads[at]!))
	const by = names.map(() => 0)
	let start = 0
	for (let round = 0; round < ROUNDS; round += 1) {
		const errors = inputs.map((input, at) => {
			const sum = input.reduce((total, much, nth) => total + much * by[nth]!, start)
			return 1 / (1 + Math.exp(-sum)) - (data[at]!.isRight ? 1 : 0)
		})
		start -= STEP * mean(errors)
		for (const nth of names.keys()) {
			const slope = mean(errors.map((error, at) => error * inputs[at]![nth]!))
			by[nth]! -= STEP * (slope + (SMALL * by[nth]!) / data.length)
		}
	}
	const own = by.map((much, at) => much / spreads[at]!)
	return { weights: own, bias: start - own.reduce((sum, much, at) => sum + much * means[at]!, 0) }
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
