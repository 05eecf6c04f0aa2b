import { readdirSync, readFileSync } from 'node:fs'
import { claimFactsOf } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { judgeTruth, readTruth, type Verdict } from '#core/claims/testing/truth.ts'
import { demoPosts } from '#core/demo/posts.ts'
import { readRegister } from '#core/facts/read/read-register.ts'
import { checkArticle } from '#core/seo/check-article.ts'

const FOLDER = 'bench/truth'
/** The day the texts were written: what they say is judged by the law of that day. */
const DAY = '2026-11-16'
const WORDS = 1500

/** How many planted errors the reading of claims finds, how often it cries wolf, and how long it takes. */
export function measureTruth(): void {
	const facts = claimFactsOf(readRegister())
	for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))) {
		const verdicts = readTruth(readFileSync(`${FOLDER}/${file}`, 'utf8')).map((text) =>
			judgeTruth(text, { facts, today: DAY }),
		)
		console.log(`\nAfirmações, conjunto ${file}: ${verdicts.length} textos\n`)
		tell(verdicts)
	}
	tellSpeed()
}

function tell(verdicts: readonly Verdict[]): void {
	const wrong = verdicts.filter(({ text }) => text.wrong !== undefined)
	const right = verdicts.filter(({ text }) => text.wrong === undefined)
	const line = (name: string, some: readonly Verdict[]) =>
		console.log(
			`  ${name.padEnd(14)} ${share(some, ({ isFound }) => isFound)}   contradiz ou fora de vigor ${share(some, ({ isContradicted }) => isContradicted)}`,
		)
	console.log('Erros plantados encontrados')
	line('todos', wrong)
	for (const [how, some] of Map.groupBy(wrong, ({ text }) => text.how ?? '')) line(how, some)
	for (const [prose, some] of Map.groupBy(wrong, ({ text }) => text.prose)) line(prose, some)
	console.log('Textos certos com alarme falso')
	const alarms = (name: string, some: readonly Verdict[]) =>
		console.log(`  ${name.padEnd(14)} ${share(some, ({ isAlarmed }) => isAlarmed)}`)
	alarms('todos', right)
	for (const [prose, some] of Map.groupBy(right, ({ text }) => text.prose)) alarms(prose, some)
}

function share(some: readonly Verdict[], is: (verdict: Verdict) => boolean): string {
	const count = some.filter(is).length
	return `${count}/${some.length} (${((100 * count) / Math.max(1, some.length)).toFixed(1)} %)`.padEnd(18)
}

/** Of texts that are read for the first time, and of one that somebody writes on; beside the whole check of such a text. */
function tellSpeed(): void {
	const basis = { facts: claimFactsOf(readRegister()), supports: [], today: DAY }
	const [warming, ...articles] = articlesOf(WORDS)
	readClaims(warming!, basis)
	const now = new Date()
	const first = medianOf(articles, (article) => readClaims(article, basis))
	const written = articles.map((_, at) => ({ ...warming!, content: `${warming!.content}<p>Mais ${at} linhas.</p>` }))
	const again = medianOf(written, (article) => readClaims(article, basis))
	const check = medianOf(articles, (article) =>
		checkArticle(article, { now, siteUrl: 'https://exemplo.com.br', hasSkipLink: true }),
	)
	console.log(
		`\n${WORDS} palavras: afirmações ${first.toFixed(1)} ms num texto novo, ${again.toFixed(1)} ms depois de uma mudança; verificação de SEO ${check.toFixed(1)} ms\n`,
	)
}

/** The demo articles one after the other, cut where a paragraph reaches a length. */
function articlesOf(words: number) {
	const [first] = demoPosts
	const contents = ['']
	for (const paragraph of demoPosts.flatMap((post) => post.content.split(/(?<=<\/(?:p|ul|ol|table|h2|h3)>)/))) {
		const content = contents.pop()! + paragraph
		contents.push(content)
		if (content.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length >= words) contents.push('')
	}
	return contents.slice(0, -1).map((content) => ({ ...first!, content }))
}

/** In milliseconds of the processor: others on the machine do not make it slower. */
function medianOf<Text>(texts: readonly Text[], work: (text: Text) => unknown): number {
	const times = texts.map((text) => {
		const started = process.cpuUsage()
		work(text)
		const { user, system } = process.cpuUsage(started)
		return (user + system) / 1000
	})
	return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

if (import.meta.main) measureTruth()
