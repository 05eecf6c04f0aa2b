import { expect, test } from 'vitest'
import { readArticleText } from '#core/seo/article-text.ts'
import { everyArticle } from './testing/every-article.ts'

// Questions may stand in the article on a topic and in that on a subject of it. The lists of links are no sentences.
const asides = /<h2>(?:Perguntas frequentes|Leia também|Fontes)<\/h2>[\s\S]*?(?=<h2>|<p class="nota">)/g
const note = /<p class="nota">[\s\S]*/

function sentencesIn(content: string): Set<string> {
	return new Set(readArticleText(content.replace(asides, '').replace(note, '')).sentences)
}

const told = everyArticle.map(({ id, content }) => ({ id, sentences: sentencesIn(content) }))

/** Of the shorter of two articles, how much the other tells as well; all pairs that share anything. */
function shares(): { ids: string[]; share: number }[] {
	const places = new Map<string, number[]>()
	for (const [at, { sentences }] of told.entries())
		for (const sentence of sentences) places.set(sentence, [...(places.get(sentence) ?? []), at])
	const common = new Map<string, number>()
	for (const at of places.values())
		for (const [index, first] of at.entries())
			for (const second of at.slice(index + 1)) {
				const pair = `${first} ${second}`
				common.set(pair, (common.get(pair) ?? 0) + 1)
			}
	return [...common]
		.map(([pair, count]) => {
			const [first, second] = pair.split(' ').map((at) => told[Number(at)]!) as [(typeof told)[0], (typeof told)[0]]
			return { ids: [first.id, second.id], share: count / Math.min(first.sentences.size, second.sentences.size) }
		})
		.toSorted((a, b) => b.share - a.share)
}

const MOST_SHARED = 0.1

test('no two articles share more than a tenth of their sentences, on any two subjects or questions', () => {
	expect(told.length).toBeGreaterThan(700)
	expect(shares().filter(({ share }) => share > MOST_SHARED)).toEqual([])
})

test('every article has something to say', () => {
	expect(told.filter(({ sentences }) => sentences.size < 3).map(({ id }) => id)).toEqual([])
})

test('no sentence stands in an article twice', () => {
	const repeated = everyArticle.flatMap(({ id, content }) => {
		const { sentences } = readArticleText(content)
		return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at).map((one) => `${id}: ${one}`)
	})
	expect(repeated).toEqual([])
})
