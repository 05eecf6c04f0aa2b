import { topics } from './knowledge/all.ts'
import type { Angle, Persona, Subject, Topic } from './knowledge/types.ts'
import { plain, stemsOf } from './plain-words.ts'
import type { Understood, Wish } from './prompt/types.ts'
import { type Category, understandPrompt } from './prompt/understand-prompt.ts'

export type { Category }

/** What a prompt asks for, in terms of the knowledge base. Nothing of its own words goes any further. */
export type Reading = {
	topic: Topic
	/** Another topic the prompt names. */
	second?: Topic | undefined
	angle: Angle
	persona?: Persona | undefined
	subject?: Subject | undefined
	/** Beginnings of the words that tell this prompt from others on the topic. */
	stems: string[]
	/** What it says of the form of the text. */
	wishes: readonly Wish[]
	wantsTable: boolean
}

/** What was understood, as an article is made of it. Where nothing is asked, it is explained what the matter is. */
export function readingOf(understood: Understood, prompt: string): Reading {
	const { topic, second, angle = 'guide', persona, subject, wishes } = understood
	return {
		topic,
		second,
		angle,
		persona,
		subject,
		stems: stemsOf(` ${plain(prompt)} `),
		wishes,
		wantsTable: wishes.some(({ kind, value }) => kind === 'form' && value === 'tabela'),
	}
}

/** The topics a prompt is about; where it is not understood, what holds for any insurance. */
export function topicsOf(prompt: string, category: Category | undefined): Topic[] {
	const verdict = understandPrompt(prompt, category)
	if (verdict.kind === 'understood') return [verdict.topic, ...(verdict.second ? [verdict.second] : [])]
	const ofCategory = topics.filter(({ categories }) => category && categories.includes(category.slug))
	return [...ofCategory, ...topics.filter(({ id }) => id === 'direitos-do-consumidor' || id === 'cotacoes')]
}
