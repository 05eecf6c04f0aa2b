import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { build as bundle } from 'vite'
import { demoPosts } from '#core/demo/posts.ts'
import { checkArticle } from '#core/seo/check-article.ts'

const ROUNDS = 5

/** The parts of the yoastseo package that an analysis needs; it has no types of its own. */
type Yoast = {
	Paper: new (text: string, attributes: Record<string, unknown>) => { setTree: (tree: unknown) => void }
	Researcher: new (paper: unknown) => object
	LanguageProcessor: new (researcher: object) => object
	build: (paper: unknown, processor: object) => unknown
	assessors: (new (researcher: object, options: object) => { assess: (paper: unknown) => void })[]
}

/** Our check of an article against the best-known one, on the same Portuguese articles in the same process. */
export async function measureSeo(): Promise<void> {
	const yoast = loadYoast()
	const now = new Date()
	const ours = () =>
		demoPosts.forEach((post) => {
			checkArticle(post, { now, siteUrl: 'https://exemplo.com.br', hasSkipLink: true })
		})
	const theirs = () => demoPosts.forEach((post) => analyze(yoast, post))
	// Once unmeasured, so that both have met their texts.
	ours()
	theirs()
	const [fast, slow] = [medianOf(ours), medianOf(theirs)]
	const each = (ms: number) => `${(ms / demoPosts.length).toFixed(2)} ms`
	console.log('\nVerificação de SEO, por artigo da demonstração (mediana)\n')
	console.log(`nossa       ${each(fast)}`)
	console.log(`yoastseo    ${each(slow)}   ${(slow / fast).toFixed(1)}x a nossa\n`)
	const { first, median } = await timesInBrowser()
	console.log(
		`No Chromium, ${WORDS} palavras: ${median.toFixed(1)} ms (a primeira vez ${first.toFixed(0)} ms); um quadro tem 16,7 ms\n`,
	)
}

const WORDS = 1500
const BROWSER_ROUNDS = 50

/** Our check where the editor runs it, of an article of the length that people write. */
async function timesInBrowser(): Promise<{ first: number; median: number }> {
	const [built] = (await bundle({
		configFile: false,
		logLevel: 'error',
		build: { write: false, lib: { entry: 'src/core/seo/check-article.ts', formats: ['iife'], name: 'seo' } },
	})) as { output: { code: string }[] }[]
	const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
	try {
		const page = await browser.newPage()
		await page.addScriptTag({ content: built!.output[0]!.code })
		const around = { now: new Date(), siteUrl: 'https://exemplo.com.br', hasSkipLink: true }
		return await page.evaluate(
			({ article, surroundings, rounds }) => {
				const { checkArticle: check } = (globalThis as unknown as { seo: { checkArticle: typeof checkArticle } }).seo
				const times = Array.from({ length: rounds }, () => {
					const started = performance.now()
					check(article, surroundings)
					return performance.now() - started
				})
				return { first: times[0]!, median: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]! }
			},
			{ article: articleOf(WORDS), surroundings: around, rounds: BROWSER_ROUNDS },
		)
	} finally {
		await browser.close()
	}
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

function loadYoast(): Yoast {
	const load = createRequire(import.meta.url) as unknown as (id: string) => Record<string, never>
	const { Paper, SeoAssessor, ContentAssessor } = load('yoastseo')
	return {
		Paper,
		Researcher: load('yoastseo/build/languageProcessing/languages/pt/Researcher')['default'],
		LanguageProcessor: load('yoastseo/build/parse/language/LanguageProcessor')['default'],
		build: load('yoastseo/build/parse/build')['build'],
		assessors: [SeoAssessor, ContentAssessor],
	} as unknown as Yoast
}

function analyze(
	{ Paper, Researcher, LanguageProcessor, build, assessors }: Yoast,
	post: (typeof demoPosts)[number],
): void {
	const { content, title, metaTitle, metaDescription, slug } = post
	const paper = new Paper(content, {
		keyword: slug.split('-').slice(0, 2).join(' '),
		title: metaTitle || title,
		titleWidth: 500,
		description: metaDescription,
		slug,
		locale: 'pt_BR',
	})
	const researcher = new Researcher(paper)
	paper.setTree(build(paper, new LanguageProcessor(researcher)))
	for (const Assessor of assessors) new Assessor(researcher, {}).assess(paper)
}

function medianOf(work: () => void): number {
	const times = Array.from({ length: ROUNDS }, () => {
		const started = performance.now()
		work()
		return performance.now() - started
	})
	return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
}
