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
const ROUNDS = 15
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

/** Beside the whole check of the same article, in the same process. */
function tellSpeed(): void {
	const facts = claimFactsOf(readRegister())
	const article = articleOf(WORDS)
	const now = new Date()
	const claims = medianOf(() => readClaims(article, { facts, supports: [], today: DAY }))
	const check = medianOf(() => checkArticle(article, { now, siteUrl: 'https://exemplo.com.br', hasSkipLink: true }))
	console.log(
		`\n${WORDS} palavras: afirmações ${claims.toFixed(1)} ms, ${(claims / check).toFixed(1)}x a verificação de SEO (${check.toFixed(1)} ms)\n`,
	)
}

/** Demo articles one after the other, up to the paragraph in which they reach a length. */
function articleOf(words: number) {
	const [first] = demoPosts
	let content = ''
	for (const paragraph of demoPosts.flatMap((post) => post.content.split(/(?<=<\/(?:p|ul|ol|table|h2|h3)>)/))) {
		if (content.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length >= words) break
		content += paragraph
	}
	return { ...first!, content }
}

/** In milliseconds of the processor: others on the machine do not make it slower. */
function medianOf(work: () => unknown): number {
	const times = Array.from({ length: ROUNDS }, () => {
		const started = process.cpuUsage()
		work()
		const { user, system } = process.cpuUsage(started)
		return (user + system) / 1000
	})
	return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
}

if (import.meta.main) measureTruth()
