import { withoutAccents } from '#lib/without-accents.ts'
import { details, generalTopic, type Topic, topics } from './topics.ts'

/** The subject that the text names most often, the first named among equals; else the category's. */
export function findTopic(prompt: string, category?: string | null): Topic {
	return mostNamed(prompt) ?? mostNamed(category ?? '') ?? generalTopic
}

/** What the words of a title add to the scene. */
export function findDetail(title: string): string | undefined {
	const words = ` ${plain(title)} `
	return details.find((detail) => countWords(words, detail).times > 0)?.shows
}

function mostNamed(text: string): Topic | undefined {
	const words = ` ${plain(text)} `
	const named = topics
		.map((topic) => ({ topic, ...countWords(words, topic) }))
		.filter(({ times }) => times > 0)
		.sort((a, b) => b.times - a.times || a.first - b.first)
	return named[0]?.topic
}

function countWords(text: string, { words }: Pick<Topic, 'words'>): { times: number; first: number } {
	let times = 0
	let first = Number.POSITIVE_INFINITY
	for (const word of words) {
		let at = text.indexOf(` ${word}`)
		first = at === -1 ? first : Math.min(first, at)
		for (; at !== -1; at = text.indexOf(` ${word}`, at + 1)) times += 1
	}
	return { times, first }
}

function plain(text: string): string {
	return withoutAccents(text).replaceAll(/[^a-z0-9]+/g, ' ')
}
