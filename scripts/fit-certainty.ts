// Finds the weights of `core/generation/local-writer/prompt/certainty.ts` by logistic regression on the sets of prompts beside its tests,
// and prints them: node scripts/fit-certainty.ts. To be done again with a new set, before what it reads wrong is added to the
// examples: a prompt that stands among them is not weighed, and teaches nothing here.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Signs } from '#core/generation/local-writer/prompt/certainty.ts'
import { wordsOf } from '#core/generation/local-writer/prompt/prompt-words.ts'
import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { spelling } from '#core/generation/local-writer/prompt/vocabulary.ts'
import { weigh } from '#core/generation/local-writer/prompt/weigh.ts'

type Asked = { pedido: string; espera: { assunto?: string[] } }
type Row = { set: string; signs: Signs; isRight: boolean }

const sets = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const folder = new URL('../src/core/generation/local-writer/prompt/testing/', import.meta.url)

const rows = sets.flatMap((set) => {
	const asked: Asked[] = parse(readFileSync(new URL(`${set}-set.yaml`, folder), 'utf8'))
	return asked.flatMap(({ pedido, espera }): Row[] => {
		const { verdict, signs, candidates } = weigh(wordsOf(pedido, spelling).telling, undefined)
		const read = understandPrompt(pedido)
		// What is refused by its words is never weighed.
		if (read.kind === 'refused' && read.reason !== verdict) return []
		return signs ? [{ set, signs, isRight: espera.assunto?.includes(candidates[0]!.id) ?? false }] : []
	})
})
const names = Object.keys(rows[0]!.signs) as (keyof Signs)[]

const ROUNDS = 4000
const STEP = 1
const SMALL = 1

const { weights, bias } = fit(rows)
for (const [at, name] of names.entries()) console.log(`${name}: ${weights[at]!.toFixed(2)},`)
console.log(`BIAS = ${bias.toFixed(2)}`)

// How it does on a set that it was not fitted to: right, wrong articles and refused articles by threshold.
const judged = sets.flatMap((set) => {
	const model = fit(rows.filter((row) => row.set !== set))
	return rows.filter((row) => row.set === set).map((row) => ({ ...row, certainty: certainty(model, row.signs) }))
})
for (const least of [0.4, 0.5, 0.6, 0.7, 0.8]) {
	const told = judged.filter((row) => row.certainty >= least)
	const [right, wrong] = [told.filter((row) => row.isRight).length, told.filter((row) => !row.isRight).length]
	console.log(
		`at ${least}: ${right} right, ${wrong} wrong, ${judged.filter((row) => row.isRight).length - right} refused`,
	)
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
