import { type FactsOnDay, factsOnDay, type Register } from '#core/facts/register.ts'
import { escapeText } from '#core/html/escape-text.ts'
import { type CitedNorm, citedNorms } from './cited-norms.ts'
import { sources } from './knowledge/all.ts'
import type { Topic } from './knowledge/types.ts'
import { linksIn } from './markup.ts'
import { noteFor } from './note.ts'
import { obeyWishes, type Unmet, unmetWishes } from './obey-wishes.ts'
import type { Outline } from './outline.ts'
import { outlineSubject } from './outline-subject.ts'
import { outlineTopic } from './outline-topic.ts'
import { type PublishedArticle, readAlso } from './read-also.ts'
import type { Reading } from './read-prompt.ts'
import { createRenderer, list, outsideLink } from './render-text.ts'
import type { Choose } from './wording.ts'

type Writing = {
	title: string
	choose: Choose
	now: Date
	day: string
	register: Register
	published: readonly PublishedArticle[]
}

export type Body = { content: string; sourceUrls: string[]; unmet: Unmet[] }

export function composeBody(reading: Reading, writing: Writing): Body {
	const { subject } = reading
	const { choose } = writing
	const whole = subject ? outlineSubject(reading, subject, choose) : outlineTopic(reading, choose)
	const outline = obeyWishes(whole, reading, (given) => written(given, reading, writing).content)
	const { content, sourceUrls } = written(outline, reading, writing)
	return { content, sourceUrls, unmet: unmetWishes(reading, outline, content) }
}

/** An outline as an article: then what else to read, on what it leans, and what it is. */
function written(outline: Outline, reading: Reading, writing: Writing): Omit<Body, 'unmet'> {
	const { topic } = reading
	const { now, day, register } = writing
	const { html, linked } = rendered(outline, factsOnDay(register, day))
	const { items, urls } = sourcesOf(topic, citedNorms(html, { register, day }), linked)
	const content = [
		html,
		readAlsoHtml(reading, writing),
		`<h2>Fontes</h2>\n${list('ul', items)}`,
		`<p class="nota">${noteFor(topic, now)}</p>`,
	].join('\n')
	return { content, sourceUrls: urls }
}

function rendered({ answer, points, parts }: Outline, facts: FactsOnDay): { html: string; linked: string[] } {
	const renderer = createRenderer(facts)
	const { inline } = renderer
	const html = [
		...(answer ? [`<p>${inline(answer)}</p>`] : []),
		...(points.length > 0
			? [`<aside class="resumo">\n<h2>Em resumo</h2>\n${list('ul', points.map(inline))}\n</aside>`]
			: []),
		...parts.flatMap((part) => [`<h2>${part.heading}</h2>`, ...part.html(renderer)]),
	].join('\n')
	return { html, linked: renderer.linked() }
}

function readAlsoHtml(reading: Reading, { title, published }: Writing): string {
	const { href, text } = reading.topic.page
	const others = readAlso(reading, { title, published })
	return `<h2>Leia também</h2>\n${list('ul', [
		`Nossa página de <a href="${href}">${text}</a>`,
		...others.map((article) => `<a href="${article.path}">${escapeText(article.title)}</a>`),
	])}`
}

const LEAST_PAGES = 2

/** The norms that the text cites, the official pages it links, and those of its topic where they are too few. */
function sourcesOf(topic: Topic, norms: readonly CitedNorm[], linked: readonly string[]) {
	const ofNorms = norms.flatMap(({ url }) => url ?? [])
	const pages = linked.filter((url) => !ofNorms.includes(url))
	const known = new Set([...ofNorms, ...pages])
	const ofTopic = topic.checks.flatMap(linksIn).map((id) => sources[id]!.url)
	for (const url of ofTopic) {
		if (known.size >= LEAST_PAGES) break
		if (!known.has(url)) pages.push(url)
		known.add(url)
	}
	const items = [
		...norms.map(({ name, url }) => (url ? outsideLink(url, name) : name)),
		...pages.map((url) => outsideLink(url, titleOf(url))),
	]
	return { items, urls: [...known] }
}

function titleOf(url: string): string {
	return Object.values(sources).find((source) => source.url === url)?.title ?? url
}
