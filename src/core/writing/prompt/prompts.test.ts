import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readFolder } from '#lib/content/read-folder.ts'
import { readRegister } from '../../facts/read/read-register.ts'
import { registerOf } from '../../facts/register.ts'
import { curatedTopics } from '../../scheduler/curated-topics.ts'
import { readKnowledge } from '../knowledge/read/read-knowledge.ts'
import { entries } from './subject-index.ts'
import { understandPrompt } from './understand-prompt.ts'

type Prompts = {
	[group in 'conhecidos' | 'honestos' | 'com_erros' | 'com_desejos' | 'ingles']: Record<string, string | string[]>
} & { [group in 'desconhecidos' | 'prejudiciais' | 'alheios' | 'sem_sentido' | 'instrucoes']: string[] }

const set: Prompts = parse(readFileSync(new URL('./testing/prompts.yaml', import.meta.url), 'utf8'))
const category = { name: 'Dicas gerais', slug: 'dicas-gerais' }

/** In one word: the subject, that it is not known, or why it is refused. */
function read(prompt: string, of?: { name: string; slug: string }): string {
	const verdict = understandPrompt(prompt, of)
	if (verdict.kind === 'refused') return verdict.reason
	return verdict.kind === 'unknown' ? 'unknown' : (verdict.subject ?? verdict.topic).id
}

const known = Object.entries({
	...set.conhecidos,
	...set.honestos,
	...set.com_erros,
	...set.com_desejos,
	...set.ingles,
}).map(([prompt, answer]) => ({ prompt, answers: [answer].flat() }))
const others = [
	...set.desconhecidos.map((prompt) => ({ prompt: String(prompt), answers: ['unknown'] })),
	...set.prejudiciais.map((prompt) => ({ prompt, answers: ['harmful'] })),
	...set.alheios.map((prompt) => ({ prompt, answers: ['foreign'] })),
	...set.sem_sentido.map((prompt) => ({ prompt: String(prompt), answers: ['nonsense'] })),
	...set.instrucoes.map((prompt) => ({ prompt, answers: ['instructions'] })),
]

test('there are 250 prompts or more, and the answers are things that exist', () => {
	expect(known.length + others.length).toBeGreaterThanOrEqual(250)
	const ids = new Set(entries.map(({ id }) => id))
	expect(known.flatMap(({ answers }) => answers).filter((id) => !ids.has(id))).toEqual([])
})

test('every prompt of the set is read right, in a category of no topic too', () => {
	const wrong = [...known, ...others].flatMap(({ prompt, answers }) =>
		[read(prompt), read(prompt, category)]
			.filter((answer) => !answers.includes(answer))
			.map((answer) => `${prompt}: ${answer}, not ${answers.join(' or ')}`),
	)
	expect(wrong).toEqual([])
})

describe('examples of the knowledge base', () => {
	const { examples } = readKnowledge(readFolder('content'), registerOf(readRegister()))

	test('each is understood as what its file is about', () => {
		const wrong = examples.flatMap(({ id, prompts }) =>
			prompts.filter((prompt) => read(prompt) !== id).map((prompt) => `${prompt}: ${read(prompt)}, not ${id}`),
		)
		expect(wrong).toEqual([])
	})

	test('each subject is understood by its own label, as itself or as a neighbour on the same topic', () => {
		const lost = entries.filter(({ label, topic, subject, id }) => {
			if (!subject) return false
			const answer = read(label, { name: topic.label, slug: topic.categories[0] ?? topic.id })
			return answer !== id && !answer.startsWith(topic.id)
		})
		expect(lost.map(({ id, label }) => `${id}: ${read(label)}`)).toEqual([])
	})
})

test('all that the scheduler asks for is understood', () => {
	const lost = Object.entries(curatedTopics).flatMap(([slug, list]) =>
		list.filter((prompt) => understandPrompt(prompt, { slug, name: slug }).kind !== 'understood'),
	)
	expect(lost).toEqual([])
})
